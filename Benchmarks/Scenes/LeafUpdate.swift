import Foundation
import SwiftUI
import Touchstone

/// One leaf of many changes its text to one of the same size: what it costs must not depend on how many there are.
@MainActor
enum LeafUpdate {
  static func run(count: Int) throws {
    let target = Target()
    let begin = Date()
    let screen = try Screen { Rows(count: count, target: target) }
    try screen.settle()
    report("create-\(count)", Date().timeIntervalSince(begin) * 1e3, "ms")

    for _ in 0..<50 { update(target, screen) }
    var times: [Double] = []
    var rules: Set<Int> = []
    for _ in 0..<2_000 {
      let before = screen.work
      let start = DispatchTime.now().uptimeNanoseconds
      update(target, screen)
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e3)
      rules.insert(screen.work.rulesRun - before.rulesRun)
    }
    report("leaf-update-among-\(count)", median(times), "us")
    report("leaf-update-rules-among-\(count)", Double(rules.max() ?? 0), rules.count == 1 ? "always" : "at most")
  }

  private static func update(_ target: Target, _ screen: Screen) {
    target.flip()
    screen.advance(by: 1 / 60)
  }
}

/// Lets the benchmark write the state of one row.
private final class Target {
  var flip: () -> Void = {}
}

private struct Rows: View {
  let count: Int
  let target: Target
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in Row(index: index, target: index == count / 2 ? target : nil) }
    }
  }
}

private struct Row: View {
  let index: Int
  let target: Target?
  @State private var isFlipped = false
  var body: some View {
    Text(isFlipped ? "8" : "0")
      .padding(2)
      .background(Color.blue)
      .onAppear { target?.flip = { isFlipped.toggle() } }
  }
}
