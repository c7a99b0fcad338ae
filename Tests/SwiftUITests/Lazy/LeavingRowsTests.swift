import SwiftUI
import Testing
import Touchstone
import UIKit

/// A list that still moves while it is taken away: rows that come into view then are made.
@MainActor
@Suite struct LeavingRowsTests {
  @MainActor @Observable fileprivate final class Model {
    var isShown = true
    var rows = Array(0..<200)
  }

  private struct Board: View {
    let model: Model
    var body: some View {
      ZStack {
        Color.white
        if model.isShown {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(model.rows, id: \.self) { row in
                VStack(spacing: 0) {
                  // Structure of its own, new in a list that leaves.
                  if row.isMultiple(of: 2) { Color.green } else { Color.blue }
                  ForEach(0..<2) { _ in Color.white }
                }
                .frame(height: 50).accessibilityIdentifier("row-\(row)")
              }
            }
          }
          .transition(.opacity)
        }
      }
      .ignoresSafeArea()
    }
  }

  private func flicked(_ model: Model) throws -> Screen {
    let screen = try Screen(.iPhone14) { Board(model: model) }
    try screen.settle()
    screen.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    return screen
  }
  private func rowsInView(_ screen: Screen) -> [Int] {
    let glass = CGRect(origin: .zero, size: screen.size)
    return (0..<200).filter { screen.findAll(id: "row-\($0)").contains { $0.frame.intersects(glass) } }
  }

  @Test func rowsThatComeIntoViewAreMade() throws {
    let model = Model(), screen = try flicked(model), staying = try flicked(Model())
    let before = try #require(rowsInView(screen).last)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    for _ in 0..<5 {
      screen.advance(by: 0.1)
      staying.advance(by: 0.1)
      #expect(rowsInView(screen) == rowsInView(staying))
    }
    #expect(try #require(rowsInView(screen).last) > before + 5)
    try screen.settle()
    #expect(rowsInView(screen) == [])
  }

  /// The data goes with it: what was there stays in view until it is gone.
  @Test(arguments: [[], [7], Array(100..<300)]) func itsDataGoesToo(_ data: [Int]) throws {
    let model = Model(), screen = try flicked(model)
    withAnimation(.linear(duration: 1)) {
      model.isShown = false
      model.rows = data
    }
    screen.advance(by: 0.5)
    try screen.settle()
    #expect(rowsInView(screen) == [])
    #expect(screen.unrest == [])
  }

  @Test func itComesBackInTheMiddle() throws {
    let model = Model(), screen = try flicked(model)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    screen.advance(by: 0.3)
    withAnimation(.linear(duration: 1)) {
      model.isShown = true
      model.rows = Array(0..<190)
    }
    try screen.settle()
    let rows = rowsInView(screen)
    #expect(rows.count >= 17 && rows == Array(rows[0]...rows[rows.count - 1]), "\(rows)")
    #expect(screen.unrest == [])
  }
}
