import Foundation
import Testing

@testable import CoreGraphics

@Suite struct DashTests {
  private func marks(_ path: CGPath) -> [(start: CGFloat, end: CGFloat)] {
    var marks: [(start: CGFloat, end: CGFloat)] = []
    path.forEachElement { element in
      if case .move(let point) = element { marks.append((point.x, point.x)) }
      if case .line(let point) = element { marks[marks.count - 1].end = point.x }
    }
    return marks
  }
  private func line(_ length: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: length, y: 0))
    return path
  }

  @Test func marksAndGapsByTurns() {
    let all = marks(line(20).copy(dashingWithPhase: 2, lengths: [5, 3]))
    #expect(all.map(\.start) == [0, 6, 14] && all.map(\.end) == [3, 11, 19])
  }

  /// So fine that nobody sees the marks: as grey all along, of fewer marks.
  @Test(arguments: [[0.001, 0.001], [0.001, 0.003], [1e-9, 1e-9]] as [[CGFloat]]) func tooFineOnesAreThinnedEvenly(
    lengths: [CGFloat]
  ) {
    let all = marks(line(1000).copy(dashingWithPhase: 0, lengths: lengths))
    #expect(all.count > 20_000 && all.count <= 50_001)
    let share = lengths[0] / (lengths[0] + lengths[1])
    for part in 0..<10 {
      let bounds = CGFloat(part) * 100..<CGFloat(part + 1) * 100
      let inked = all.filter { bounds.contains($0.start) }.reduce(0) { $0 + $1.end - $1.start }
      #expect(abs(inked - share * 100) < 0.1)
    }
  }

  /// All parts of a path together.
  @Test func manyPartsHaveOneBound() {
    let path = CGMutablePath()
    for y in 0..<100 {
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: 1000, y: CGFloat(y)))
    }
    #expect(marks(path.copy(dashingWithPhase: 0, lengths: [0.01, 0.01])).count <= 50_000 + 200)
  }

  @Test func thoseWithoutAnEndAreWhole() {
    let endless = line(1e300).copy(dashingWithPhase: 0, lengths: [1e-300, 1e-300])
    #expect(marks(endless).count == 1 && marks(endless)[0].end == 1e300)
  }
}
