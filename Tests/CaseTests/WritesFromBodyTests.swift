import SwiftUI
import Testing
import Touchstone

/// C09: a body that puts a write of state on the main queue each time that it runs.
@MainActor @Suite struct WritesFromBodyTests {
  /// Lets the main queue's turns pass, each followed by a second of the screen's time.
  private func bodies(in screen: Screen, turns: Int) async throws -> [Int] {
    var counts: [Int] = []
    for _ in 0..<turns {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      counts.append(screen.work { screen.advance(by: 1) }.bodiesRun)
    }
    return counts
  }

  @Test func theListingRunsItsBodyForEverWithoutInput() async throws {
    let screen = try Screen { CanvasView() }
    let counts = try await bodies(in: screen, turns: 20)
    // `@Published` tells of every write, also of an equal value: each turn asks for the next.
    #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
  }

  private struct Quiet: View {
    @StateObject private var model = CanvasModel()
    @State private var size = CGSize.zero
    var body: some View {
      ZStack {
        ForEach(0..<20, id: \.self) { i in
          Circle().frame(width: 20).position(x: size.width / 20 * CGFloat(i), y: model.viewport.height / 2)
        }
      }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
        model.viewport = $0
      }
    }
  }

  @Test func withOnGeometryChangeItIsQuietAfterTheFirstFrame() async throws {
    let screen = try Screen { Quiet() }
    try screen.settle()
    #expect(try await bodies(in: screen, turns: 20).allSatisfy { $0 == 0 })
    #expect(screen.console == [])
  }
}
