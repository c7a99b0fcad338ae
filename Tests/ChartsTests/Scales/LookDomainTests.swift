import Charts
import SwiftUI
import Testing
import Touchstone

/// Which values are told apart by what.
@MainActor @Suite struct LookDomainTests {
  private let names = ["p", "q"]

  @Test func symbolsAndLineStyles() throws {
    let stand = try ChartStand {
      Chart(names, id: \.self) { name in
        LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", name)).lineStyle(by: .value("l", name + "!"))
        LineMark(x: .value("x", 2), y: .value("y", 3)).symbol(by: .value("s", name)).lineStyle(by: .value("l", name + "!"))
      }
    }
    #expect(stand.proxy.symbolDomain(dataType: String.self) == names)
    #expect(stand.proxy.lineStyleDomain(dataType: String.self) == ["p!", "q!"])
    #expect(stand.proxy.symbolSizeDomain(dataType: Double.self) == [])
    #expect(stand.proxy.symbolDomain(dataType: Double.self) == [], "they are no numbers")
  }

  @Test func symbolSizes() throws {
    let stand = try ChartStand {
      Chart([2.0, 5, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("size", $0)) }
    }
    #expect(stand.proxy.symbolSizeDomain(dataType: Double.self) == [0, 5])
    #expect(stand.proxy.symbolDomain(dataType: String.self) == [])
    let widths = stand.marks("PointMark").map(\.width)
    #expect(widths[0] < widths[2] && widths[2] < widths[1])
  }
}
