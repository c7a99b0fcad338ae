import Observation
import SwiftUI

/// The hearts that are in the air.
@Observable
final class HeartBursts {
  struct Heart: Identifiable {
    let id: Int
    let location: CGPoint
  }

  private(set) var hearts: [Heart] = []
  @ObservationIgnored private var made = 0

  func add(at location: CGPoint) {
    made += 1
    hearts.append(Heart(id: made, location: location))
  }

  func remove(_ heart: Heart) {
    hearts.removeAll { $0.id == heart.id }
  }
}

/// Draws the hearts where the fingers were, above all cards: a heart stays in place while the page below it moves on.
struct HeartBurstLayer: View {
  let bursts: HeartBursts

  var body: some View {
    ZStack {
      ForEach(bursts.hearts) { heart in
        HeartBurst(tilt: heart.id.isMultiple(of: 2) ? 11 : -9) { bursts.remove(heart) }
          .position(heart.location)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .allowsHitTesting(false)
  }
}

/// One heart: pops up with a spring, then rises and fades.
private struct HeartBurst: View {
  /// In degrees.
  let tilt: Double
  let onFinished: () -> Void
  @State private var scale = 0.2
  @State private var opacity = 1.0
  @State private var rise: CGFloat = 0

  var body: some View {
    Image(systemName: "heart.fill")
      .font(.system(size: 104))
      .foregroundStyle(LinearGradient(colors: [.pink, .red], startPoint: .top, endPoint: .bottom))
      .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
      .rotationEffect(.degrees(tilt))
      .scaleEffect(scale)
      .offset(y: -rise)
      .opacity(opacity)
      .accessibilityIdentifier("heart-burst")
      .onAppear(perform: pop)
  }

  private func pop() {
    withAnimation(.spring(response: 0.32, dampingFraction: 0.5)) {
      scale = 1
    } completion: {
      withAnimation(.easeIn(duration: 0.3)) {
        scale = 1.25
        rise = 70
        opacity = 0
      } completion: {
        onFinished()
      }
    }
  }
}
