import CoreGraphics

/// What a layer means to somebody who looks for it: a test's query, or assistive technology.
public struct Semantics: Hashable {
  /// What kind of thing it is. `container` only holds others; `none` has a meaning, such as an identifier, and no kind.
  public enum Role: Hashable, Sendable { case none, text, button, image, container, textField, toggle, progress, slider }
  /// None where nothing is said.
  public var role: Role
  /// What is read aloud: a text's string, a button's title.
  public var label: String?
  /// What it is set to, in words; nil for what has none.
  public var value: String?
  /// `accessibilityIdentifier`.
  public var identifier: String?
  /// False is read as "dimmed", and no finger is aimed at it.
  public var isEnabled: Bool
  /// What few layers say besides.
  public var details: SemanticsDetails?
  public init(
    role: Role = .none, label: String? = nil, value: String? = nil, identifier: String? = nil, isEnabled: Bool = true,
    details: SemanticsDetails? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.details = details
  }
}

/// Says what layers mean when it is asked. Its subjects are numbers of its own.
public protocol SemanticsSource: AnyObject {
  /// nil when the subject is gone.
  func semantics(of subject: Int) -> Semantics?
}
