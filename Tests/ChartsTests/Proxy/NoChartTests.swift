import SwiftUI
import Testing
import Touchstone

@testable import Charts

@MainActor @Suite struct NoChartTests {
  @Test func theFrameOfNoPlotIsEmptyAndSaid() throws {
    let proxy = ChartProxy(context: nil)
    let screen = try Screen {
      GeometryReader { geometry in Text(verbatim: "\(geometry[proxy.plotAreaFrame] == .zero)") }
    }
    #expect(screen.shows(text: "true"))
    #expect(screen.console.count == 1 && screen.console[0].contains("plotAreaFrame"), "\(screen.console)")
    #expect(proxy.plotFrame == nil && proxy.plotSize == .zero)
  }
}
