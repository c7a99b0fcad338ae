import CoreGraphics
import GestureEngine

/// The fingers of a mouse: one while its button is down, and with Alt held a second one that mirrors it.
///
/// The two mirror each other about the middle of the glass, and about wherever that has been moved to: with Shift held too they
/// keep their distance and the middle moves along. All points are of the screen.
struct MouseFingers {
  struct Modifiers: Equatable {
    /// Alt.
    var makesPair = false
    /// Shift.
    var movesPair = false
  }

  /// A finger as it is shown while there are two.
  struct Disc: Hashable {
    var location: CGPoint
    var isDown: Bool
  }

  /// Names that no real finger bears.
  static let firstID = -1, secondID = -2

  /// The glass; fingers stay on it.
  var glass: CGSize {
    didSet { if glass != oldValue { middle = nil } }
  }
  private var location: CGPoint?
  private var isPressed = false
  private var modifiers = Modifiers()
  /// What the two fingers mirror each other about, once it has been moved.
  private var middle: CGPoint?
  /// Where the fingers that are down were last.
  private var down: [Int: CGPoint] = [:]

  init(glass: CGSize) { self.glass = glass }

  // MARK: What the mouse does

  mutating func move(to point: CGPoint) -> [TouchSample] {
    if let location, modifiers.makesPair, modifiers.movesPair {
      let middle = currentMiddle
      self.middle = CGPoint(x: middle.x + point.x - location.x, y: middle.y + point.y - location.y)
    }
    location = point
    return samples()
  }

  /// The button goes down; beside the glass that is nobody's finger.
  mutating func press(at point: CGPoint) -> [TouchSample] {
    let moves = move(to: point)
    isPressed = isPressed || CGRect(origin: .zero, size: glass).contains(point)
    return moves + samples()
  }

  mutating func release() -> [TouchSample] {
    isPressed = false
    return samples()
  }

  mutating func change(_ new: Modifiers) -> [TouchSample] {
    if !new.makesPair { middle = nil }
    modifiers = new
    return samples()
  }

  /// The mouse is over another window.
  mutating func leave() {
    if !isPressed { location = nil }
  }

  /// The fingers are taken away until the button is pressed again.
  mutating func cancel() -> [TouchSample] {
    isPressed = false
    defer { down = [:] }
    return down.sorted { $0.key > $1.key }.map { TouchSample(id: $0.key, phase: .cancelled, location: $0.value) }
  }

  // MARK: What is seen

  /// The two fingers while Alt is held, to be drawn.
  var discs: [Disc] {
    guard modifiers.makesPair, let location else { return [] }
    return [location, mirrored(location)].map { Disc(location: held($0), isDown: isPressed) }
  }

  // MARK: Fingers

  private var currentMiddle: CGPoint { middle ?? CGPoint(x: glass.width / 2, y: glass.height / 2) }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * currentMiddle.x - point.x, y: 2 * currentMiddle.y - point.y)
  }

  private func held(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), glass.width), y: min(max(point.y, 0), glass.height))
  }

  /// The fingers that should be down, in the order in which they land.
  private var wanted: [(id: Int, location: CGPoint)] {
    guard isPressed, let location else { return [] }
    let first = (id: Self.firstID, location: held(location))
    return modifiers.makesPair ? [first, (id: Self.secondID, location: held(mirrored(location)))] : [first]
  }

  /// From the fingers that are down to those that should be.
  private mutating func samples() -> [TouchSample] {
    let wanted = wanted
    var samples: [TouchSample] = []
    for (id, place) in down.sorted(by: { $0.key > $1.key }) where !wanted.contains(where: { $0.id == id }) {
      samples.append(TouchSample(id: id, phase: .ended, location: place))
      down[id] = nil
    }
    for (id, place) in wanted where down[id] != place {
      samples.append(TouchSample(id: id, phase: down[id] == nil ? .began : .moved, location: place))
      down[id] = place
    }
    return samples
  }
}
