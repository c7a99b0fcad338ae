import SwiftSyntax

/// A method or property as `#selector` and `#keyPath` name it.
struct MemberReference {
  enum Base {
    /// `tapped`
    case implicit
    /// `self.tapped`, `Self.tapped`, `super.tapped`
    case own(ExprSyntax)
    /// `MyView.tapped`
    case type(ExprSyntax)
    /// `button.tapped`
    case object(ExprSyntax)
  }
  let base: Base
  let member: DeclReferenceExprSyntax
  /// The type that has the member; nil if the source does not name it.
  let owner: String?

  init?(_ expression: ExprSyntax, enclosingType: String?) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      (base, member, owner) = (.implicit, reference, enclosingType)
      return
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let object = access.base else { return nil }
    member = access.declName
    if ["self", "Self", "super"].contains(object.trimmedDescription) {
      (base, owner) = (.own(object), enclosingType)
    } else if object.looksLikeType {
      (base, owner) = (.type(object), object.trimmedDescription)
    } else {
      (base, owner) = (.object(object), nil)
    }
  }

  var isOfType: Bool {
    if case .type = base { true } else { false }
  }
}

extension ExprSyntax {
  /// By the custom of capital letters: the syntax does not say it.
  fileprivate var looksLikeType: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text.first?.isUppercase == true }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.looksLikeType }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}
