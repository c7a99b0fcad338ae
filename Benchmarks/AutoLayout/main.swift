// What constraints cost, as multiples of one memcpy of a frame (1170 × 2532 pixels, 11.85 MB): the unit that compares machines.
import ConstraintSolver
import CoreGraphics
import UIKit

func median(_ count: Int, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<count).map { index -> Double in
    let time = clock.measure { body(index) }.components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
  return times.sorted()[count / 2]
}

let bytes = 1170 * 2532 * 4
let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
source.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
let unit = median(41) { _ in copy.copyMemory(from: source, byteCount: bytes) }
print(String(format: "memcpy of a frame: %.2f ms", unit))

func report(_ name: String, _ count: Int = 41, _ body: (Int) -> Void) {
  let time = median(count, body)
  let label = name.padding(toLength: 60, withPad: " ", startingAt: 0)
  print(String(format: "\(label)%9.3f ms  ×%.3f", time, time / unit))
}

// MARK: The solver alone

/// A list: 250 rows, each below the one before, with an inset, a least height and a wish for its height: 1,000 constraints.
struct List {
  var solver = Solver()
  var tops: [Variable] = []
  var wishes: [ConstraintID] = []

  init(rows: Int, isRequired: Bool) {
    var edge = LinearExpression()
    for _ in 0..<rows {
      let left = solver.makeVariable(), top = solver.makeVariable(), height = solver.makeVariable()
      tops.append(top)
      _ = solver.add(LinearExpression([Term(left)], constant: -16), .equal)
      _ = solver.add(LinearExpression(top) - edge + -8, .equal)
      _ = solver.add(LinearExpression([Term(height)], constant: -20), .greaterThanOrEqual)
      let strength = isRequired ? Strength.required : Strength(priority: 750)
      wishes.append(solver.add(LinearExpression([Term(height)], constant: -44), .equal, strength: strength))
      edge = LinearExpression([Term(top), Term(height)])
    }
  }
}

for isRequired in [true, false] {
  let kind = isRequired ? "required" : "with priorities"
  report("1,000 constraints \(kind), from nothing") { _ in
    var list = List(rows: 250, isRequired: isRequired)
    _ = list.solver.solve()
  }
  var list = List(rows: 250, isRequired: isRequired)
  _ = list.solver.solve()
  report("  one constant changes in the first row") { index in
    list.solver.setConstant(of: list.wishes[0], to: -44 - Double(index % 7))
    _ = list.solver.solve()
  }
  report("  one constant changes in the last row") { index in
    list.solver.setConstant(of: list.wishes[249], to: -44 - Double(index % 7))
    _ = list.solver.solve()
  }
  report("  one constraint goes and comes") { _ in
    list.solver.remove(list.wishes[100])
    _ = list.solver.solve()
    list.wishes[100] = list.solver.add(
      LinearExpression([Term(list.tops[100], -1), Term(list.tops[101])], constant: -60), .equal, strength: Strength(priority: 700)
    )
    _ = list.solver.solve()
  }
}

// MARK: Views

final class Content: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

@MainActor
func makeScreen(rows: Int) -> (root: UIView, top: NSLayoutConstraint) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var edge = root.topAnchor
  var top: NSLayoutConstraint?
  for _ in 0..<rows {
    let row = Content()
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    let gap = row.topAnchor.constraint(equalTo: edge, constant: 8)
    if top == nil { top = gap }
    NSLayoutConstraint.activate([
      gap, row.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    edge = row.bottomAnchor
  }
  return (root, top!)
}

@MainActor
func measureViews() {
  report("250 views with 1,000 constraints, laid out from nothing", 15) { _ in makeScreen(rows: 250).root.layoutIfNeeded() }
  let screen = makeScreen(rows: 250)
  screen.root.layoutIfNeeded()
  report("  one constant changes and 250 views move") { index in
    screen.top.constant = CGFloat(9 + index % 7)
    screen.root.layoutIfNeeded()
  }
  report("  nothing changes") { _ in screen.root.layoutIfNeeded() }
}
MainActor.assumeIsolated { measureViews() }
