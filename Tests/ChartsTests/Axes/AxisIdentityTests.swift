import Charts
import Foundation
import LayerTree
import SwiftUI
import Testing
import Touchstone

/// While a chart changes, what stands at a value of an axis moves with that value, whatever becomes of the other axis.
@MainActor @Suite struct AxisIdentityTests {
  private struct Days: View {
    @State private var count = 6
    var body: some View {
      VStack {
        Chart(0..<count, id: \.self) { day in
          BarMark(
            x: .value("Day", Date(timeIntervalSince1970: 1_796_083_200 + Double(day) * 86_400), unit: .day),
            y: .value("Value", day == 1 ? 8 : 4))
        }
        .frame(width: 300, height: 200)
        Button("Fewer") { withAnimation(.linear(duration: 1)) { count -= 1 } }
      }
    }
  }

  @Test func oneDayLessLeavesTheOtherAxisWhereItIs() throws {
    let screen = try Screen(.iPhone14) { Days() }
    let words = ["0", "2", "4", "6", "8"]
    func places() -> [[CGRect]] { words.map { screen.findAll(text: $0).map(\.frame).filter { $0.minX > 310 } } }
    let before = places()
    #expect(before.allSatisfy { $0.count == 1 }, "\(before)")
    try screen.tap(text: "Fewer")
    for _ in 0..<4 {
      screen.advance(by: 0.2)
      #expect(places() == before)
    }
    try screen.settle()
    #expect(places() == before)
  }
}
