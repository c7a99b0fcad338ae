import SwiftUI

/// A window of three cards with a drag gesture on every card, or on the layer around them.
///
/// **What is told.** The screen looks right and nothing answers: no drag, no button. The cure that helped was one
/// gesture on the paging layer, and the reason given was that several recognizers in one place make the system's gesture
/// gate time out.
///
/// **What happens.** `.offset` moves what is drawn and hit, not the layout frame. A `.contentShape` and a `.gesture`
/// written *after* it belong to the unmoved frame, so all three rectangles lie on the screen, the next card's on top. It
/// takes every touch, and its guard (`slot == 0`) drops it. Wherever there is a next card the feed is dead; on the last
/// card the front slot is on top and all is well. No gate is needed to explain it.
///
/// Written *before* `.offset` the shape moves along and the front card is touched. In the `.local` space the ruler then
/// moves with the finger: each translation is the finger's way less what the card had moved when it was read. A finger that
/// goes 500 points up in a second is read, on a screen of 120 frames a second,
///
/// ```
/// the finger's way   12.5   16.7   20.8   25.0   29.2   33.3   37.5   41.7
/// the translation    12.5    4.2   16.7    8.3   20.8   12.5   25.0   16.7
/// ```
///
/// and the card goes where the translation says: 12.5 points up, 8.3 back, and so on to the end. It trembles, and is never
/// further than half the way. In the `.global` space, or on a layer that stands still, it does not.
public struct GesturePerSlot: View {
  public enum Placement: Hashable, CaseIterable, Sendable {
    /// The fault: `.offset`, `.contentShape`, `.gesture`, for each slot.
    case afterOffset
    /// `.contentShape`, `.gesture` in `.local`, `.offset`: alive, and trembles.
    case beforeOffsetInLocalSpace
    /// `.contentShape`, `.gesture` in `.global`, `.offset`: alive.
    case beforeOffsetInGlobalSpace
    /// The right version: one gesture around all slots.
    case onPagingLayer
  }

  private let placement: Placement
  private let count: Int
  private let log: ExhibitLog
  @State private var index: Int
  @State private var offset: CGFloat = 0

  public init(_ placement: Placement, cards: Int = 5, startingAt start: Int = 0, log: ExhibitLog = ExhibitLog()) {
    self.placement = placement
    count = cards
    self.log = log
    _index = State(initialValue: start)
  }

  public var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      pages(size: size)
        .frame(width: size.width, height: size.height)
        .background(Color.black)
    }
    .ignoresSafeArea()
  }

  @ViewBuilder
  private func pages(size: CGSize) -> some View {
    switch placement {
    case .afterOffset:
      ZStack {
        ForEach(livePositions, id: \.self) { position in
          card(position, size: size)
            .offset(y: place(of: position, height: size.height))
            .contentShape(Rectangle())
            .gesture(drag(slot: position - index, height: size.height, space: .local))
        }
      }
    case .beforeOffsetInLocalSpace:
      ZStack {
        ForEach(livePositions, id: \.self) { position in
          card(position, size: size)
            .contentShape(Rectangle())
            .gesture(drag(slot: position - index, height: size.height, space: .local))
            .offset(y: place(of: position, height: size.height))
        }
      }
    case .beforeOffsetInGlobalSpace:
      ZStack {
        ForEach(livePositions, id: \.self) { position in
          card(position, size: size)
            .contentShape(Rectangle())
            .gesture(drag(slot: position - index, height: size.height, space: .global))
            .offset(y: place(of: position, height: size.height))
        }
      }
    case .onPagingLayer:
      ZStack {
        ForEach(livePositions, id: \.self) { position in
          card(position, size: size)
            .offset(y: place(of: position, height: size.height))
        }
      }
      .frame(width: size.width, height: size.height)
      .contentShape(Rectangle())
      .gesture(drag(slot: 0, height: size.height, space: .local))
    }
  }

  private func card(_ position: Int, size: CGSize) -> some View {
    ExhibitCard(position: position)
      .frame(width: size.width, height: size.height)
  }

  /// The previous, the front and the next card; later ones lie on top.
  private var livePositions: [Int] {
    Array(max(index - 1, 0)..<min(index + 2, count))
  }

  private func place(of position: Int, height: CGFloat) -> CGFloat {
    CGFloat(position - index) * height + offset
  }

  private func drag(slot: Int, height: CGFloat, space: some CoordinateSpaceProtocol) -> some Gesture {
    DragGesture(coordinateSpace: space)
      .onChanged { value in
        log.slotsCalled.append(slot)
        guard slot == 0 else { return }
        log.translations.append(value.translation.height)
        offset = value.translation.height
      }
      .onEnded { value in
        log.slotsCalled.append(slot)
        guard slot == 0 else { return }
        let isFar = abs(value.predictedEndTranslation.height) > height / 2
        let step = isFar ? (value.predictedEndTranslation.height < 0 ? 1 : -1) : 0
        withAnimation(.easeOut(duration: 0.25)) {
          index = min(max(index + step, 0), count - 1)
          offset = 0
        }
      }
  }
}
