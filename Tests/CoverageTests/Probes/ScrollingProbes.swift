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
  probes.compare(
    "scrollDismissesKeyboard(_:)", FocusedSpots(), FocusedSpots().scrollDismissesKeyboard(.immediately), after: pull)
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

  let go: Probe.Script = { $0.tap() }
  probes.compare("ScrollViewReader", Going { _ in }, Going { $0.scrollTo(9, anchor: .top) }, after: go)
  probes.compare("scrollPosition(id:anchor:)", Spots(), Spots().scrollPosition(id: .constant(6)))
  probes.compare(
    "scrollPosition(_:anchor:)", Spots(), Spots().scrollPosition(.constant(ScrollPosition(idType: Int.self, edge: .bottom))))
  probes.compare(
    "scrollTargetLayout(isEnabled:)", { Positioned(notes: $0, isEnabled: false) }, { Positioned(notes: $0, isEnabled: true) },
    after: pull)
  probes.probe(
    "scrollTargetBehavior(_:)", on: Spots(),
    after: {
      $0.screen.drag(from: $0.middle, to: CGPoint(x: 60, y: 40), duration: 0.3, holding: 0.2)
      try $0.screen.settle()
    }
  ) { $0.scrollTargetBehavior(.paging) }
  probes.noting("onScrollGeometryChange(for:of:action:)", on: Spots(), after: pull) { view, notes in
    view.onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, y in
      notes.add("\(y)")
    }
  }
  probes.noting("onScrollPhaseChange(_: (ScrollPhase, ScrollPhase) -> Void)", on: Spots(), after: pull) { view, notes in
    view.onScrollPhaseChange { old, new in notes.add("\(old) \(new)") }
  }
  probes.noting(
    "onScrollPhaseChange(_: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)", on: Spots(), after: pull
  ) { view, notes in view.onScrollPhaseChange { _, new, context in notes.add("\(new) \(context.geometry)") } }
  probes.compare(
    "onScrollVisibilityChange(threshold:_:)", { _ in ScrollView { Sign() } },
    { notes in ScrollView { Sign().onScrollVisibilityChange { notes.add("\($0)") } } })
  probes.compare(
    "scrollTransition(_:axis:transition:)", Passing { $0 },
    Passing { $0.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.4) } },
    after: pull)
  probes.compare(
    "scrollTransition(topLeading:bottomTrailing:axis:transition:)", Passing { $0 },
    Passing { $0.scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { $0.offset(x: 9 * $1.value) } },
    after: pull)
  probes.shows("LazyVStack", LazyVStack { Sign() })
  probes.shows("LazyHStack", LazyHStack { Sign() })
  probes.shows("LazyVGrid", LazyVGrid(columns: [GridItem(), GridItem()]) { Sign() })
  probes.shows("LazyHGrid", LazyHGrid(rows: [GridItem(), GridItem()]) { Sign() })

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

/// Coloured rows, changed one by one.
private struct Passing<Row: View>: View {
  @ViewBuilder let change: (Color) -> Row
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<12) { row in change(Color(hue: Double(row) / 12, saturation: 1, brightness: 1)).frame(height: 20) }
      }
    }
    .frame(width: 100, height: 70)
  }
}

/// Spots that a tap scrolls.
private struct Going: View {
  let go: (ScrollViewProxy) -> Void
  var body: some View { ScrollViewReader { proxy in Spots().onTapGesture { go(proxy) } } }
}

/// Notes which spot is the first.
private struct Positioned: View {
  let notes: Notes
  let isEnabled: Bool
  @State private var id: Int?
  var body: some View {
    ScrollView {
      VStack(spacing: 2) { ForEach(0..<12, id: \.self) { _ in Color.red.frame(width: 90, height: 20) } }
        .scrollTargetLayout(isEnabled: isEnabled)
    }
    .scrollPosition(id: $id)
    .frame(width: 100, height: 70)
    .onChange(of: id) { _, new in notes.add("\(new ?? -1)") }
  }
}

/// Spots under a text field that has the keyboard's focus.
private struct FocusedSpots: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        TextField("text", text: $text).focused($isFocused)
        Color(white: isFocused ? 0.2 : 0.8).frame(height: 500)
      }
    }
    .onAppear { isFocused = true }
  }
}
