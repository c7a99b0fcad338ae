import SwiftUI
import Testing
import Touchstone
import UIKit

/// Rows that become longer when the device is turned: those in view stay there, and are not made anew.
@MainActor
@Suite struct RowsAndRotationTests {
  private struct List: View {
    let onAppear: (Int) -> Void
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60) { row in
            Color.green.aspectRatio(6, contentMode: .fit).accessibilityIdentifier("row-\(row)")
              .onAppear { onAppear(row) }
          }
        }
      }
      .ignoresSafeArea()
    }
  }

  @Test func theFirstRowInViewStays() throws {
    var appearances: [Int: Int] = [:]
    let screen = try Screen(.iPhone14) { List(onAppear: { appearances[$0, default: 0] += 1 }) }
    try screen.settle()
    func place(_ row: Int) -> CGFloat? { screen.findAll(id: "row-\(row)").first?.frame.minY }
    for _ in 0..<2 {
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.5, holding: 0.2)
      try screen.settle()
    }
    let row = try #require((0..<60).first { place($0).map { $0 >= 0 } ?? false }), before = try #require(place(row))
    #expect(row > 15 && appearances[row] == 1)
    for _ in 0..<4 {
      screen.rotate()
      try screen.settle()
      #expect(abs(try #require(place(row)) - before) < 1)
      #expect(appearances[row] == 1)
    }
  }
}
