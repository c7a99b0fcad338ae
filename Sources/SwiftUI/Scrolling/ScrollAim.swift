import CoreGraphics
import UIKit

/// Where content is to be scrolled by a program.
struct ScrollAim: Equatable {
  enum Kind: Equatable {
    case id(AnyHashable)
    case edge(Edge)
    /// The offset from the content's start, along one axis or both.
    case point(x: CGFloat?, y: CGFloat?)
  }
  var kind: Kind
  /// The point of the view that comes to lie on the same point of the visible part; nil: no farther than needed.
  var anchor: UnitPoint?
}

extension ScrollCore {
  /// Passes of layout until rows that were not there lie where they are wanted.
  private static let passes = 5

  /// Scrolls after the update that is under way or asked for. False: the identity is unknown.
  @discardableResult
  func scroll(to aim: ScrollAim, animated: Bool, pass: Int = 0) -> Bool {
    guard isAlive, let offset = offset(for: aim) else { return false }
    settling = nil
    let core = UncheckedBox(self)
    let isThere = MainActor.assumeIsolated {
      let view = core.value.view
      guard view.contentOffset != offset else { return true }
      view.aim = animated ? aim : nil
      view.beginProgrammaticScroll(animated: animated)
      view.setContentOffset(offset, animated: animated)
      if !animated { core.value.restChanged() }
      return false
    }
    // Rows on the way there are made now, and lie where they lie.
    if !animated && !isThere && pass < Self.passes {
      viewGraph.afterUpdate { [weak self] in self?.scroll(to: aim, animated: false, pass: pass + 1) }
    }
    return true
  }

  /// The offset that `aim` means, inside the limits and on pixels.
  func offset(for aim: ScrollAim) -> CGPoint? {
    let traits = viewGraph.graph.untracked { self.traits.value }
    let view = UncheckedBox(self.view)
    let (range, now, size, inset, isRightToLeft) = MainActor.assumeIsolated {
      let view = view.value
      return (view.offsetRange, view.contentOffset, view.bounds.size, view.adjustedContentInset, view.isRightToLeft)
    }
    var offset = now
    func place(_ axis: Axis, _ value: CGFloat) {
      offset[axis] = viewGraph.pixels.round(min(max(value, range.lower[axis]), range.upper[axis]))
    }
    switch aim.kind {
    case .edge(let edge):
      switch edge {
      case .top: place(.vertical, range.lower.y)
      case .bottom: place(.vertical, range.upper.y)
      case .leading: place(.horizontal, isRightToLeft ? range.upper.x : range.lower.x)
      case .trailing: place(.horizontal, isRightToLeft ? range.lower.x : range.upper.x)
      }
    case .point(let x, let y):
      if let x { place(.horizontal, isRightToLeft ? range.upper.x - x : range.lower.x + x) }
      if let y { place(.vertical, range.lower.y + y) }
    case .id(let id):
      guard let frame = frame(of: id) else { return nil }
      for axis in Axis.allCases where traits.contains(axis) {
        let before = axis == .horizontal ? inset.left : inset.top
        let room = size[axis] - before - (axis == .horizontal ? inset.right : inset.bottom)
        let start = frame.origin[axis], length = frame.size[axis]
        if let anchor = aim.anchor {
          let share = axis == .horizontal && isRightToLeft ? 1 - anchor.x : anchor[axis]
          place(axis, start + share * length - before - share * room)
        } else if start < now[axis] + before || length > room {
          place(axis, start - before)
        } else if start + length > now[axis] + before + room {
          place(axis, start + length - before - room)
        }
      }
    }
    return offset
  }
}
