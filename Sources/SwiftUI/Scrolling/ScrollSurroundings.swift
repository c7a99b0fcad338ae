/// What a view knows of the scroll views around it.
final class ScrollSurroundings {
  /// The nearest scroll view around.
  let core: ScrollCore?

  init(core: ScrollCore?, outer: ScrollSurroundings?) { self.core = core }
}

/// The names of the spaces of scroll views' visible parts.
enum ScrollCoordinateSpaceName: Hashable {
  case nearest
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the visible part of the nearest scroll view around: its origin is the view's top left corner, whatever is scrolled.
  /// Without one it is the global space.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollCoordinateSpaceName.nearest) }
}
