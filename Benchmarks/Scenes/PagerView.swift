import Foundation
import Observation
import SwiftUI
import Touchstone

/// S1, S6, S7: three cards, each a photo over the whole screen, two texts and three buttons, stacked and pulled by a finger.
struct PagerView: View {
  @State private var taps = TapCount()

  var body: some View {
    Pages {
      ForEach(0..<3, id: \.self) { index in
        PagerCard(index: index, taps: taps)
      }
    }
    .overlay { TapCounter(taps: taps) }
    .ignoresSafeArea()
  }
}

/// How many buttons were tapped.
@Observable
final class TapCount {
  var count = 0
}

/// Says the count, unseen.
private struct TapCounter: View {
  let taps: TapCount
  var body: some View {
    Color.clear.allowsHitTesting(false)
      .accessibilityIdentifier("taps")
      .accessibilityValue(Text(verbatim: "\(taps.count)"))
  }
}

/// Cards under each other, one at a time on the screen. What a drag changes is here, so that nothing in the cards runs while it
/// lasts.
private struct Pages<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var rest: CGFloat = 0
  @GestureState private var pull: CGFloat = 0
  private let height: CGFloat = 844

  var body: some View {
    VStack(spacing: 0) { content }
      .frame(height: height, alignment: .top)
      .offset(y: rest + pull)
      .contentShape(Rectangle())
      .gesture(
        DragGesture()
          .updating($pull) { value, pull, _ in pull = value.translation.height }
          .onEnded { value in
            let page = ((rest + value.predictedEndTranslation.height) / -height).rounded()
            withAnimation(.snappy) { rest = -min(max(page, 0), 2) * height }
          }
      )
  }
}

private struct PagerCard: View {
  let index: Int
  let taps: TapCount

  var body: some View {
    ZStack(alignment: .topLeading) {
      Image("photo\(index)").resizable().scaledToFill().frame(width: 390, height: 844).clipped()
      VStack(alignment: .leading, spacing: 8) {
        Text("Card number \(index + 1)").font(.system(size: 34, weight: .bold)).foregroundStyle(.white)
        Text("A subtitle of moderate length").font(.system(size: 17)).foregroundStyle(.white.opacity(0.87))
        HStack(spacing: 16) {
          ForEach(["♥", "✎", "↗"], id: \.self) { symbol in
            Button {
              taps.count += 1
            } label: {
              Text(symbol).font(.system(size: 22)).foregroundStyle(.white)
                .frame(width: 48, height: 48)
                .background(Circle().fill(.black.opacity(0.4)))
            }
          }
        }
      }
      .offset(x: 20, y: 700)
    }
    .frame(width: 390, height: 844, alignment: .topLeading)
  }
}

/// The scenes of the pager, and what their drivers share.
@MainActor
enum Pager {
  /// The first button of the first card.
  static let button = CGPoint(x: 44, y: 800)

  /// The pager on a screen of 390 × 844 points at 3 pixels a point; photos lie in `folder` as `photo0.jpg` and so on.
  static func makeScreen(photos folder: String) throws -> Screen {
    let device = Device(name: "bench", size: CGSize(width: 390, height: 844), scale: 3)
    let screen = try Screen(device, resource: { Photos.data($0, in: folder) }) { PagerView() }
    if let line = screen.console.first { throw SceneError("the pager is not as it should be: \(line)") }
    return screen
  }

  static func taps(_ screen: Screen) throws -> Double { Double(try screen.find(id: "taps").value ?? "") ?? .nan }
}

/// A scene that can't be measured.
struct SceneError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
