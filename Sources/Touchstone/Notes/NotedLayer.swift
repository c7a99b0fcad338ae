import CoreGraphics
import LayerTree

/// What a layer is called by its view, its label or identifier, and where it lies on the screen, as it was when it was noted.
struct NotedLayer: Hashable, CustomStringConvertible {
  private let name: String
  private let label: String?
  private let identifier: String?
  /// The bits of its frame's numbers: one that is no number equals itself here.
  private let frame: SIMD4<UInt64>
  private let source: SourcePlace?

  init(_ layer: Layer) {
    name = layer.name
    label = layer.semantics?.label
    identifier = layer.semantics?.identifier
    let rect = layer.frameInRoot
    frame = SIMD4(
      Double(rect.origin.x).bitPattern, Double(rect.origin.y).bitPattern, Double(rect.size.width).bitPattern,
      Double(rect.size.height).bitPattern)
    source = layer.source
  }

  var description: String {
    var words = [name.isEmpty ? "a layer" : name]
    if let label { words.append("\"\(label)\"") }
    if let identifier { words.append("[\(identifier)]") }
    let numbers = (0..<4).map { Double(bitPattern: frame[$0]) }
    words.append(describe(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    if let source { words.append("written at \(source)") }
    return words.joined(separator: " ")
  }
}
