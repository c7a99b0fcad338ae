import CoreGraphics
import SwiftUI
import Touchstone

/// Which rows are there, as they tell themselves.
@MainActor
final class Roll {
  private(set) var present: Set<Int> = []
  private(set) var mostPresent = 0
  private(set) var appearances = 0
  func came(_ row: Int) {
    present.insert(row)
    appearances += 1
    mostPresent = max(mostPresent, present.count)
  }
  func went(_ row: Int) { present.remove(row) }
}

/// A row that tells of itself; its height follows from its number.
struct RollRow: View {
  let number: Int
  let roll: Roll
  var height: CGFloat = 40
  var body: some View {
    NumberedRow(number: number, height: height).onAppear { roll.came(number) }.onDisappear { roll.went(number) }
  }
}

/// Rows of 20 to 100 points, whatever the platform's random numbers are.
func unevenHeight(_ row: Int) -> CGFloat { 20 + CGFloat((row * 37) % 9) * 10 }

/// Ten thousand rows.
struct LongList: View {
  let roll: Roll
  var height: (Int) -> CGFloat = { _ in 40 }
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<10_000) { RollRow(number: $0, roll: roll, height: height($0)) } }
    }
  }
}

extension Screen {
  /// The frames of the rows that are there, by number.
  func rows() -> [Int: CGRect] {
    var rows: [Int: CGRect] = [:]
    for element in elements {
      guard let id = element.identifier, id.hasPrefix("row "), let number = Int(id.dropFirst(4)) else { continue }
      rows[number] = element.frame
    }
    return rows
  }
  /// Rows lie one under the other without a gap over the whole screen.
  func isFilledWithRows() -> Bool {
    let frames = rows().values.sorted { $0.minY < $1.minY }
    guard let first = frames.first, let last = frames.last, first.minY <= 0.5, last.maxY >= size.height - 0.5 else {
      return false
    }
    return zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 }
  }
}
