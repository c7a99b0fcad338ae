import SwiftUI
import Testing
import Touchstone

/// C11: a size that differs from what was measured by rounding only, written back.
@MainActor @Suite struct RepeatingDecimalsTests {
  @Test func theListingIsReportedAndComesToRest() throws {
    let screen = try Screen { Popup() }
    try screen.settle(within: 60)
    #expect(screen.console.allSatisfy { $0 == "onChange(of: CGSize) action tried to update multiple times per frame." })
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
