import SwiftUI

@MainActor func layoutProbes(_ probes: Probes) {
  probes.probe("frame(width:height:alignment:)") { $0.frame(width: 90, height: 50, alignment: .topLeading) }
  probes.probe("frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
    $0.frame(minWidth: 100, alignment: .trailing)
  }
  probes.compare("padding(_: CGFloat)", Sign().background(.red), Sign().padding(7).background(.red))
  probes.probe("padding(_: EdgeInsets)") { $0.padding(EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 1)) }
  probes.probe("padding(_:_:)") { $0.padding(.leading, 9) }
  probes.compare(
    "fixedSize()", Text("far too long for the screen").lineLimit(1), Text("far too long for the screen").lineLimit(1).fixedSize())
  probes.compare(
    "fixedSize(horizontal:vertical:)", Text("far too long for the screen").frame(height: 10),
    Text("far too long for the screen").fixedSize(horizontal: false, vertical: true).frame(height: 10))
  probes.compare(
    "layoutPriority(_:)",
    HStack {
      Text("many words here"); Text("many words there")
    }.lineLimit(1),
    HStack {
      Text("many words here"); Text("many words there").layoutPriority(1)
    }.lineLimit(1))
  probes.probe("aspectRatio(_: CGFloat?, contentMode: ContentMode)", on: Color.red) { $0.aspectRatio(2, contentMode: .fit) }
  probes.probe("aspectRatio(_: CGSize, contentMode: ContentMode)", on: Color.red) {
    $0.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fit)
  }
  probes.probe("scaledToFit()", on: Color.red) { $0.scaledToFit() }
  probes.compare(
    "scaledToFill()", Color.red.frame(width: 30, height: 20), Color.red.scaledToFill().frame(width: 30, height: 20))
  probes.probe("position(_:)") { $0.position(CGPoint(x: 30, y: 20)) }
  probes.probe("position(x:y:)") { $0.position(x: 30, y: 20) }
  probes.compare(
    "alignmentGuide(_: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)",
    VStack(alignment: .leading) {
      Sign(); Color.red.frame(width: 9, height: 9)
    },
    VStack(alignment: .leading) {
      Sign(); Color.red.frame(width: 9, height: 9).alignmentGuide(.leading) { _ in -20 }
    })
  probes.compare(
    "alignmentGuide(_: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)",
    HStack {
      Sign(); Color.red.frame(width: 9, height: 9)
    },
    HStack {
      Sign(); Color.red.frame(width: 9, height: 9).alignmentGuide(VerticalAlignment.center) { _ in -20 }
    })
  probes.probe("containerRelativeFrame(_:alignment:)") { $0.containerRelativeFrame(.horizontal, alignment: .leading) }
  probes.probe("containerRelativeFrame(_:alignment:_:)") {
    $0.containerRelativeFrame(.horizontal, alignment: .leading) { l, _ in l - 9 }
  }
  probes.probe("containerRelativeFrame(_:count:span:spacing:alignment:)") {
    $0.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5, alignment: .leading)
  }
  probes.compare("layoutValue(key:value:)", Pile { Sign() }, Pile { Sign().layoutValue(key: Lift.self, value: 9) })
  gridProbes(probes)
}

@MainActor private func gridProbes(_ probes: Probes) {
  func grid(_ cell: some View) -> some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        Text("wide words"); Text("b")
      }
      GridRow {
        cell; Color.blue.frame(width: 9, height: 20)
      }
    }
  }
  let spot = Color.red.frame(width: 10, height: 10)
  probes.compare("gridCellAnchor(_:)", grid(spot), grid(spot.gridCellAnchor(.bottomTrailing)))
  probes.compare("gridCellColumns(_:)", grid(spot), grid(spot.gridCellColumns(2)))
  probes.compare("gridCellUnsizedAxes(_:)", grid(Color.red), grid(Color.red.gridCellUnsizedAxes(.horizontal)))
  probes.compare("gridColumnAlignment(_:)", grid(spot), grid(spot.gridColumnAlignment(.trailing)))
}

/// How far a `Pile` lifts a child.
private struct Lift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

private struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.midY - subview[Lift.self]), proposal: .unspecified)
    }
  }
}
