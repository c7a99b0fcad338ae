import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

/// A scan so large that it takes a while until it is there.
@MainActor
@Suite struct LoadingTests {
  /// A white page of 25 million pixels.
  private func largePage() throws -> Data {
    let stand = try ScannerStand(pages: 1)
    let side = 5_000
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 16)
    memset(pixels, 0xFF, side * side * 4)
    let page = CGImage(width: side, height: side, bytesPerRow: side * 4, isOpaque: true, adopting: pixels)
    return try withExtendedLifetime(stand) { try #require(UIImage(cgImage: page).jpegData(compressionQuality: 0.5)) }
  }

  /// Decoding is on real threads; the screen's clock has no part in it.
  private func waitForTheEnd(_ screen: Screen) async {
    while !screen.findAll(id: "loading").isEmpty {
      await Task.yield()
      screen.advance(by: 1.0 / 60)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aWheelTurnsUntilItIsThere() async throws {
    let stand = try ScannerStand(pages: 1, broken: try largePage())
    #expect(stand.screen.findAll(id: "loading").count == 1, "in the grid")
    try stand.screen.tap(id: "scan-09 Broken.png")
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "Loading…"))
    let page = CGPoint(x: 60, y: 422)
    #expect(stand.screen.picture().color(at: page)?.red == 0)
    await waitForTheEnd(stand.screen)
    #expect((stand.screen.picture().color(at: page)?.red ?? 0) > 0.9 && !stand.screen.shows(text: "Loading…"))
    // Once decoded it is there at once.
    try stand.screen.tap(id: "close")
    try stand.screen.settle()
    try stand.screen.tap(id: "scan-09 Broken.png")
    try stand.screen.settle()
    #expect(stand.screen.findAll(id: "loading").isEmpty && (stand.screen.picture().color(at: page)?.red ?? 0) > 0.9)
  }

  @Test(.timeLimit(.minutes(1))) func itCanBePulledAwayMeanwhile() async throws {
    let stand = try ScannerStand(pages: 1, broken: try largePage())
    try stand.screen.tap(id: "scan-09 Broken.png")
    try stand.screen.settle()
    stand.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 200, y: 560), duration: 0.4, holding: 0.2)
    try stand.screen.settle()
    #expect(stand.pages().isEmpty)
    await waitForTheEnd(stand.screen)
    #expect(stand.screen.console.isEmpty)
  }
}
