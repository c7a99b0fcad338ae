import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

@testable import SwiftUI

/// Laws that hold for every tree of stacks, frames, padding, priorities, proportions, texts and guides.
@MainActor
@Suite(.serialized)
struct LayoutLawTests {
  /// `TOUCHSTONE_LAYOUT_TREES` is how many trees are grown for each law.
  private static let trees = ProcessInfo.processInfo.environment["TOUCHSTONE_LAYOUT_TREES"].flatMap(Int.init) ?? 150
  private static let size = CGSize(width: 390, height: 600)
  private static let pixel: CGFloat = 1 / 3

  private struct Root: View {
    var tree: LayoutTree
    var direction = LayoutDirection.leftToRight
    // In front of something without guides: the host aligns by the guides that it is shown, in its own direction.
    var body: some View { Color.clear.overlay { LayoutTreeView(tree: tree) }.environment(\.layoutDirection, direction) }
  }

  /// Grows trees until one breaks the law. The law answers how many times it was put to the test; nil when it was broken, and
  /// said so. `least` is how many times it shall be for a tree, on the average.
  private func withTrees(
    isRigid: Bool = false, least: Double, _ law: (UInt64, LayoutTree, inout LayoutForester) -> Int?
  ) {
    var tests = 0
    for seed in 0..<UInt64(Self.trees) {
      var forester = LayoutForester(seed: seed &* 977 &+ 5, isRigid: isRigid)
      let tree = forester.tree(seed % 3 == 0 ? 2 : 4)
      guard let count = law(seed, tree, &forester) else { return }
      tests += count
    }
    #expect(Double(tests) >= least * Double(Self.trees), "\(Self.trees) trees put the law to the test \(tests) times only")
  }

  /// From right to left everything lies where its mirror image does, to the pixel.
  @Test func rightToLeftIsTheMirrorImage() {
    withTrees(least: 3) { seed, tree, _ in
      let left = frames(Host(size: Self.size, Root(tree: tree)))
      let right = frames(Host(size: Self.size, Root(tree: tree, direction: .rightToLeft)))
      for (name, frame) in left {
        let mirrored = CGRect(x: Self.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        guard isNear(right[name], mirrored, within: Self.pixel + 1e-6) else {
          Issue.record("seed \(seed): leaf \(name) at \(frame), from right to left \(String(describing: right[name])): \(tree)")
          return nil
        }
      }
      guard left.count == right.count else {
        Issue.record("seed \(seed): leaves \(left.keys.sorted()), from right to left \(right.keys.sorted()): \(tree)")
        return nil
      }
      return left.count
    }
  }

  /// Whatever came before, a tree is laid out as if it had been there from the beginning; so it is on the way back.
  @Test func updatesEndWhereATreeFromScratchBegins() {
    withTrees(least: 0.6) { seed, tree, forester in
      let other = forester.changed(tree)
      let live = Host(size: Self.size, Root(tree: tree))
      let first = live.layers
      var changes = 0
      for step in [other, tree] {
        live.rootView.tree = step
        live.frame()
        if live.layers != first { changes += 1 }
      }
      guard live.layers == first else {
        Issue.record("seed \(seed), there and back: \(firstDifference(live.layers, first))\n\(tree)\n\(other)")
        return nil
      }
      live.rootView.direction = .rightToLeft
      live.frame()
      live.rootView.tree = other
      live.frame()
      let fresh = Host(size: Self.size, Root(tree: other, direction: .rightToLeft)).layers
      if live.layers == fresh { return changes }
      Issue.record("seed \(seed): \(firstDifference(live.layers, fresh))\n\(tree)\n\(other)")
      return nil
    }
  }

  /// The answer to a question does not depend on what was asked before.
  @Test func answersDoNotDependOnEarlierQuestions() {
    withTrees(least: 6) { seed, tree, forester in
      let questions = proposals(&forester.random)
      let once = answers(tree, questions)
      let backwards = answers(tree, questions.reversed() + questions)
      if once == Array(backwards.suffix(questions.count)), backwards.count == 2 * once.count { return once.count }
      Issue.record("seed \(seed): \(once), asked backwards before \(backwards): \(tree)")
      return nil
    }
  }

  /// A view that is offered the size it took takes it again, if it fitted and what is in its stacks takes one length or all there
  /// is. Stacks share out evenly what they are offered, so that this is no law for texts that may wrap beside each other, nor for
  /// what is bigger than its offer, on iOS neither: a smaller or greater offer is shared too.
  @Test func rigidTreesKeepTheirSize() {
    withTrees(isRigid: true, least: 1.5) { seed, tree, forester in
      let questions = proposals(&forester.random).filter { $0.width != nil && $0.height != nil }
      var count = 0
      for (question, size) in zip(questions, answers(tree, questions)) where size.fits(in: question) {
        let again = answers(tree, [ProposedViewSize(size)])[0]
        guard abs(again.width - size.width) < 1e-6 && abs(again.height - size.height) < 1e-6 else {
          Issue.record("seed \(seed): \(question) gives \(size), which gives \(again): \(tree)")
          return nil
        }
        count += 1
      }
      return count
    }
  }

  private func proposals(_ random: inout RandomNumbers) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [nil, 0, 50, 123.4, 390, 800, .infinity]
    return (0..<6).map { _ in ProposedViewSize(width: random.pick(lengths), height: random.pick(lengths)) }
  }

  /// The tree's answers, in a host of its own.
  private func answers(_ tree: LayoutTree, _ questions: [ProposedViewSize]) -> [CGSize] {
    let asker = Asker()
    asker.questions = questions
    _ = Host(size: Self.size, AskingLayout(asker: asker) { VStack { LayoutTreeView(tree: tree) } })
    return asker.answers
  }

  /// The frames of the named layers.
  private func frames<Content>(_ host: Host<Content>) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func collect(_ layer: Layer) {
      if let name = layer.semantics?.identifier { frames[name] = layer.frameInRoot }
      layer.children.forEach(collect)
    }
    collect(host.viewGraph.rootLayer)
    return frames
  }
}

private final class Asker: @unchecked Sendable {
  var questions: [ProposedViewSize] = []
  var answers: [CGSize] = []
}

/// Asks the only view in it.
private struct AskingLayout: Layout {
  let asker: Asker
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard asker.answers.isEmpty, let view = subviews.first else { return }
    asker.answers = asker.questions.map { view.sizeThatFits($0) }
  }
}

extension CGSize {
  fileprivate func fits(in proposal: ProposedViewSize) -> Bool {
    width.isFinite && height.isFinite && width <= proposal.width! && height <= proposal.height!
  }
}
