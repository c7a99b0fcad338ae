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

  static let nothing: CGFloat = -1

  init(_ branches: BranchSet) { self.branches = branches }

  /// What rows that nobody has seen are taken to be long: as those that were seen are on average; nil when none was.
  var estimate: CGFloat? { all.mean }

  final func setLengths(_ new: [CGFloat]) {
    lengths = new
    count = new.count
    blocks = Array(repeating: Summary(), count: (new.count + Self.blockLength - 1) / Self.blockLength)
    for (index, length) in new.enumerated() { blocks[index / Self.blockLength].add(length) }
    all = blocks.reduce(into: Summary()) { $0.add($1) }
  }

  final func note(_ length: CGFloat, at index: Int) {
    guard lengths.indices.contains(index), lengths[index] != length else { return }
    let old = lengths[index]
    lengths[index] = length
    blocks[index / Self.blockLength].replace(old, by: length)
    all.replace(old, by: length)
  }

  /// Rows that are not there count as never seen; those without a view still have none.
  final func forgetThoseNotMade() {
    let there = Set(made.map(\.index))
    setLengths(lengths.enumerated().map { there.contains($0) || $1 == Self.nothing ? $1 : .nan })
  }

  // MARK: Stretches

  /// How long a stretch of rows is. Kept for blocks of rows, so that ten thousand of them cost as little as a few.
  struct Summary {
    private(set) var known: CGFloat = 0
    private(set) var knownCount = 0, unknownCount = 0

    /// Rows that have a view, as far as is known.
    var count: Int { knownCount + unknownCount }
    var mean: CGFloat? { knownCount > 0 ? known / CGFloat(knownCount) : nil }

    func length(_ estimate: CGFloat, _ spacing: CGFloat) -> CGFloat {
      count > 0 ? known + CGFloat(unknownCount) * estimate + CGFloat(count - 1) * spacing : 0
    }
    mutating func add(_ length: CGFloat, times: Int = 1) {
      if length.isNaN {
        unknownCount += times
      } else if length != LazyRows.nothing {
        known += length * CGFloat(times)
        knownCount += times
      }
    }
    mutating func add(_ other: Summary) {
      known += other.known
      knownCount += other.knownCount
      unknownCount += other.unknownCount
    }
    mutating func replace(_ old: CGFloat, by new: CGFloat) {
      add(old, times: -1)
      add(new)
    }
  }
  private static let blockLength = 64
  private var blocks: [Summary] = []
  private var all = Summary()

  final func summary(_ range: Range<Int>) -> Summary {
    var sum = Summary(), index = range.lowerBound
    while index < range.upperBound {
      if index.isMultiple(of: Self.blockLength) && index + Self.blockLength <= range.upperBound {
        sum.add(blocks[index / Self.blockLength])
        index += Self.blockLength
      } else {
        sum.add(lengths[index])
        index += 1
      }
    }
    return sum
  }

  /// The first row of a stretch that ends after `point`, and where it begins, both from the start of the stretch.
  /// A row that nobody has seen is found too where it would end at `point` without a length: if it has one, it is in view.
  final func first(endingAfter point: CGFloat, in range: Range<Int>, _ estimate: CGFloat, _ spacing: CGFloat) -> (
    index: Int, start: CGFloat
  )? {
    var index = range.lowerBound, place: CGFloat = 0
    while index < range.upperBound {
      if index.isMultiple(of: Self.blockLength) && index + Self.blockLength <= range.upperBound {
        let block = blocks[index / Self.blockLength]
        let end = place + block.length(estimate, spacing)
        if block.count == 0 || end < point || (end == point && (estimate > 0 || block.unknownCount == 0)) {
          if block.count > 0 { place = end + spacing }
          index += Self.blockLength
          continue
        }
      }
      let length = lengths[index]
      if length != Self.nothing {
        let own = length.isNaN ? estimate : length
        if place + own > point || (own == 0 && length.isNaN && place == point) { return (index, place) }
        place += own + spacing
      }
      index += 1
    }
    return nil
  }

  // MARK: For the kinds of rows

  /// Rows that are not there can be made.
  var mayMake: Bool { true }
  func make(_ index: Int) -> Branch? { nil }
  /// Called after rows were made: they are among those that are there from now on.
  func haveMade() {}
  /// Takes rows away that are far from the screen.
  func drop(_ isFar: (Int) -> Bool) {}
  /// Where the row with this identity stands; nil when there is none.
  func index(of id: AnyHashable) -> Int? { nil }
  func id(at index: Int) -> AnyHashable? { nil }
}
