import SwiftUI

/// A scan that is zoomed and moved by SwiftUI's gestures alone.
///
/// **What is told.** With a magnify gesture alone the scan can be enlarged and not moved. With a drag beside it, two fingers enlarge
/// well; where one of them lifts and the other goes on, the picture stands still; when that lifts too, it jumps. Making the gestures
/// simultaneous changed little.
///
/// **What happens.**
///
/// - Two fingers enlarge well in every attempt.
/// - One finger that stays after a pinch does nothing, in every attempt: a drag fails when a second finger lands and begins anew
///   only when all have left the glass. That is the picture that stands still.
/// - With `.gesture` twice a lone finger moves nothing at all. The magnify gesture is the inner one; until its second finger lands it may
///   still come, and the drag around it waits. Users of a pager by drags met the same when they put a magnify gesture on its pages.
/// - Simultaneous, a lone finger does move the picture. A drag that a second finger ends has no `onEnded`, so `lastOffset` is
///   never written: the next drag starts from an older place, and the picture jumps back by what the lost drag had moved it.
///
/// **The difference.** The jump that is told comes when the last finger lifts; here nothing happens then, and the jump comes with
/// the next drag. A drag that began late, with its way counted from where the finger had landed, would jump as told; by the rules
/// known of SwiftUI it can't begin in the middle of a touch.
public struct ScanByGestures: View {
  public enum Attempt: Hashable, CaseIterable, Sendable {
    /// Back to its size when the fingers leave.
    case magnifyAlone
    /// The size is kept; there is still no way to move.
    case magnifyAndKeep
    /// `.gesture` twice.
    case magnifyAndDrag
    /// `.simultaneousGesture` twice.
    case simultaneously
  }

  private let attempt: Attempt
  private let log: ExhibitLog
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1
  @State private var offset = CGSize.zero
  @State private var lastOffset = CGSize.zero

  public init(_ attempt: Attempt, log: ExhibitLog = ExhibitLog()) {
    self.attempt = attempt
    self.log = log
  }

  public var body: some View {
    switch attempt {
    case .magnifyAlone:
      page.scaleEffect(scale).gesture(
        MagnifyGesture()
          .onChanged { scale = max(1, $0.magnification) }
          .onEnded { _ in
            withAnimation { scale = 1 }
          })
    case .magnifyAndKeep:
      page.scaleEffect(scale).gesture(magnify)
    case .magnifyAndDrag:
      page.scaleEffect(scale).offset(offset).gesture(magnify).gesture(drag)
    case .simultaneously:
      page.scaleEffect(scale).offset(offset).simultaneousGesture(magnify).simultaneousGesture(drag)
    }
  }

  private var page: some View {
    ExhibitPage()
      .accessibilityIdentifier("page")
  }

  private var magnify: some Gesture {
    MagnifyGesture()
      .onChanged {
        scale = max(1, lastScale * $0.magnification)
        log.calls.append("magnify \((scale * 100).rounded() / 100)")
      }
      .onEnded { _ in
        lastScale = scale
        log.calls.append("magnify ended")
      }
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged {
        offset = CGSize(width: lastOffset.width + $0.translation.width, height: lastOffset.height + $0.translation.height)
        log.calls.append("drag \(Int($0.translation.width)) \(Int($0.translation.height))")
      }
      .onEnded { _ in
        lastOffset = offset
        log.calls.append("drag ended")
      }
  }
}

/// Squares of a known size, so that every move is seen.
private struct ExhibitPage: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      let side: CGFloat = 30
      for row in 0..<Int(size.height / side) + 1 {
        for column in 0..<Int(size.width / side) + 1 where (row + column).isMultiple(of: 2) {
          let square = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
          context.fill(Path(square), with: .color(.gray.opacity(0.35)))
        }
      }
    }
    .frame(width: 300, height: 420)
  }
}
