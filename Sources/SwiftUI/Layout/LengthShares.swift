import CoreGraphics

/// Gives a length to columns or rows as stacks give it to views: the least flexible first, each an equal share of what is left.
struct LengthShares {
  /// What each takes of nothing and of endless length.
  var least: [CGFloat], most: [CGFloat]

  /// `take` says what one takes of a share.
  func lengths(of room: CGFloat, take: (_ index: Int, _ share: CGFloat) -> CGFloat) -> [CGFloat] {
    var lengths = least
    var left = room
    let flexibility = least.indices.map { most[$0] == least[$0] ? 0 : most[$0] - least[$0] }
    let order = least.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (position, index) in order.enumerated() {
      let share = max(0, left / CGFloat(order.count - position))
      lengths[index] = flexibility[index] == 0 ? least[index] : take(index, share)
      left -= lengths[index]
    }
    return lengths
  }
}
