import AttributeGraph
import CoreGraphics

/// Rows of a lazy container that are known by their identities, and made when they come near the screen.
class LazyRows {
  /// Owns the rows that are made.
  let branches: BranchSet
  private(set) var count = 0
  /// Along the container's axis, in points: NaN where nobody has seen the row, `nothing` for a row without a view.
  private(set) var lengths: [CGFloat] = []
  /// The rows that are made, by their place.
  var made: [(index: Int, branch: Branch)] = []
  private var knownSum: CGFloat = 0, knownCount = 0

  static let nothing: CGFloat = -1

  init(_ branches: BranchSet) { self.branches = branches }

  /// What rows that nobody has seen are taken to be long: as those that were seen are on average; nil when none was.
  var estimate: CGFloat? { knownCount > 0 ? knownSum / CGFloat(knownCount) : nil }

  final func setLengths(_ new: [CGFloat]) {
    lengths = new
    count = new.count
    knownSum = 0
    knownCount = 0
    for length in new where !length.isNaN && length != Self.nothing {
      knownSum += length
      knownCount += 1
    }
  }

  final func note(_ length: CGFloat, at index: Int) {
    guard lengths.indices.contains(index), lengths[index] != length else { return }
    let old = lengths[index]
    if !old.isNaN && old != Self.nothing {
      knownSum -= old
      knownCount -= 1
    }
    lengths[index] = length
    if length != Self.nothing {
      knownSum += length
      knownCount += 1
    }
  }

  // MARK: For the kinds of rows

  func make(_ index: Int) {}
  /// Takes rows away that are far from the screen.
  func drop(_ isFar: (Int) -> Bool) {}
  /// Where the row with this identity stands; nil when there is none.
  func index(of id: AnyHashable) -> Int? { nil }
  func id(at index: Int) -> AnyHashable? { nil }
}
