import CoreGraphics
import SwiftUI

@MainActor func scrollingProbes(_ probes: Probes) {
  let pull: Probe.Script = { trial in
    let finger = trial.screen.finger()
    finger.down(at: trial.middle)
    finger.move(to: CGPoint(x: 60, y: 20), over: 0.2)
  }
  let pullDown: Probe.Script = { trial in
    let finger = trial.screen.finger()
    finger.down(at: CGPoint(x: 60, y: 40))
    finger.move(to: CGPoint(x: 60, y: 90), over: 0.2)
  }
  probes.shows("ScrollView", after: pull, Spots())
  probes.probe("scrollIndicators(_:axes:)", on: Spots(), after: pull) { $0.scrollIndicators(.hidden) }
  probes.probe("scrollDisabled(_:)", on: Spots(), after: pull) { $0.scrollDisabled(true) }
  probes.probe("scrollClipDisabled(_:)", on: Spots()) { $0.scrollClipDisabled() }
  probes.probe("scrollBounceBehavior(_:axes:)", on: Spots(count: 2), after: pullDown) { $0.scrollBounceBehavior(.basedOnSize) }
  probes.probe("contentMargins(_:for:)", on: Spots()) { $0.contentMargins(7) }
  probes.probe("contentMargins(_: Edge.Set, _: CGFloat?, for: ContentMarginPlacement)", on: Spots()) {
    $0.contentMargins(.top, 7, for: .scrollContent)
  }
  probes.probe("contentMargins(_: Edge.Set, _: EdgeInsets, for: ContentMarginPlacement)", on: Spots()) {
    $0.contentMargins(.all, EdgeInsets(top: 5, leading: 4, bottom: 3, trailing: 2))
  }
  probes.probe("defaultScrollAnchor(_:)", on: Spots()) { $0.defaultScrollAnchor(.bottom) }
  probes.probe("defaultScrollAnchor(_:for:)", on: Spots()) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }

  probes.compare(
    "EnvironmentValues.isScrollEnabled", Spots(), Spots().environment(\.isScrollEnabled, false), after: pull)
  probes.compare(
    "EnvironmentValues.verticalScrollIndicatorVisibility", Spots(),
    Spots().environment(\.verticalScrollIndicatorVisibility, .hidden), after: pull)
  probes.compare(
    "EnvironmentValues.horizontalScrollIndicatorVisibility", Spots(axes: [.horizontal, .vertical], width: 150),
    Spots(axes: [.horizontal, .vertical], width: 150).environment(\.horizontalScrollIndicatorVisibility, .hidden),
    after: { trial in
      let finger = trial.screen.finger()
      finger.down(at: trial.middle)
      finger.move(to: CGPoint(x: 20, y: 60), over: 0.2)
    })
  probes.compare(
    "EnvironmentValues.verticalScrollBounceBehavior", Spots(count: 2),
    Spots(count: 2).environment(\.verticalScrollBounceBehavior, .basedOnSize), after: pullDown)
  probes.compare(
    "EnvironmentValues.horizontalScrollBounceBehavior", Spots(axes: .horizontal, count: 1, width: 10),
    Spots(axes: .horizontal, count: 1, width: 10).environment(\.horizontalScrollBounceBehavior, .basedOnSize),
    after: { trial in
      let finger = trial.screen.finger()
      finger.down(at: trial.middle)
      finger.move(to: CGPoint(x: 100, y: 60), over: 0.2)
    })
}

/// Coloured spots in a scroll view.
struct Spots: View {
  var axes: Axis.Set = .vertical
  var count = 12
  var width: CGFloat = 90
  var body: some View {
    ScrollView(axes) {
      VStack(spacing: 2) {
        ForEach(0..<count, id: \.self) { spot in
          HStack(spacing: 0) {
            Color(hue: Double(spot) / 12, saturation: 1, brightness: 1)
            Color.black.frame(width: 3)
          }
          .frame(width: width, height: 20)
        }
      }
    }
    .frame(width: 100, height: 70)
  }
}
