import CoreGraphics
import LayerTree

/// At most one decimal, none when it is zero.
func short(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let rounded = (Double(value) * 10).rounded() / 10
  return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
}

/// Seconds with four decimals: "1.0083".
func seconds(_ time: TimeInterval) -> String {
  guard time.isFinite, abs(time) < 1e9 else { return "\(time)" }
  let units = Int((time * 10_000).rounded())
  let fraction = String(abs(units % 10_000))
  return "\(units / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
}

func describe(_ point: CGPoint) -> String { "(\(short(point.x)), \(short(point.y)))" }

func describe(_ rect: CGRect) -> String {
  "(\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)) × \(short(rect.height)))"
}

/// What a layer is called by its view, its label or identifier, and where it lies on the screen.
func describe(_ layer: Layer) -> String { NotedLayer(layer).description }
