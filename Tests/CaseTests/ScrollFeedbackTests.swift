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
    var bodies = 0
    for _ in 0..<count {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      bodies += screen.work { screen.advance(by: 0.1) }.bodiesRun
    }
    return bodies
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

  /// The listing at the height between those of its two branches.
  @Test func theListingFlipsForEver() async throws {
    let words = String(repeating: "word ", count: 60)
    let height = try Screen(.caseStudy) { Text(words).frame(width: 200).accessibilityIdentifier("text") }
      .find(text: words).frame.height
    let screen = try Screen(.caseStudy) {
      ScrollIfNeeded { Text(String(repeating: "word ", count: 60)) }.frame(width: 200, height: height - 1)
    }
    _ = try await turns(screen, 20)
    #expect(screen.unsettledFrames.isEmpty)
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
