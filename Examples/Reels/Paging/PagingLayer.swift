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
  /// Nil keeps the pager itself from VoiceOver.
  var names: PageNames?
  var jump = PageJump()
  /// Called with the position of the card in front, at first and whenever it changes.
  var onFront: (Int) -> Void = { _ in }
  var onDragBegan: () -> Void = {}
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
  /// Then pages fade over one another instead of sliding.
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack {
      ForEach(livePositions, id: \.self) { position in
        let step = position - front
        card(position)
          .frame(width: size.width, height: size.height)
          .offset(y: reducesMotion ? 0 : CGFloat(step) * size.height)
          .modifier(PageFade(step: step, turned: reducesMotion ? -offset / size.height : 0, isOn: reducesMotion))
          .zIndex(reducesMotion && step != 0 ? 1 : 0)
          .allowsHitTesting(!reducesMotion || step == 0)
      }
    }
    .modifier(PageOffset(offset: offset, presented: presented, slides: !reducesMotion))
    .frame(width: size.width, height: size.height)
    .background { spoken }
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
    .onChange(of: jump, initial: true) { _, jump in
      if jump.number > 0 { land(on: jump.position) }
    }
    .onChange(of: front, initial: true) { _, front in onFront(front) }
  }

  /// The card in front. There may be fewer cards than there were a moment ago.
  private var front: Int { max(min(index, count - 1), 0) }

  private var livePositions: [Int] {
    Array(max(front - 1, 0)..<min(front + 2, count))
  }

  /// What VoiceOver meets of the pager: a value that goes up and down by pages.
  @ViewBuilder private var spoken: some View {
    if let names {
      Color.clear
        .accessibilityElement()
        .accessibilityLabel(names.pager)
        .accessibilityValue(names.page(front))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: turn(by: 1)
          case .decrement: turn(by: -1)
          @unknown default: break
          }
        }
        .accessibilityAction(named: names.next) { turn(by: 1) }
        .accessibilityAction(named: names.previous) { turn(by: -1) }
        .accessibilityIdentifier("pager")
    }
  }

  // MARK: Gestures

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        if case .dragging = phase {
        } else {
          onDragBegan()
          takeOver(slop: value.translation.height)
        }
        follow(translation: value.translation.height)
      }
      .onEnded { value in settle(velocity: value.velocity.height) }
      // Last, so that `onEnded` has settled with the finger's speed before `isDragging` falls back to false.
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
  }

  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2)
      .onEnded { value in
        let shown = front - Int((presented.offset / size.height).rounded())
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
    settle(by: asked, velocity: velocity)
  }

  private func settle(by asked: Int, velocity: CGFloat) {
    let step = min(max(index + asked, 0), count - 1) - index
    let target = -CGFloat(step) * size.height

    settlings += 1
    let number = settlings
    phase = .settling(step: step, number: number)
    let animation =
      reducesMotion ? PageRules.fading : PageRules.settling(from: offset, to: target, velocity: velocity)
    withAnimation(animation, completionCriteria: .removed) {
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

  // MARK: Turning without a finger

  private func turn(by step: Int) {
    switch phase {
    case .resting: settle(by: step, velocity: 0)
    // Whoever turns quickly does not want to watch.
    case .settling(let earlier, _): land(on: index + earlier + step)
    case .dragging: break
    }
  }

  private func land(on position: Int) {
    phase = .resting
    index = max(min(position, count - 1), 0)
    offset = 0
  }

  private var edges: PageEdges {
    PageEdges(height: size.height, isFirst: front == 0, isLast: front == count - 1)
  }
}
