import CoreGraphics
import GestureEngine

@testable import SwiftUI

/// One view with gestures, in an arena, without a view tree.
final class GestureStage: GestureContext {
  let arena = Arena()
  var lines: [String] = []
  /// Where `.local` and `.named("parent")` have their origin in the window.
  var localOrigin = CGPoint.zero
  var parentOrigin = CGPoint.zero
  var size = CGSize(width: 100, height: 100)
  private var path: [Recognizer] = []
  private let container = Container()

  private final class Container: GestureContainer {
    var gestureContainerParent: (any GestureContainer)? { nil }
  }

  var place: String { "view" }
  func convert(_ globalPoint: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: globalPoint
    case .local: CGPoint(x: globalPoint.x - localOrigin.x, y: globalPoint.y - localOrigin.y)
    case .named(let name):
      name == AnyHashable("parent") ? CGPoint(x: globalPoint.x - parentOrigin.x, y: globalPoint.y - parentOrigin.y) : globalPoint
    }
  }
  func perform(_ action: () -> Void, named name: @autoclosure () -> String) { action() }

  /// Written after those that are there already.
  @discardableResult
  func add<G: Gesture>(_ gesture: G, priority: GestureRelation.Priority = .standard) -> SwiftUIGestureRecognizer<G> {
    let recognizer = SwiftUIGestureRecognizer(gesture, priority: priority, context: self)
    add(recognizer)
    return recognizer
  }
  func add(_ recognizer: Recognizer) {
    recognizer.attach(to: container)
    path.append(recognizer)
  }

  func say(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func send(_ phase: TouchPhase, _ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) {
    arena.deliver([TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y))], at: time) { _ in self.path }
  }
  func down(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) { send(.began, x, y, at: time, id: id) }
  func move(_ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) { send(.moved, x, y, at: time, id: id) }
  func up(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) { send(.ended, x, y, at: time, id: id) }
}

/// Keeps a value and writes down every write.
final class RecordingLocation<Value>: Location<Value> {
  var value: Value
  var writes: [(value: Value, transaction: Transaction)] = []
  var onWrite: (Value) -> Void = { _ in }
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction?) {
    self.value = value
    writes.append((value, transaction ?? TransactionContext.current))
    onWrite(value)
  }
}

extension GestureState {
  func placed(at location: Location<Value>) -> GestureState {
    var state = self
    state.location = location
    return state
  }
}
