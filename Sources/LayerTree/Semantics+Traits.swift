extension Semantics.Role {
  /// The traits that an element has because of what it is.
  public var impliedTraits: SemanticsTraits {
    switch self {
    case .text: .staticText
    case .image: .image
    case .button: .button
    case .toggle: [.button, .toggleButton]
    case .progress: .updatesFrequently
    case .slider: .adjustable
    case .textField, .none, .container: []
    }
  }
}
