import SwiftUI

@MainActor func viewProbes(_ probes: Probes) {
  let spot = Color.red.frame(width: 20, height: 20)
  let pair = ViewBuilder.buildBlock(spot, Sign())
  probes.shows("Text", Text("words"))
  probes.shows("AnyView", AnyView(spot))
  probes.shows("Divider", Divider())
  probes.compare("EmptyView", Sign(), EmptyView())
  probes.shows("TupleView", pair)
  probes.compare("Group", EmptyView(), Group { spot })
  probes.compare("HStack", pair, HStack { pair })
  probes.compare("VStack", HStack { pair }, VStack { pair })
  probes.compare("ZStack", HStack { pair }, ZStack { pair })
  probes.compare("GroupBox", Sign(), GroupBox { Sign() })
  probes.shows("Section", Section("header") { Sign() })
  probes.compare(
    "Spacer",
    HStack {
      spot; spot
    },
    HStack {
      spot; Spacer(); spot
    })
  probes.shows("ForEach", ForEach(0..<3) { Text("\($0)") })
  probes.shows("GeometryReader", GeometryReader { Text("\($0.size.width)") })
  probes.compare(
    "Grid", VStack { pair },
    Grid {
      GridRow { pair };
      GridRow {
        spot; spot
      }
    })
  probes.compare(
    "GridRow",
    Grid {
      spot; spot
    },
    Grid {
      GridRow {
        spot; spot
      }
    })
  probes.compare(
    "ViewThatFits", Text("far too long for the screen").fixedSize(),
    ViewThatFits {
      Text("far too long for the screen").fixedSize(); Text("short")
    })
  probes.shows("Canvas", Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) })
  probes.shows(
    "TimelineView", after: { $0.screen.advance(by: 0.5) },
    TimelineView(.animation) { context in Text("\(context.date.timeIntervalSinceReferenceDate)").font(.system(size: 7)) })
}
