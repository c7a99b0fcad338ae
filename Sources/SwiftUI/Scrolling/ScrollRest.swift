import CoreGraphics
import UIKit

/// What a scroll view rests on, so that it rests on the same when its size changes: Apple's scroll views ask their target behaviour again
/// then.
///
/// It is noted at rest. Once sizes change, rows of a lazy container may have another length than the places of those around were
/// reckoned with.
struct ScrollRest {
  /// The row that begins where the visible part does.
  fileprivate struct Row {
    weak var container: LazyContainer?
    let id: AnyHashable
  }
  fileprivate enum Kind {
    /// Counted from the content's start; where a row fills the page it goes where the row does.
    case page(number: CGPoint, rows: [Axis: Row])
    /// How far the offset is from where `ScrollAim` leads.
    case view(ScrollAim, distance: CGPoint)
    /// What a behaviour of the author's chose.
    case place
  }
  fileprivate let kind: Kind
  /// Where it was.
  fileprivate(set) var offset: CGPoint
}

@MainActor extension ScrollCore {
  /// Times that it is put right until rows that were not there lie where they are wanted.
  private static let passes = 5
  /// Closer than this it lies where it should, in points.
  private static let tolerance: CGFloat = 0.01

  private var keepsItsRest: Bool { behavior != nil || heldAim != nil }

  /// Content has come to rest, or lies elsewhere at rest: what it rests on is noted when all is in its place.
  func restChanged() {
    guard keepsItsRest, !isNotingRest else { return }
    isNotingRest = true
    viewGraph.afterUpdate { [weak self] in
      guard let self else { return }
      isNotingRest = false
      guard isAlive, !isSettling, view.hasBeenPlaced, view.phase == .idle else { return }
      rest = makeRest(fromNumbersOnly: false)
    }
  }

  /// What it rests on before its sizes change; where it moves, what it is nearest to.
  func restBeforeChange() -> ScrollRest? {
    guard keepsItsRest else { return nil }
    if let settling, isSettling { return settling.rest }
    if let rest, rest.offset == view.contentOffset { return rest }
    return makeRest(fromNumbersOnly: true)
  }

  /// Called with every change of sizes; `before` when it is the view's own size.
  func sizesChanged(from before: ScrollRest?) {
    guard keepsItsRest else { return }
    if let before, !view.isDragging, view.phase != .animating {
      let isNews = view.phase != .idle || (isSettling && settling?.isNews == true)
      settling = (before, viewGraph.frameNumber, isNews)
    }
    guard isSettling else { return restChanged() }
    // What is measured by the room is told of it after this update.
    viewGraph.afterUpdate { [weak self] in self?.settleSoon(pass: 0) }
  }

  /// Later on content changes for other reasons.
  var isSettling: Bool { settling.map { viewGraph.frameNumber <= $0.frame + 1 } ?? false }

  private func settleSoon(pass: Int) {
    viewGraph.afterUpdate { [weak self] in self?.settle(pass: pass) }
  }

  private func settle(pass: Int) {
    guard isAlive, isSettling, var rest = settling?.rest else { return }
    guard !view.isDragging, view.phase != .animating, let offset = offset(of: rest) else { return settling = nil }
    let moves = hypot(offset.x - view.contentOffset.x, offset.y - view.contentOffset.y) > Self.tolerance
    if moves || view.isDecelerating {
      view.beginProgrammaticScroll(animated: false)
      view.setContentOffset(offset, animated: false)
    }
    rest.offset = view.contentOffset
    settling?.rest = rest
    self.rest = rest
    if moves && pass < Self.passes { return settleSoon(pass: pass + 1) }
    // Bindings have heard of what fingers moved, and not of the page that this led to.
    if settling?.isNews == true { for action in onMove { action() } }
  }

  /// `fromNumbersOnly`: views may lie elsewhere already, so that nobody is asked for them.
  private func makeRest(fromNumbersOnly: Bool) -> ScrollRest? {
    let offset = view.contentOffset
    if behavior?() is PagingScrollTargetBehavior { return ScrollRest(kind: page(offset, fromNumbersOnly), offset: offset) }
    if !fromNumbersOnly, let aim = aimOfRest(), let place = self.offset(for: aim) {
      return ScrollRest(kind: .view(aim, distance: CGPoint(x: offset.x - place.x, y: offset.y - place.y)), offset: offset)
    }
    return behavior == nil ? nil : ScrollRest(kind: .place, offset: offset)
  }

  /// What a binding holds, or the view that is aligned.
  private func aimOfRest() -> ScrollAim? {
    if let aim = heldAim?() { return aim }
    guard behavior?() is ViewAlignedScrollTargetBehavior, let id = firstTarget(nil) else { return nil }
    return ScrollAim(kind: .id(id), anchor: .topLeading)
  }

  private func page(_ offset: CGPoint, _ fromNumbersOnly: Bool) -> ScrollRest.Kind {
    let inset = view.adjustedContentInset, range = view.offsetRange
    let room = CGSize(
      width: view.bounds.width - inset.left - inset.right, height: view.bounds.height - inset.top - inset.bottom)
    var number = CGPoint.zero, rows: [Axis: ScrollRest.Row] = [:]
    for axis in Axis.allCases where room[axis] > 0 {
      let way = isMirrored(axis) ? range.upper[axis] - offset[axis] : offset[axis] - range.lower[axis]
      number[axis] = (way / room[axis]).rounded()
      guard !fromNumbersOnly else { continue }
      for container in lazyContainersAlive where container.axis == axis {
        guard let id = container.row(beginningAt: offset[axis] - range.lower[axis]) else { continue }
        rows[axis] = ScrollRest.Row(container: container, id: id)
        break
      }
    }
    return .page(number: number, rows: rows)
  }
  private func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && view.isRightToLeft }

  /// Where it rests now.
  private func offset(of rest: ScrollRest) -> CGPoint? {
    let (traits, room) = viewGraph.graph.untracked { (self.traits.value, box.value.room) }
    let range = view.offsetRange
    var offset = view.contentOffset
    func place(_ axis: Axis, _ value: CGFloat) {
      offset[axis] = viewGraph.pixels.round(min(max(value, range.lower[axis]), range.upper[axis]))
    }
    switch rest.kind {
    case .page(let number, let rows):
      for axis in Axis.allCases where traits.contains(axis) && room[axis] > 0 {
        var page = number[axis] * room[axis]
        if let row = rows[axis], let frame = row.container?.frame(of: row.id) {
          let start = frame.origin[axis]
          let way = isMirrored(axis) ? range.upper[axis] - range.lower[axis] - start : start
          page = (way / room[axis]).rounded() * room[axis]
        }
        place(axis, isMirrored(axis) ? range.upper[axis] - page : range.lower[axis] + page)
      }
      return offset
    case .view(let aim, let distance):
      guard let aimed = self.offset(for: aim) else { return nil }
      for axis in Axis.allCases where traits.contains(axis) { place(axis, aimed[axis] + distance[axis]) }
      return offset
    case .place:
      for axis in Axis.allCases where traits.contains(axis) { place(axis, offset[axis]) }
      return restingOffset(offset, from: offset, at: offset, velocity: .zero) ?? offset
    }
  }
}
