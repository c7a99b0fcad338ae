import SwiftUI
import Testing
import Touchstone

/// C03: a header's height fed back into a frame; C07: "scroll only if needed" flips; C10: a preference that moves what it measures.
@MainActor @Suite struct ScrollFeedbackTests {
  @Test func theHeaderThatGoesRoundComesToRest() throws {
    let screen = try Screen(.caseStudy) { Detail() }
    for _ in 0..<6 { try screen.tap(text: "more") }
    try screen.settle()
    // With its padding it is higher than the limit and without it lower: the loop is cut, and the frame after it is quiet.
    #expect(screen.unsettledFrames.isEmpty)
    #expect(screen.work { screen.advance(by: 1) }.bodiesRun == 0)
  }

  private struct RightDetail: View {
    @State private var chrome: CGFloat = 0
    @State private var lines = 1
    var body: some View {
      VStack(spacing: 0) {
        VStack {
          Text(Array(repeating: "summary", count: lines).joined(separator: " "))
          Button("more") { lines += 3 }
        }
        .padding(.bottom, 8)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          chrome = $0
        }
        ScrollView { Text("body") }.frame(height: max(0, 600 - chrome)).accessibilityIdentifier("body")
      }
    }
  }

  @Test func measuredWithoutFeedbackItIsQuiet() throws {
    let screen = try Screen(.caseStudy) { RightDetail() }
    for _ in 0..<6 { try screen.tap(text: "more") }
    try screen.settle()
    #expect(screen.console == [])
    #expect(screen.unsettledFrames.isEmpty)
  }

  private func turns(_ screen: Screen, _ count: Int) async throws -> Int {
    var rules = 0
    for _ in 0..<count {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      rules += screen.work { screen.advance(by: 0.1) }.rulesRun
    }
    return rules
  }

  private struct RightDemo: View {
    var body: some View {
      ScrollView { Text(String(repeating: "word ", count: 60)) }
        .scrollBounceBehavior(.basedOnSize).frame(width: 200, height: 118)
    }
  }

  @Test func alwaysTheSameStructureIsQuiet() async throws {
    let screen = try Screen(.caseStudy) { RightDemo() }
    #expect(try await turns(screen, 10) == 0)
  }

  /// As high as it may be and one point more, 50 points where there is no limit: what a payment screen was.
  private struct Overfull: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 50, height: proposal.height.map { $0 + 1 } ?? 50)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  /// The listing around content on either side of the limit: each turn of the main queue runs it anew, and there is no end to it.
  /// No frame hangs on that: each comes to rest by itself, and the next turn asks for one more.
  @Test func theListingFlipsForEver() async throws {
    let screen = try Screen(.caseStudy) {
      ScrollIfNeeded { Overfull { Color.red } }.frame(width: 200, height: 118)
    }
    var scrolls: Set<Bool> = []
    for _ in 0..<2 {
      var rules = 0
      for _ in 0..<20 {
        rules += try await turns(screen, 1)
        scrolls.insert(!screen.layersNamed("ScrollView").isEmpty)
      }
      #expect(rules >= 20)
    }
    #expect(scrolls == [true, false])
    #expect(screen.unsettledFrames.isEmpty)
  }

  /// The listing as it stands never scrolls: its text is cut to the room, and so is never too high. It is the content that decides.
  @Test func theListingCutsItsText() async throws {
    let screen = try Screen(.caseStudy) { Demo() }
    _ = try await turns(screen, 20)
    #expect(try await turns(screen, 20) == 0)
    let text = try #require(screen.elements.first { $0.role == .text })
    #expect(text.frame.height <= 118 && screen.layersNamed("ScrollView").isEmpty)
    let right = try Screen(.caseStudy) { RightDemo() }
    #expect(try #require(right.elements.first { $0.role == .text }).frame.height > 118)
  }

  /// Here a preference is told once a frame, after the layout: the reader grows, and what it measures does not move by that.
  @Test func theListingIsQuietHere() throws {
    let screen = try Screen(.caseStudy) { PullList() }
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.4, holding: 0.1)
    screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.05)
    try screen.settle()
    #expect(screen.console == [])
    #expect(screen.unsettledFrames.isEmpty)
    #expect(screen.work { screen.advance(by: 1) }.rulesRun == 0)
  }

  private struct RightPullList: View {
    @State private var y: CGFloat = 0
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<200) { Text("row \($0)").frame(height: 30) } } }
        .overlay(alignment: .top) { Color.red.frame(height: max(0, y)) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          y = $0 - 763
        }
    }
  }

  @Test func whatDoesNotMoveWhatItMeasuresIsQuiet() throws {
    let screen = try Screen(.caseStudy) { RightPullList() }
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.4, holding: 0.1)
    try screen.settle()
    #expect(screen.console == [])
  }
}
