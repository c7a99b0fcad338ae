import SwiftUI

/// Leaves out labels of one set that would touch others of it.
struct LabelCollisions {
  /// Between labels, in points.
  let gap: CGFloat

  /// `members` are places in the lists, in the order of the axis.
  func resolve(_ members: [Int], _ labels: [PlacedLabel], _ frames: inout [CGRect?]) {
    let automatic = members.filter { labels[$0].content.collisions.kind == .automatic && frames[$0] != nil }
    thinOut(automatic, labels, &frames)
    greedily(members, labels, &frames)
  }

  /// Every second, every third… until none touch.
  private func thinOut(_ members: [Int], _ labels: [PlacedLabel], _ frames: inout [CGRect?]) {
    guard members.count > 1 else { return }
    for every in 1...members.count {
      let shown = members.enumerated().filter { $0.offset % every == 0 }.map(\.element)
      let touches = zip(shown, shown.dropFirst()).contains { touch(frames[$0], frames[$1], labels[$0].axisSet.axis, gap) }
      if touches && every < members.count { continue }
      let kept = Set(shown)
      for index in members where !kept.contains(index) { frames[index] = nil }
      return
    }
  }

  private func greedily(_ members: [Int], _ labels: [PlacedLabel], _ frames: inout [CGRect?]) {
    func greed(_ index: Int) -> (priority: Double, spacing: CGFloat)? {
      guard case .greedy(let priority, let spacing) = labels[index].content.collisions.kind else { return nil }
      return (priority, spacing ?? gap)
    }
    let order = members.filter { greed($0) != nil }.sorted { (-greed($0)!.priority, $0) < (-greed($1)!.priority, $1) }
    var shown: [Int] = members.filter { greed($0) == nil && frames[$0] != nil }
    for index in order {
      let spacing = greed(index)!.spacing
      if shown.contains(where: { touch(frames[$0], frames[index], labels[index].axisSet.axis, spacing) }) {
        frames[index] = nil
      } else {
        shown.append(index)
      }
    }
  }

  private func touch(_ a: CGRect?, _ b: CGRect?, _ axis: Axis, _ gap: CGFloat) -> Bool {
    guard let a, let b else { return false }
    // Lines of text that lie above each other bring their own distance.
    return axis == .horizontal
      ? a.minX < b.maxX + gap && b.minX < a.maxX + gap : a.minY < b.maxY - 1 && b.minY < a.maxY - 1
  }
}
