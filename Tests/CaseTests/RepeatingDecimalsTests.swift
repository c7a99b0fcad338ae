import SwiftUI
import Testing
import Touchstone

/// C11: a size that differs from what was measured by rounding only, written back.
@MainActor @Suite struct RepeatingDecimalsTests {
  /// Here a size is what was asked for, not rounded to pixels: what is measured equals what was written, and nothing goes round.
  @Test func theListingIsQuiet() throws {
    let screen = try Screen { Popup() }
    try screen.settle()
    #expect(screen.console == [])
    #expect(screen.work { screen.advance(by: 1) }.bodiesRun == 0)
  }

  private struct Rounded: View {
    @State private var measured = CGSize.zero
    @State private var width: CGFloat = 390 / 7.0
    var body: some View {
      Color.orange.frame(width: width, height: 10)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          measured = $0
        }
        .onChange(of: measured) { _, new in
          let pixels = (new.width * 3).rounded() / 3
          // Off by less than a pixel, for ever.
          if new.width != pixels { width = pixels + 0.1 * (new.width > pixels ? -1 : 1) }
        }
    }
  }

  @Test func differencesBelowAPixelThatGoRoundAreReported() throws {
    let screen = try Screen { Rounded() }
    try screen.settle()
    #expect(screen.console == ["onChange(of: CGSize) action tried to update multiple times per frame."])
    #expect(screen.unsettledFrames.isEmpty)
  }

  private struct Tolerant: View {
    @State private var measured = CGSize.zero
    @State private var target = CGSize(width: 390 / 7.0 * 3, height: 100 / 3.0)
    let tell: () -> Void
    var body: some View {
      Color.orange
        .frame(width: target.width, height: target.height)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          measured = $0
        }
        .onChange(of: measured) { _, new in
          guard abs(new.width - target.width) > 1.0 / 3 else { return }
          tell()
          withAnimation { target = CGSize(width: new.width / 3 * 3.0000001, height: new.height) }
        }
    }
  }

  @Test func aToleranceOfAPixelEndsItAtOnce() throws {
    var writes = 0
    let screen = try Screen { Tolerant { writes += 1 } }
    try screen.settle()
    #expect(writes == 0)
    #expect(screen.console == [])
  }
}
