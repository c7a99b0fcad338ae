import CoreGraphics

/// Which page a scroll view shows when its size changes, so that the same one fills it afterwards: Apple's scroll views ask their
/// target behaviour again then. What runs on to a page ends there.
@MainActor struct PageKeeper {
  private let room: CGSize, place: CGPoint

  init(_ view: HostedScrollView) {
    let inset = view.adjustedContentInset
    room = CGSize(width: view.bounds.width - inset.left - inset.right, height: view.bounds.height - inset.top - inset.bottom)
    place = CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
  }

  /// The offset for the page's new size; nil when nothing has changed that pages depend on, or there are none.
  func offset(_ view: HostedScrollView, _ state: ScrollState) -> CGPoint? {
    let new = state.box.room
    guard new != room, view.core?.behavior?() is PagingScrollTargetBehavior else { return nil }
    let range = view.offsetRange
    var offset = view.contentOffset
    for axis in Axis.allCases where state.traits.contains(axis) && room[axis] > 0 {
      let page = (place[axis] / room[axis]).rounded()
      offset[axis] = min(max(range.lower[axis] + page * new[axis], range.lower[axis]), range.upper[axis])
    }
    return offset
  }
}
