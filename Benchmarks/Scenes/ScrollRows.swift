import Foundation
import SwiftUI
import Touchstone

/// Scrolls a lazy stack of many rows at 20 points a frame, painted: what a frame costs, how many rows are there at once, and what
/// runs while no other row comes into view.
@MainActor
enum ScrollRows {
  static func run(count: Int) throws {
    let roll = RowRoll()
    let screen = try Screen { RowList(count: count, roll: roll) }
    screen.isWatched = true
    try screen.settle()
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 195, y: 700))
    finger.move(to: CGPoint(x: 195, y: 680))
    var frames: [Double] = []
    for step in 0..<120 {
      let y = 660 - 20 * CGFloat(step % 30)
      if step % 30 == 0 && step > 0 {
        finger.up()
        finger.down(at: CGPoint(x: 195, y: 700))
        finger.move(to: CGPoint(x: 195, y: 680))
      }
      let start = Meters.wall
      finger.move(to: CGPoint(x: 195, y: y))
      frames.append(Meters.wall - start)
    }
    frames.sort()
    report("scroll-frame-median", frames[frames.count / 2], "ms")
    report("scroll-frame-worst", frames[frames.count - 1], "ms")
    finger.move(by: CGVector(dx: 0, dy: -3))
    let work = screen.work {
      finger.move(by: CGVector(dx: 0, dy: 2))
      finger.move(by: CGVector(dx: 0, dy: -2))
    }
    finger.up()
    report("rows-alive-at-most", Double(roll.most), "rows")
    report("rules-while-no-row-comes", Double(work.rulesRun), "rules")
  }
}

@MainActor
final class RowRoll {
  private var now = 0
  private(set) var most = 0
  func came() {
    now += 1
    most = max(most, now)
  }
  func went() { now -= 1 }
}

private struct RowList: View {
  let count: Int
  let roll: RowRoll
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          HStack {
            Circle().fill(.blue).frame(width: 28, height: 28)
            VStack(alignment: .leading) {
              Text("Row number \(row)").font(.headline)
              Text("A line of text below it").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
          }
          .padding(.horizontal)
          .frame(height: 52)
          .onAppear { roll.came() }
          .onDisappear { roll.went() }
        }
      }
    }
  }
}
