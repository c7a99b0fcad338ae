import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

@testable import Scanner

/// Opening, turning pages, closing.
@MainActor @Suite struct ViewerTests {
  @Test func aTapOpensAndTheCrossCloses() throws {
    let stand = try ScannerStand()
    #expect(stand.pages().isEmpty)
    try stand.open(3)
    #expect(stand.screen.shows(text: "3 of 6"))
    let image = try stand.imageView()
    #expect(image.convert(image.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
    try stand.screen.tap(id: "close")
    try stand.screen.settle()
    #expect(stand.pages().isEmpty)
    #expect(!stand.screen.shows(text: "3 of 6"))
  }

  @Test func aSwipeTurnsOnePageWhileNothingIsZoomed() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    stand.screen.flick(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 120, y: 410))
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "3 of 6"))
    #expect(try stand.scrollView().convert(CGPoint.zero, to: nil).x == 0)
    #expect(stand.pages().count <= 3)

    stand.screen.doubleTap(at: CGPoint(x: 195, y: 400))
    try stand.screen.settle()
    stand.screen.flick(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 120, y: 410))
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "3 of 6"))
    #expect(try stand.scrollView().contentOffset.x > 234)
    try stand.expectRest()
  }

  @Test func pulledDownFarItClosesAndNearItFallsBack() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    stand.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 200, y: 380), duration: 0.4, holding: 0.2)
    try stand.screen.settle()
    #expect(try stand.scrollView().convert(CGPoint.zero, to: nil) == .zero)

    stand.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 200, y: 560), duration: 0.4, holding: 0.2)
    try stand.screen.settle()
    #expect(stand.pages().isEmpty)

    // A short flick is enough.
    try stand.open(2)
    stand.screen.flick(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 197, y: 400))
    try stand.screen.settle()
    #expect(stand.pages().isEmpty)
  }

  /// The viewer is still fading away when the next scan is tapped: it opens as if nothing had been open.
  @Test(arguments: [1, 2, 5]) func aScanTappedWhileTheLastOneLeaves(_ next: Int) throws {
    let stand = try ScannerStand()
    try stand.open(2)
    let place = try #require(stand.screen.findAll(id: "scan-0\(next) Page \(next).png").first).frame
    stand.screen.flick(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    stand.screen.advance(by: 0.05)
    #expect(!stand.pages().isEmpty)
    stand.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "\(next) of 6"))
    let view = try stand.scrollView()
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
    try stand.screen.tap(id: "close")
    try stand.screen.settle()
    #expect(stand.pages().isEmpty)
  }

  @Test func aPullThatIsCancelledFallsBack() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 195, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
    #expect(try stand.scrollView().convert(CGPoint.zero, to: nil).y > 250)
    finger.cancel()
    try stand.screen.settle()
    #expect(try stand.scrollView().convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func aZoomedPageIsNotPulled() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    stand.screen.doubleTap(at: CGPoint(x: 195, y: 422))
    try stand.screen.settle()
    let offset = try stand.scrollView().contentOffset
    stand.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), duration: 0.4, holding: 0.2)
    try stand.screen.settle()
    #expect(abs(try stand.scrollView().contentOffset.y - (offset.y - 190)) <= 1)
    #expect(!stand.pages().isEmpty)
  }

  @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0])])
  func aBrokenFileSaysSo(_ bytes: Data) throws {
    let stand = try ScannerStand(pages: 1, broken: bytes)
    try stand.screen.tap(id: "scan-09 Broken.png")
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "This scan can’t be read"))
    #expect(stand.screen.console.contains { $0.contains("09 Broken.png") })
    stand.screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 320, y: 410))
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "1 of 2"))
  }

  @Test func noScansAtAll() throws {
    ScanLibrary.folder = URL(fileURLWithPath: "/nowhere")
    let screen = try Screen(.iPhone14, app: ScannerApp.self)
    try screen.settle()
    #expect(screen.shows(text: "No scans"))
  }
}
