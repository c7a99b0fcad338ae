import CoreGraphics
import LayerTree

/// What an element is looked for by.
enum Query: CustomStringConvertible {
  case text(String)
  case identifier(String)
  case role(Semantics.Role, label: String?)

  func matches(_ meaning: Meaning) -> Bool {
    switch self {
    case .text(let text): meaning.label == text || meaning.value == text
    case .identifier(let identifier): meaning.identifiers.contains(identifier)
    case .role: false
    }
  }

  /// Roles are those of the accessibility tree; a text is looked for there, too, when nothing that is drawn reads it.
  func matches(_ node: AccessibilityNode) -> Bool {
    switch self {
    case .text(let text): node.label == text || node.value == text
    case .identifier: false
    case .role(let role, let label): node.role == role && (label == nil || node.label == label)
    }
  }

  /// What the wanted name is compared with when nothing matches.
  var name: String? {
    switch self {
    case .text(let text): text
    case .identifier(let identifier): identifier
    case .role(_, let label): label
    }
  }

  var description: String {
    switch self {
    case .text(let text): "the text \"\(text)\""
    case .identifier(let identifier): "the identifier \"\(identifier)\""
    case .role(let role, let label?): "the role \(role) and the label \"\(label)\""
    case .role(let role, nil): "the role \(role)"
    }
  }
}
