import CoreGraphics
import GestureEngine

/// Real fingers on a touch screen, by the names that the window system gives them.
struct TouchFingers {
  /// Devices count their fingers by themselves.
  struct Name: Hashable {
    var device: Int64
    var finger: Int64
  }

  private var fingers: [Name: (id: Int, location: CGPoint)] = [:]

  mutating func down(_ name: Name, at location: CGPoint) -> [TouchSample] {
    let id = fingers[name]?.id ?? firstFreeID
    fingers[name] = (id, location)
    return [TouchSample(id: id, phase: .began, location: location)]
  }

  /// Movements of fingers that never landed, or were taken away since, are nobody's.
  mutating func move(_ name: Name, to location: CGPoint) -> [TouchSample] {
    guard let id = fingers[name]?.id else { return [] }
    fingers[name] = (id, location)
    return [TouchSample(id: id, phase: .moved, location: location)]
  }

  mutating func up(_ name: Name, at location: CGPoint) -> [TouchSample] {
    guard let id = fingers.removeValue(forKey: name)?.id else { return [] }
    return [TouchSample(id: id, phase: .ended, location: location)]
  }

  /// Takes all fingers away; each counts again when it lands again.
  mutating func cancel() -> [TouchSample] {
    defer { fingers = [:] }
    return fingers.values.sorted { $0.id < $1.id }.map { TouchSample(id: $0.id, phase: .cancelled, location: $0.location) }
  }

  private var firstFreeID: Int {
    let taken = Set(fingers.values.map(\.id))
    return (1...taken.count + 1).first { !taken.contains($0) } ?? 1
  }
}
