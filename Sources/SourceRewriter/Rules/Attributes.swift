import SwiftSyntax

/// What speaks to Objective-C's runtime or to Interface Builder is blanked. `@NSManaged` and `@NSCopying` are left to the
/// compiler, which refuses them: without that runtime they would change what a property does.
extension RewritingVisitor {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
  ]

  func blankAttribute(_ node: AttributeSyntax) {
    if Self.attributes.contains(node.attributeName.trimmedDescription) { edits.blank(node) }
  }
  func blankModifier(_ node: DeclModifierSyntax) {
    if node.name.text == "dynamic" { edits.blank(node) }
  }
}
