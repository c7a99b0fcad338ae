import CoreGraphics

/// What a gesture needs to know of the place it is attached to. One object for each attachment; the machine does not keep it.
protocol GestureContext: AnyObject {
  /// A point of the window in a space as it is *now*: asked for each event, without a dependency on where the view lies.
  /// Without the named space in sight it is the global one.
  func convert(_ globalPoint: CGPoint, to space: CoordinateSpace) -> CGPoint
  /// Runs code of the app. `name` says which callback it is, for causes of updates and traces.
  func perform(_ action: () -> Void, named name: @autoclosure () -> String)
  /// The view that the gesture is attached to, for reports.
  var place: String { get }
  /// `place` as it is now, put into words only when it is called.
  func notedPlace() -> () -> String
}

extension GestureContext {
  func notedPlace() -> () -> String {
    let place = place
    return { place }
  }
}
