import CoreGraphics
import Foundation

/// A tree of layers as indented text, for tests: one layer a line, children below it, back to front.
///
/// ```
/// Card (0, 40) 100×60 opacity 0.5
///   Text (8, 8) 40×20 text "Title" id title
/// ```
/// What is at its default is left out; lengths are rounded to thousandths of a point.
public struct LayerSnapshot: CustomStringConvertible, Equatable {
  /// A line a layer, without one at the end.
  public let description: String

  /// The layer and all below it as they are now, without presentations.
  public init(of layer: Layer) {
    var lines: [String] = []
    Self.write(layer, depth: 0, into: &lines)
    description = lines.joined(separator: "\n")
  }

  private static func write(_ layer: Layer, depth: Int, into lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + line(for: layer))
    for child in layer.children { write(child, depth: depth + 1, into: &lines) }
  }

  private static func line(for layer: Layer) -> String {
    var words = [layer.name.isEmpty ? "Layer" : layer.name]
    words.append("(\(number(layer.position.x)), \(number(layer.position.y)))")
    words.append("\(number(layer.size.width))×\(number(layer.size.height))")
    words += geometryWords(layer) + drawingWords(layer) + touchWords(layer) + semanticsWords(layer)
    return words.joined(separator: " ")
  }

  private static func geometryWords(_ layer: Layer) -> [String] {
    let projected = layer.projection == nil ? [] : ["projection"]
    guard layer.transform != .identity else { return projected }
    let t = layer.transform
    return projected + ["transform [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + "]"]
  }

  private static func drawingWords(_ layer: Layer) -> [String] {
    var words = layer.content.map(word(for:))
    if layer.opacity != 1 { words.append("opacity \(number(layer.opacity))") }
    if layer.isHidden { words.append("hidden") }
    if layer.clip != nil { words.append("clip") }
    if layer.shadow != nil { words.append("shadow") }
    switch layer.filter {
    case .blur(let radius, _)?: words.append("blur \(number(radius))")
    case .color?: words.append("color-matrix")
    case nil: break
    }
    if layer.blend != .normal { words.append("blend \(layer.blend)") }
    if layer.isGroup { words.append("group") }
    if layer.backdrop != nil { words.append("backdrop") }
    return words
  }

  private static func word(for command: PaintCommand) -> String {
    switch command {
    case .fill(_, .color(let color), _): "fill \(hexadecimal(color))"
    case .fill: "fill gradient"
    case .stroke(_, .color(let color), let stroke): "stroke \(hexadecimal(color)) \(number(stroke.width))"
    case .stroke(_, _, let stroke): "stroke gradient \(number(stroke.width))"
    case .text(let block, _): "text \"\(block.runs.map(\.string).joined())\""
    case .symbol(let symbol, _): "symbol \(symbol.name)"
    case .image(let image, _, _, _): "image \(image.width)×\(image.height)"
    case .group(let commands, _): "{ " + commands.map(word(for:)).joined(separator: " ") + " }"
    }
  }

  private static func touchWords(_ layer: Layer) -> [String] {
    var words: [String] = []
    if !layer.allowsHitTesting { words.append("no-hits") }
    if layer.contentShape != nil { words.append("content-shape") }
    if !layer.recognizers.isEmpty { words.append("recognizers \(layer.recognizers.count)") }
    if layer.blocksRecognizersBelow { words.append("blocks-below") }
    return words
  }

  private static func semanticsWords(_ layer: Layer) -> [String] {
    guard let semantics = layer.semantics else { return [] }
    var words: [String] = []
    if semantics.role != .none { words.append("role \(semantics.role)") }
    if let label = semantics.label { words.append("label \"\(label)\"") }
    if let value = semantics.value { words.append("value \"\(value)\"") }
    if let identifier = semantics.identifier { words.append("id \(identifier)") }
    if !semantics.isEnabled { words.append("disabled") }
    return words
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when not opaque.
  private static func hexadecimal(_ color: PaintColor) -> String {
    func byte(_ component: Double) -> String {
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let opaque = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
    return color.alpha >= 1 ? opaque : opaque + byte(color.alpha)
  }

  /// At most three decimals, no trailing zeros, no negative zero.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    if rounded == 0 { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
