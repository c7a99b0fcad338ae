import Foundation
import SwiftUI
import Testing
import Touchstone
import UIKit

@testable import Scanner

/// The app with small pages, and what a test asks of the page that is open.
@MainActor
final class ScannerStand {
  let screen: Screen
  /// Kept as long as the stand: large scans are read when they are seen.
  private let folder: URL

  /// - Parameter broken: What the file of a last page holds besides the sound ones; nil: there is no such page.
  init(_ device: Device = .iPhone14, pages: Int = 6, broken: Data? = nil, settings: Settings = Settings()) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("scans-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = try Self.page()
    for number in 1...pages { try page.write(to: folder.appendingPathComponent("0\(number) Page \(number).png")) }
    if let broken { try broken.write(to: folder.appendingPathComponent("09 Broken.png")) }
    ScanLibrary.folder = folder
    screen = try Screen(device, settings: settings, app: ScannerApp.self)
    try screen.settle()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A page of 300 × 424 pixels.
  private static func page() throws -> Data {
    let stage = try Screen(Device(name: "page", size: CGSize(width: 300, height: 424), scale: 1)) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<12) { Text("Line \($0) of the page, 쪽의 \($0)번째 줄").font(.system(size: 14)) }
      }
      .frame(width: 300, height: 424)
      .background(Color.white)
    }
    try stage.settle()
    return stage.picture().png
  }

  func open(_ number: Int) throws {
    try screen.tap(id: "scan-0\(number) Page \(number).png")
    try screen.settle()
  }

  /// The page in the middle of the screen.
  func scrollView() throws -> UIScrollView {
    let middle = screen.size.width / 2
    return try #require(
      pages().first { page in
        let frame = page.convert(page.bounds, to: nil)
        return frame.minX <= middle && middle < frame.maxX
      })
  }

  /// All pages that exist.
  func pages() -> [UIScrollView] {
    func below(_ view: UIView) -> [UIScrollView] {
      let own = (view as? UIScrollView).map { type(of: $0) == UIScrollView.self ? [$0] : [] } ?? []
      return own + view.subviews.flatMap(below)
    }
    return screen.scene.windows.flatMap(below)
  }

  func imageView() throws -> UIView { try #require(try scrollView().subviews.first) }

  /// Two fingers beside each other, spread or drawn together about `middle`; they stay on the glass.
  func pinch(at middle: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval = 0.4) -> (left: Finger, right: Finger) {
    let left = screen.finger(), right = screen.finger()
    screen.simultaneously {
      left.down(at: CGPoint(x: middle.x - from / 2, y: middle.y))
      right.down(at: CGPoint(x: middle.x + from / 2, y: middle.y))
      left.move(to: CGPoint(x: middle.x - to / 2, y: middle.y), over: duration)
      right.move(to: CGPoint(x: middle.x + to / 2, y: middle.y), over: duration)
    }
    return (left, right)
  }

  /// That what is shown lies within its limits.
  func expectRest(_ place: SourceLocation = #_sourceLocation) throws {
    let view = try scrollView()
    let limits = CGSize(
      width: max(0, view.contentSize.width - view.bounds.width), height: max(0, view.contentSize.height - view.bounds.height))
    #expect(view.zoomScale >= 1 && view.zoomScale <= 5, sourceLocation: place)
    #expect(view.contentOffset.x >= -0.01 && view.contentOffset.x <= limits.width + 0.34, sourceLocation: place)
    #expect(view.contentOffset.y >= -0.01 && view.contentOffset.y <= limits.height + 0.34, sourceLocation: place)
    #expect(!view.isDragging && !view.isZooming && !view.isDecelerating, sourceLocation: place)
  }
}
