import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Random edits: after each, the layer tree is the one that is built from scratch with the same data.
@MainActor
@Suite(.serialized)
struct FuzzTests {
  /// `TOUCHSTONE_FUZZ_EDITS` is how many edits are made in all.
  private static let edits = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_EDITS"].flatMap(Int.init) ?? 1500
  private static let seed = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let editsPerTree = 100

  @Test func everyEditLeavesTheTreeThatIsBuiltFromScratch() {
    for tree in 0..<max(1, Self.edits / Self.editsPerTree) {
      guard run(seed: Self.seed &* 1000 &+ UInt64(tree), edits: Self.editsPerTree) else { return }
    }
  }

  @Test func animatedEditsComeToRestOnTheTreeThatIsBuiltFromScratch() {
    for tree in 0..<max(1, Self.edits / Self.editsPerTree / 4) {
      guard runAnimated(seed: Self.seed &* 7000 &+ UInt64(tree), edits: Self.editsPerTree / 2) else { return }
    }
  }

  private func run(seed: UInt64, edits: Int) -> Bool {
    let memory = Memory()
    var gardener = Gardener(seed: seed, memory: memory)
    gardener.plantsState = seed % 3 != 0
    var spec = gardener.spec(5)
    var size = CGSize(width: 390, height: 844)
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let live = Host(size: size, safeArea: insets, Garden(spec: spec, memory: memory))
    for edit in 0..<edits {
      let before = spec
      var writes: [Int] = []
      if gardener.random.chance(12) {
        size = CGSize(width: gardener.random.pick([390, 320, 844]), height: gardener.random.pick([844, 500]))
        live.resize(to: size, safeArea: insets)
      }
      if gardener.random.chance(30), let key = spec.shownKeys.randomElement(using: &gardener.random),
        let binding = memory.setters[key]
      {
        writes.append(key)
        binding.wrappedValue += 1
        memory.expected[key, default: 0] += 1
        if gardener.random.chance(50) { live.frame() }
      }
      // Several edits in one go may undo each other, and state would be kept that is expected to be lost.
      for _ in 0..<(gardener.plantsState || gardener.random.chance(80) ? 1 : 3) { spec = gardener.change(spec) }
      if spec.count > 120 { spec = gardener.spec(3) }
      live.rootView = Garden(spec: spec, memory: memory)
      live.frame()
      memory.isComparing = true
      let fresh = Host(size: size, safeArea: insets, Garden(spec: spec, memory: memory))
      memory.isComparing = false
      let isSame = live.layers == fresh.layers && live.console.isEmpty
      // A stateful modifier keeps its storage while what it is around has no views; a fresh one makes it with the first view.
      let mayKeepStorage = spec.hasStatefulModifier
      if !isSame || (live.nodesAlive != fresh.nodesAlive && !mayKeepStorage) {
        let difference = firstDifference(live.layers, fresh.layers)
        Issue.record(
          """
          seed \(seed), edit \(edit), state written: \(writes), \(live.nodesAlive) nodes, fresh \(fresh.nodesAlive)
          \(difference)
          console: \(live.console)
          nodes: \(nodeDifference(live.viewGraph, fresh.viewGraph))
          before: \(before)
          after: \(spec)
          """)
        return false
      }
    }
    return leavesNothing(live, memory)
  }

  /// Takes all views away: nothing of them may be left in the graph.
  private func leavesNothing(_ live: Host<Garden>, _ memory: Memory) -> Bool {
    let nothing = Garden(spec: .leaf(.empty), memory: memory, generation: 1)
    live.rootView = nothing
    live.frame()
    let fresh = Host(size: CGSize(width: 390, height: 844), nothing)
    #expect(live.nodesAlive == fresh.nodesAlive, "left: \(nodeDifference(live.viewGraph, fresh.viewGraph))")
    return live.nodesAlive == fresh.nodesAlive
  }

  private func runAnimated(seed: UInt64, edits: Int) -> Bool {
    let memory = Memory()
    var gardener = Gardener(seed: seed, memory: memory)
    gardener.plantsState = false
    var spec = gardener.spec(4)
    let size = CGSize(width: 390, height: 844)
    let live = Host(size: size, Garden(spec: spec, memory: memory))
    for edit in 0..<edits {
      var history: [Spec] = [spec]
      for _ in 0...gardener.random.below(4) {
        spec = gardener.change(spec, depth: 3)
        if spec.count > 60 { spec = gardener.spec(3) }
        history.append(spec)
        let animation = gardener.random.pick([
          nil, Animation.linear(duration: 0.1), .spring(duration: 0.1), .easeIn(duration: 0.05),
        ])
        withAnimation(animation) { live.rootView = Garden(spec: spec, memory: memory) }
        for _ in 0..<gardener.random.below(4) { live.frame(after: 1 / 60) }
      }
      guard live.settle() else {
        Issue.record("seed \(seed), edit \(edit): does not settle: \(live.application.frames.pendingWork) \(history)")
        return false
      }
      let fresh = Host(size: size, Garden(spec: spec, memory: memory))
      if live.layers != fresh.layers {
        Issue.record(
          "seed \(seed), edit \(edit)\n\(firstDifference(live.layers, fresh.layers))\n\(history.map { "\($0)" }.joined(separator: "\n"))"
        )
        return false
      }
    }
    return leavesNothing(live, memory)
  }
}

/// The first lines in which two texts differ, with a few around.
func firstDifference(_ a: String, _ b: String) -> String {
  let a = a.split(separator: "\n"), b = b.split(separator: "\n")
  guard let line = (0..<max(a.count, b.count)).first(where: { $0 >= a.count || $0 >= b.count || a[$0] != b[$0] }) else {
    return "the layers are the same"
  }
  func part(_ lines: [Substring]) -> String { lines[max(0, line - 4)..<min(lines.count, line + 5)].joined(separator: "\n") }
  return "live:\n\(part(a))\nfresh:\n\(part(b))"
}

/// The names of the nodes that one graph has more of than the other.
func nodeDifference(_ a: ViewGraph, _ b: ViewGraph) -> String {
  func names(_ graph: ViewGraph) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in graph.graph.snapshot().split(separator: "\n") {
      let name = line.drop { $0 != " " }.prefix { $0 != "<" }.replacingOccurrences(of: "height", with: "")
      counts[name.filter { !$0.isNumber }, default: 0] += 1
    }
    return counts
  }
  let a = names(a), b = names(b)
  return Set(a.keys).union(b.keys).sorted().compactMap { a[$0] == b[$0] ? nil : "\($0): \(a[$0] ?? 0), \(b[$0] ?? 0)" }
    .joined(separator: "; ")
}
