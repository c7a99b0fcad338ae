import SwiftSyntax

/// Headers of UIKit that are modules of their own on iOS are parts of UIKit here: subclasses of recognizers import one of them to set
/// `state`.
extension RewritingVisitor {
  private static let headers: Set<String> = ["UIKit.UIGestureRecognizerSubclass"]

  func rewriteImport(_ node: ImportDeclSyntax) {
    if Self.headers.contains(node.path.trimmedDescription) { edits.cover(node.path, with: "UIKit") }
  }
}
