import Charts
import SwiftUI
import Testing
import Touchstone

/// Bars as a picture shows them, tapped in every column of their pixels: what is seen there is what is picked, scrolled or not.
@MainActor @Suite struct PixelColumnTests {
  @Test(arguments: TappedBars.restingAndScrolled) func picksWhatIsSeen(shown: TappedBars) throws {
    let (stand, picked) = try shown.stand()
    let screen = stand.screen
    if shown.isScrolled {
      // To the middle of its twelve hidden bars, and a part of one: no band begins where the plot does.
      let way = stand.container.width / 8 * 5.37 + 10, sign: CGFloat = shown.isRightToLeft ? 1 : -1
      let (middle, y) = (stand.container.midX, stand.container.minY + 30)
      screen.drag(
        from: CGPoint(x: middle - sign * way / 2, y: y), to: CGPoint(x: middle + sign * way / 2, y: y), duration: 1, holding: 0.3)
      try screen.settle()
    }
    let container = stand.container, foot = container.maxY - 2
    let runs = runs(of: screen.picture(), y: foot)
    #expect(runs.count == 8 || shown.isScrolled && runs.count == 9, "\(runs)")
    // Read off the words below, which know nothing of taps. Some have no room.
    let direction = shown.isRightToLeft ? -1 : 1
    let named = runs.indices.compactMap { index in name(below: runs[index], stand).map { (index: index, number: $0) } }
    let first = try #require(named.first)
    let names = runs.indices.map { first.number + ($0 - first.index) * direction }
    #expect(named.count >= 3 && named.allSatisfy { names[$0.index] == $0.number }, "\(named)")
    #expect(!shown.isScrolled || !names.contains(1) && !names.contains(20))

    var expected = 0
    func tap(_ x: CGFloat, _ y: CGFloat, _ bar: Int?, _ what: String) {
      picked.bar = bar.map { $0 + 100 } ?? 100
      screen.tap(at: CGPoint(x: x, y: y))
      expected += 1
      #expect(picked.bar == bar, "\(what) at \(x), \(y)")
    }
    let pixel = 1 / shown.scale
    for (index, run) in runs.enumerated() {
      let number = names[index]
      for column in run {
        let height = TappedBars.accuracy(of: number) * container.height
        let part = CGFloat((column * 37) % 97) / 97
        tap((CGFloat(column) + 0.5) * pixel, container.maxY - 1 - part * (height - 2), number, "bar")
      }
      // In the gap after it: up to half-way it is this band.
      guard runs.indices.contains(index + 1) else { continue }
      let next = number + direction
      let middle = CGFloat(run.upperBound + runs[index + 1].lowerBound) / 2
      for column in run.upperBound..<runs[index + 1].lowerBound {
        let place = CGFloat(column) + 0.5
        guard abs(place - middle) > 1 else { continue }
        tap(place * pixel, foot, place < middle ? number : next, "gap")
      }
    }
    // Each label of an axis that is seen, in its middle, and beside the chart's plot.
    let labels = screen.elements.filter { $0.role == .text && $0.isVisible }.map(\.frame)
    #expect(labels.count >= (shown.labels == .hidden ? 3 : 6))
    for label in labels where !container.contains(CGPoint(x: label.midX, y: label.midY)) && stand.chart.contains(label) {
      tap(label.midX, label.midY, nil, "label")
    }
    for place in [CGPoint(x: container.minX - 0.5, y: foot), CGPoint(x: container.maxX + 0.5, y: foot)]
    where stand.chart.contains(place) {
      tap(place.x, place.y, nil, "beside the plot")
    }
    #expect(picked.taps == expected && expected > 12, "\(expected)")
  }

  /// Where the red of bars begins and ends in a row of pixels.
  private func runs(of picture: Picture, y: CGFloat) -> [Range<Int>] {
    let row = Int(y * picture.scale)
    var runs: [Range<Int>] = [], start: Int?
    for x in 0...picture.width {
      let color = picture.color(x: x, y: row)
      let isRed = color.map { $0.red > 0.9 && $0.green < 0.1 } ?? false
      if isRed, start == nil { start = x }
      if !isRed, let from = start {
        runs.append(from..<x)
        start = nil
      }
    }
    return runs
  }

  /// The number that stands below a bar; nil where its label is cut.
  private func name(below run: Range<Int>, _ stand: ChartStand) -> Int? {
    let scale = stand.screen.device.scale
    let (left, right) = (CGFloat(run.lowerBound) / scale, CGFloat(run.upperBound) / scale)
    return stand.screen.elements.first { element in
      element.role == .text && element.isVisible && element.frame.minY >= stand.container.maxY - 1 && element.frame.midX > left
        && element.frame.midX < right
    }?.label.flatMap(Int.init)
  }
}
