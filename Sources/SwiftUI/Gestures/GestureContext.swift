import CoreGraphics
import GestureEngine
import LayerTree

/// What a gesture needs to know of the place it is attached to. One object for each attachment; the machine does not keep it.
protocol GestureContext: AnyObject {
  /// A point of the window in a space as it is *now*: asked for each event, without a dependency on where the view lies.
  /// Without the named space in sight it is the global one.
  func convert(_ globalPoint: CGPoint, to space: CoordinateSpace) -> CGPoint
  /// The view's size in points, as it is now.
  var size: CGSize { get }
  /// Runs code of the app. `name` says which callback it is, for causes of updates and traces.
  func perform(_ action: () -> Void, named name: @autoclosure () -> String)
  /// The view that the gesture is attached to, for reports.
  var place: String { get }
  /// A name for what hangs there, as it is now; `wording` puts the place into words by `words(ofPlace:)`.
  func notedName(_ kind: String, wording: @escaping @Sendable (NotedName) -> String) -> NotedName
}

extension GestureContext {
  func notedName(_ kind: String, wording: @escaping @Sendable (NotedName) -> String) -> NotedName {
    NotedName(kind, on: [place], wording: wording)
  }
}

/// The layers as a path, and where the gesture was written.
func words(ofPlace name: NotedName) -> String {
  let path = path(name.places)
  return name.file.map { "\(path) (\(SourcePlace(fileID: $0, line: name.line)))" } ?? path
}
