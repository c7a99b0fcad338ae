import AttributeGraph
import LayerTree
import Testing
import Touchstone
import UIKit

@testable import Reels
@testable import SwiftUI

/// Pages turned and liked again and again leave nothing behind: the same page has the same nodes, edges and layers.
@MainActor
@Suite struct LivingThingsTests {
  private struct Living: Equatable {
    var nodes = 0, edges = 0, layers = 0
  }

  @Test func turnedAndLikedPagesLeaveNothingBehind() throws {
    let feed = try FeedOnScreen()
    let graph = try #require(host(in: feed.screen.window)?.viewGraph?.graph)
    func living() -> Living {
      func count(_ layer: Layer) -> Int { layer.children.reduce(1) { $0 + count($1) } }
      let statistics = graph.statistics
      return Living(nodes: statistics.nodesAlive, edges: statistics.edgesAlive, layers: count(feed.screen.rootLayer))
    }
    func round() throws {
      for _ in 0..<2 {
        feed.flickUp()
        try feed.screen.settle()
        feed.screen.doubleTap(at: feed.bareSpot)
        try feed.screen.settle()
      }
      for _ in 0..<2 {
        feed.drag(by: 0.6, duration: 0.2)
        try feed.screen.settle()
      }
      #expect(feed.restingCard == 0)
    }
    for _ in 0..<2 { try round() }
    let before = living(), rulesBefore = feed.screen.work.rulesRun
    for _ in 0..<6 { try round() }
    #expect(living() == before)
    #expect(before.nodes > 500 && before.layers > 50, "\(before)")
    #expect(feed.screen.work.rulesRun - rulesBefore > 1_000)
  }

  private func host(in view: UIView) -> _UIHostingView<FeedView>? {
    view as? _UIHostingView<FeedView> ?? view.subviews.lazy.compactMap { host(in: $0) }.first
  }
}
