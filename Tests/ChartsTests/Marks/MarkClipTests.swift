import Charts
import SwiftUI
import Testing
import Touchstone

/// The shape that a mark is cut to.
@MainActor @Suite struct MarkClipTests {
  /// A frame and, drawn the same way round, a smaller one inside it.
  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }

  @Test(arguments: [false, true]) func theRuleOfTheStyleSaysWhatIsInside(isEvenOdd: Bool) throws {
    let stand = try ChartStand {
      Chart {
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 4), yStart: .value("y", 0), yEnd: .value("y", 4))
          .foregroundStyle(.red)
          .clipShape(Ring(), style: FillStyle(eoFill: isEvenOdd))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let mark = try #require(stand.frames("RectangleMark").first)
    let picture = stand.screen.picture()
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      picture.color(at: CGPoint(x: mark.minX + mark.width * x, y: mark.minY + mark.height * y))
        .map { $0.red > 0.8 && $0.green < 0.5 } ?? false
    }
    #expect(isRed(0.1, 0.1))
    #expect(isRed(0.5, 0.5) == !isEvenOdd)
  }
}
