import Foundation
import SwiftUI
import Touchstone
import UIKit

@testable import Scanner

/// Random fingers on the viewer of scans: pinches, pans, double taps, turns of the page, pulls that close it. At every rest one page
/// fills the screen, zoomed 1 to 5 times and inside its edges, or the viewer is closed; then the next scan is opened.
@MainActor
final class ViewerSoak: SoakScene {
  let screen: Screen
  let fingers: RandomFingers
  let picturePeriod: Int?
  var movements = 0
  private var rests = 0, openings = 0, zoomedRests = 0, pageChanges = 0
  private var restingPage = ""
  private static let pages = 6

  init(seed: UInt64, picturePeriod: Int? = nil) throws {
    self.picturePeriod = picturePeriod
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scans-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...Self.pages { try Self.page(number).write(to: folder.appendingPathComponent("\(Self.name(number)).png")) }
    ScanLibrary.folder = folder
    screen = try Screen(.iPhone14, app: ScannerApp.self)
    try screen.settle()
    fingers = RandomFingers(screen: screen, seed: seed, habit: .zooming)
    try openIfClosed()
  }

  private static func name(_ number: Int) -> String { "0\(number) Page \(number)" }

  /// A page of 600 × 848 pixels.
  private static func page(_ number: Int) throws -> Data {
    let stage = try Screen(Device(name: "page", size: CGSize(width: 300, height: 424), scale: 2)) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<12) { Text("Line \($0) of page \(number), \(number)쪽의 \($0)번째 줄").font(.system(size: 14)) }
      }
      .frame(width: 300, height: 424)
      .background(Color.white)
    }
    try stage.settle()
    return stage.picture().png
  }

  var counts: [SoakCount] {
    [
      SoakCount(name: "openings", count: openings, eventsForOne: 2_000),
      SoakCount(name: "page-changes", count: pageChanges, eventsForOne: 1_000),
      SoakCount(name: "rests-zoomed", count: zoomedRests, eventsForOne: 1_000),
      SoakCount(name: "rests", count: rests, eventsForOne: 200),
    ]
  }

  func checkRest() throws {
    rests += 1
    if let page = try shownPage() {
      if page.name != restingPage { pageChanges += 1 }
      restingPage = page.name
      if page.view.zoomScale > 1 { zoomedRests += 1 }
      try expectTurning(around: page.view)
    }
    try openIfClosed()
  }

  private func openIfClosed() throws {
    guard screen.findAll(id: "close").isEmpty else { return }
    // A scan of the grid that a finger can reach.
    let glass = CGRect(origin: .zero, size: screen.size)
    let name = (1...Self.pages).map { Self.name(($0 + openings) % Self.pages + 1) }.first { name in
      screen.findAll(id: "scan-\(name).png").first.map { glass.insetBy(dx: 0, dy: 60).contains($0.frame) } ?? false
    }
    guard let name else { throw SceneError("at \(screen.now) s, after \(fingers.events) events, no scan can be tapped") }
    try screen.tap(id: "scan-\(name).png")
    try screen.settle()
    guard try shownPage() != nil else {
      throw SceneError("at \(screen.now) s, after \(fingers.events) events, \(name) did not open")
    }
    openings += 1
  }

  /// The page can be turned as long as it is not zoomed, and only then.
  private func expectTurning(around page: UIScrollView) throws {
    var next = page.superview
    while let view = next, !(view is UIScrollView) { next = view.superview }
    guard let pager = next as? UIScrollView, pager.isScrollEnabled == (page.zoomScale <= page.minimumZoomScale) else {
      throw SceneError(
        "at \(screen.now) s, after \(fingers.events) events, a page zoomed \(page.zoomScale) times can be turned, or one that is not can't"
      )
    }
  }

  /// The page that fills the screen; nil when the viewer is closed.
  private func shownPage() throws -> (name: String, view: UIScrollView)? {
    let glass = CGRect(origin: .zero, size: screen.size)
    let pages = screen.scrollViews.filter { type(of: $0) == UIScrollView.self }
    if screen.findAll(id: "close").isEmpty {
      guard pages.isEmpty else { throw SceneError("at \(screen.now) s the viewer is closed and \(pages.count) pages are left") }
      return nil
    }
    func fills(_ frame: CGRect) -> Bool {
      frame.insetBy(dx: -0.01, dy: -0.01).contains(glass) && glass.insetBy(dx: -0.01, dy: -0.01).contains(frame)
    }
    let shown = pages.filter { fills($0.convert($0.bounds, to: nil)) }
    let name = (1...Self.pages).map(Self.name).first { name in
      screen.findAll(id: "page-\(name).png").first.map { fills($0.frame) } ?? false
    }
    guard shown.count == 1, let name else {
      throw SceneError(
        "at \(screen.now) s, after \(fingers.events) events, no single page fills \(glass): "
          + "\(pages.map { $0.convert($0.bounds, to: nil) })")
    }
    return (name, shown[0])
  }
}
