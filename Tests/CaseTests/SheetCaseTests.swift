import Charts
import SwiftUI
import Testing
import Touchstone

/// C30, C59: what is touched in a sheet, and what opens one.
@MainActor @Suite struct SheetCaseTests {
  private func sheetTop(_ screen: Screen) -> CGFloat? { screen.layersNamed("SheetSurface").last?.frameInRoot.minY }

  /// The listing: a slider made of a drag without a distance keeps the finger that landed on it, however it drifts. Beside the slider
  /// the same movement is the sheet's.
  @Test func aSliderInASheetKeepsItsFinger() throws {
    let screen = try Screen(.caseStudy) { SliderScreen() }
    try screen.settle()
    #expect(sheetTop(screen) == 422)
    let knob = try #require(screen.layersNamed("GeometryReader").last?.frameInRoot ?? nil)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 120, y: knob.midY))
    finger.move(by: CGVector(dx: 80, dy: 6), over: 0.2)
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
    #expect(sheetTop(screen) == 422)
    finger.up()
    try screen.settle()
    #expect(sheetTop(screen) == 422)
    let value = 0.3 + 80 / knob.width
    #expect(screen.elements.contains { $0.label?.hasPrefix("value 0.\(Int(value * 1000))") == true }, "\(screen.elements)")

    screen.drag(from: CGPoint(x: 120, y: 460), to: CGPoint(x: 200, y: 720), duration: 0.4, holding: 0.2)
    #expect(try #require(sheetTop(screen)) > 422)
  }

  private func tapOnBar(_ index: Int, _ screen: Screen) throws {
    let bars = screen.layersNamed("BarMark").map(\.frameInRoot)
    #expect(bars.count == 5)
    screen.tap(at: CGPoint(x: bars[index].midX, y: bars[index].maxY - 1))
    try screen.settle()
  }

  /// The listing: the place of the finger in the overlay, which begins at the axis labels, is taken for one in the plot. The sheet of the
  /// bar to the right comes up. Its tap-again rule never comes into play: the chart is behind the sheet.
  @Test func theOverlayBeginsBeforeThePlot() throws {
    let screen = try Screen(.caseStudy) { Sales() }
    try tapOnBar(2, screen)
    #expect(screen.shows(text: "D"), "the listing picks the neighbour: \(screen.elements)")
    screen.tap(at: CGPoint(x: 195, y: 20))
    try screen.settle()
    #expect(sheetTop(screen) == nil)
  }

  @Test(arguments: 0..<5) func lessThePlotsOriginIsRight(_ index: Int) throws {
    let screen = try Screen(.caseStudy) { SalesByPlot() }
    try tapOnBar(index, screen)
    #expect(screen.shows(text: "picked \(["A", "B", "C", "D", "E"][index])"))
  }

  private struct SalesByPlot: View {
    let rows: [(String, Double)] = [("A", 1200), ("B", 900), ("C", 1500), ("D", 700), ("E", 1100)]
    @State private var picked: String?
    var body: some View {
      Chart(rows, id: \.0) { r in BarMark(x: .value("shop", r.0), y: .value("sum", r.1)) }
        .chartYAxis { AxisMarks(position: .leading) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(
                SpatialTapGesture().onEnded { value in
                  guard let plot = proxy.plotFrame else { return }
                  picked = proxy.value(atX: value.location.x - geometry[plot].origin.x)
                })
          }
        }
        .frame(width: 300, height: 200)
        .sheet(isPresented: Binding(get: { picked != nil }, set: { if !$0 { picked = nil } })) { Text("picked \(picked ?? "")") }
    }
  }
}
