import UIKit

/// What a view knows of the scroll views around it, and of those who wait for one in it.
final class ScrollSurroundings {
  /// The nearest scroll view around.
  let core: ScrollCore?
  /// The readers around, which every scroll view in them joins.
  var readers: [ScrollReader] = []
  /// What modifiers around say to the next scroll view inside, outermost first.
  var links: [any ScrollLink] = []
  /// Whether the views of the next container inside are targets; nil: nobody has marked it.
  var marksTargets: (() -> Bool)?

  init(_ other: ScrollSurroundings?) {
    core = other?.core
    readers = other?.readers ?? []
    links = other?.links ?? []
    marksTargets = other?.marksTargets
  }

  /// Inside a scroll view: what was said to it is said.
  init(core: ScrollCore, outer: ScrollSurroundings?) {
    self.core = core
    readers = outer?.readers ?? []
  }
}

/// A modifier that has to do with the next scroll view inside.
protocol ScrollLink {
  /// Wires it in the scroll view's own subgraph.
  func connect(to core: ScrollCore, _ inputs: _ViewInputs)
}

extension _ViewInputs {
  /// The superview of views of UIKit's among SwiftUI's: what the nearest scroll view moves, what holds presented content, or the
  /// hosting view.
  @MainActor var surroundingView: UIView? {
    scrolling?.core?.view.contentView ?? presentation?.view ?? viewGraph.rootLayer.parent?.owner as? UIView
  }

  func linking(_ link: any ScrollLink) -> _ViewInputs {
    var inputs = self
    let surroundings = ScrollSurroundings(scrolling)
    surroundings.links.append(link)
    inputs.scrolling = surroundings
    return inputs
  }
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
