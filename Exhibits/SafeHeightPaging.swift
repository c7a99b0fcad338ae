import SwiftUI

/// Pages of one height under backgrounds of another.
///
/// **What is told.** The artwork's colour bleeds in below the card and a white margin stays near the tab bar, because the
/// paging distance is the safe height and the background's is the screen's. Patches over the difference made it worse.
///
/// **What happens.** Just that, and in points. A view that ignores the safe area grows at those of its sides that touch the safe
/// area's edge, from where it is drawn: offsets count. On a screen of 844 points with insets of 47 and 34, paged by the safe
/// 763:
///
/// - At rest the front card's background touches both edges and covers the screen. The next card lies at 810, where the safe area
///   ends; it touches nothing and stays 763 high. So it begins 34 points above the end of the first and, lying in front, shows
///   its colour there: the artwork that bleeds in below.
/// - While a card is dragged its sides leave the edges, and the background falls back to 763. At the feed's ends that bares the
///   inset besides what was dragged: a last card pulled up by 100 points shows 134 of what lies behind, a first card pulled down
///   shows 147. That is the white margin.
///
/// The other way round, cards of the safe height at a distance of the screen's leave 47 + 34 = 81 points of whatever lies behind
/// between any two. With one size for all three there is nothing to patch.
public struct SafeHeightPaging: View {
  public enum Sizes: Hashable, CaseIterable, Sendable {
    /// The fault: paged by the safe height, backgrounds that ignore the safe area. They overlap, and bare the insets at the ends.
    case safeDistanceUnderFullBackground
    /// The other way round: paged by the screen's height, cards as high as the safe area. A gap.
    case fullDistanceUnderSafeCards
    /// The right version: one size from a reader that ignores the safe area.
    case oneSource
  }

  private let sizes: Sizes
  private let count: Int
  @State private var index: Int
  @State private var offset: CGFloat = 0

  public init(_ sizes: Sizes, cards: Int = 5, startingAt start: Int = 0) {
    self.sizes = sizes
    count = cards
    _index = State(initialValue: start)
  }

  public var body: some View {
    switch sizes {
    case .safeDistanceUnderFullBackground:
      GeometryReader { geometry in
        pages(distance: geometry.size.height) { position in
          ZStack {
            Background(position: position)
              .ignoresSafeArea()
            Caption(position: position)
          }
          .frame(width: geometry.size.width, height: geometry.size.height)
        }
      }
    case .fullDistanceUnderSafeCards:
      GeometryReader { geometry in
        let insets = geometry.safeAreaInsets
        pages(distance: geometry.size.height + insets.top + insets.bottom) { position in
          ZStack {
            Background(position: position)
            Caption(position: position)
          }
          .frame(width: geometry.size.width, height: geometry.size.height)
        }
      }
    case .oneSource:
      GeometryReader { geometry in
        pages(distance: geometry.size.height) { position in
          ZStack {
            Background(position: position)
            Caption(position: position)
          }
          .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .background(Color.black)
      }
      .ignoresSafeArea()
    }
  }

  private func pages(distance: CGFloat, @ViewBuilder card: @escaping (Int) -> some View) -> some View {
    ZStack {
      ForEach(max(index - 1, 0)..<min(index + 2, count), id: \.self) { position in
        card(position)
          .offset(y: CGFloat(position - index) * distance + offset)
      }
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { offset = $0.translation.height }
        .onEnded { value in
          let isFar = abs(value.predictedEndTranslation.height) > distance / 2
          let step = isFar ? (value.predictedEndTranslation.height < 0 ? 1 : -1) : 0
          withAnimation(.easeOut(duration: 0.25)) {
            index = min(max(index + step, 0), count - 1)
            offset = 0
          }
        })
  }
}

private struct Background: View {
  let position: Int

  var body: some View {
    let colors: [Color] = [.red, .green, .blue, .orange, .purple]
    colors[position % colors.count]
      .accessibilityIdentifier("background-\(position)")
  }
}

private struct Caption: View {
  let position: Int

  var body: some View {
    Text("Card \(position)")
      .font(.system(size: 34, weight: .bold))
      .foregroundStyle(.white)
      .accessibilityIdentifier("card-\(position)")
  }
}
