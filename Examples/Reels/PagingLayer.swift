import SwiftUI

/// A vertical pager that keeps three cards alive: the one in front and its two neighbours.
///
/// All gestures sit on this one layer. Each card is placed once, a whole number of screens from the front one, and the
/// cards move together by a single offset: 0 at rest, negative while the next card comes up.
struct PagingLayer<Card: View>: View {
  let count: Int
  let size: CGSize
  /// Called with the card that was tapped and the place, in this layer's space.
  let onDoubleTap: (Int, CGPoint) -> Void
  @ViewBuilder let card: (Int) -> Card

  private enum Phase {
    case resting
    /// `start`: the pages' offset, without rubber band, when the drag was recognized. `slop`: the translation it had then.
    case dragging(start: CGFloat, slop: CGFloat)
    /// On the way to the card `step` places further. `number` tells this settling from a later one.
    case settling(step: Int, number: Int)
  }

  @State private var index = 0
  @State private var offset: CGFloat = 0
  @State private var phase = Phase.resting
  @State private var settlings = 0
  @State private var presented = PresentedOffset()
  /// Only the sign that a drag lives. SwiftUI takes it back however the drag ends, `onEnded` comes for one of the ways.
  @GestureState private var isDragging = false

  var body: some View {
    ZStack {
      ForEach(livePositions, id: \.self) { position in
        card(position)
          .frame(width: size.width, height: size.height)
          .offset(y: CGFloat(position - index) * size.height)
      }
    }
    .modifier(PageOffset(offset: offset, presented: presented))
    .frame(width: size.width, height: size.height)
    // From here on nothing moves: the layer's space stands still under the finger.
    .contentShape(Rectangle())
    .gesture(drag)
    // After the drag, so that the drag is the inner one and waits for nobody: a drag that had to see the double tap
    // fail would begin 45 points late. And not `simultaneousGesture`: that one would also fire over a card's buttons,
    // so that two quick likes would be two likes and a heart. As a plain gesture it gives way to what is inside.
    .gesture(doubleTap)
    .onChange(of: isDragging) { _, isDragging in
      // A second finger, a call, the Control Centre: the drag is over without `onEnded`, and without a speed.
      if !isDragging { settle(velocity: 0) }
    }
  }

  private var livePositions: [Int] {
    Array(max(index - 1, 0)..<min(index + 2, count))
  }

  // MARK: Gestures

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        if case .dragging = phase {} else { takeOver(slop: value.translation.height) }
        follow(translation: value.translation.height)
      }
      .onEnded { value in settle(velocity: value.velocity.height) }
      // Last, so that `onEnded` has settled with the finger's speed before `isDragging` falls back to false.
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
  }

  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2)
      .onEnded { value in
        let shown = index - Int((presented.offset / size.height).rounded())
        onDoubleTap(min(max(shown, 0), count - 1), value.location)
      }
  }

  // MARK: Following

  /// Begins a drag from what is on the screen, which during a settling is not where the state says the pages are.
  ///
  /// The card the feed was on its way to becomes the front one: whoever flicks twice goes two cards.
  private func takeOver(slop: CGFloat) {
    var start = presented.offset
    if case .settling(let step, _) = phase {
      index += step
      start += CGFloat(step) * size.height
    }
    phase = .dragging(start: edges.withoutBand(start), slop: slop)
  }

  private func follow(translation: CGFloat) {
    guard case .dragging(let start, let slop) = phase else { return }
    offset = edges.limit(start + translation - slop)
  }

  // MARK: Settling

  /// Lets go at `velocity`, in points a second, downwards positive. Without a drag there is nothing to let go.
  private func settle(velocity: CGFloat) {
    guard case .dragging = phase else { return }
    let asked = PageRules.step(offset: offset, velocity: velocity, height: size.height)
    let step = min(max(index + asked, 0), count - 1) - index
    let target = -CGFloat(step) * size.height

    settlings += 1
    let number = settlings
    phase = .settling(step: step, number: number)
    let spring = PageRules.settling(from: offset, to: target, velocity: velocity)
    withAnimation(spring, completionCriteria: .removed) {
      offset = target
    } completion: {
      finishSettling(number: number)
    }
  }

  /// Moves the window of live cards. Only now, at rest: doing it when half a page has passed would build a card in the
  /// middle of the movement.
  private func finishSettling(number: Int) {
    guard case .settling(let step, number) = phase else { return }
    phase = .resting
    index += step
    offset = 0
  }

  private var edges: PageEdges {
    PageEdges(height: size.height, isFirst: index == 0, isLast: index == count - 1)
  }
}
