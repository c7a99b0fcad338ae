import Charts
import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Where a line runs between its points.
@MainActor @Suite struct InterpolationTests {
  /// Whether a line through (0, 0), (1, 10), (2, 10) and (3, 0) passes (x, y).
  private func line(_ method: InterpolationMethod) throws -> (_ x: Double, _ y: Double) -> Bool {
    let points: [(x: Double, y: Double)] = [(0, 0), (1, 10), (2, 10), (3, 0)]
    let stand = try ChartStand {
      Chart(points, id: \.x) { point in
        LineMark(x: .value("x", point.x), y: .value("y", point.y)).interpolationMethod(method)
          .foregroundStyle(.black).lineStyle(StrokeStyle(lineWidth: 4))
      }
      .chartXScale(domain: 0...3).chartYScale(domain: -5...15).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let picture = stand.screen.picture()
    let places = { (x: Double, y: Double) -> CGPoint? in
      guard let x = stand.proxy.position(forX: x), let y = stand.proxy.position(forY: y) else { return nil }
      return CGPoint(x: stand.plot.minX + x, y: stand.plot.minY + y)
    }
    return { x, y in places(x, y).flatMap { picture.color(at: $0) }.map { $0.red < 0.3 } ?? false }
  }

  @Test func stepsChangeAtTheStartTheMiddleOrTheEnd() throws {
    let start = try line(.stepStart), middle = try line(.stepCenter), end = try line(.stepEnd)
    #expect(start(0.25, 10) && start(0.75, 10) && !start(0.25, 0) && !start(0.75, 0))
    #expect(middle(0.25, 0) && middle(0.75, 10) && middle(0.5, 5) && !middle(0.25, 10))
    #expect(end(0.25, 0) && end(0.75, 0) && !end(0.75, 10))
  }

  /// A curve that never goes beyond its points, where others swing out.
  @Test func monotoneOnesStayBetweenTheirPoints() throws {
    let monotone = try line(.monotone), swinging = try line(.catmullRom), straight = try line(.linear)
    #expect(monotone(1.5, 10) && monotone(1, 10) && monotone(2, 10))
    #expect(straight(0.8, 8) && !monotone(0.8, 8), "it is curved")
    #expect(!swinging(1.5, 10) && swinging(1, 10))
  }
}
