import LayerTree

extension PaintCommand {
  /// It leaves something on the glass.
  var isSeen: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint != .color(.clear)
    case .text, .symbol, .image: true
    case .group(let commands, let group): group.opacity > 0 && commands.contains(where: \.isSeen)
    }
  }
}
