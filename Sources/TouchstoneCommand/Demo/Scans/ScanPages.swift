import CairoRenderer
import CoreGraphics
import Foundation
import LayerTree
import SwiftUI
import Touchstone

/// The pages that Scanner shows: documents drawn by this project's own renderer and written as JPEG, one of them of 12,000 ×
/// 16,000 pixels.
@MainActor
enum ScanPages {
  /// Of every page, in points.
  static let size = CGSize(width: 600, height: 800)
  /// Pixels a point of an ordinary page and of the large one.
  private static let scale: CGFloat = 3, largeScale: CGFloat = 20

  /// Writes the pages that `folder` does not have yet.
  /// - Returns: The files, in the order of their names.
  @discardableResult
  static func prepare(in folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let letters = LetterText.all.map { letter in (letter.fileName, scale, { AnyView(LetterPage(letter: letter)) }) }
    let all = letters + [("05 Village gazette", largeScale, { AnyView(GazettePage()) })]
    return try all.map { name, scale, view in
      let file = folder.appendingPathComponent(name + ".jpg")
      if !FileManager.default.fileExists(atPath: file.path) { try write(view, at: scale, to: file) }
      return file
    }
  }

  /// In strips, so that the large page needs little memory. Under another name until it is whole.
  private static func write(_ view: @escaping @MainActor () -> AnyView, at scale: CGFloat, to file: URL) throws {
    let screen = try Screen(Device(name: "page", size: size, scale: scale > 6 ? 6 : scale)) { view() }
    try screen.settle()
    let strips = PageStrips(screen: screen, scale: scale, typesetter: try PangoTypesetter(displayScale: scale))
    let unfinished = file.appendingPathExtension("part")
    var writer = JPEGWriter()
    writer.quality = 88
    let width = Int(size.width * scale), height = Int(size.height * scale)
    try writer.write(to: unfinished.path, width: width, height: height) { row in
      MainActor.assumeIsolated { RowPointer(pixels: strips.row(row)) }.pixels
    }
    try FileManager.default.moveItem(at: unfinished, to: file)
  }

  private struct RowPointer: @unchecked Sendable {
    let pixels: UnsafePointer<UInt8>
  }
}

/// What a screen shows, at any scale, a strip at a time.
@MainActor
private final class PageStrips {
  private let screen: Screen
  private let scale: CGFloat
  private let renderer: LayerRenderer
  private let holder = Layer(name: "page")
  private var start = 0
  private var frame: Frame?

  /// Rows of a strip, a whole number of points at every scale (a choice).
  private static let points: CGFloat = 20

  init(screen: Screen, scale: CGFloat, typesetter: PangoTypesetter) {
    self.screen = screen
    self.scale = scale
    renderer = LayerRenderer(scale: scale, typesetter: typesetter)
    holder.addChild(screen.rootLayer)
  }

  func row(_ index: Int) -> UnsafePointer<UInt8> {
    let rows = Int(Self.points * scale)
    if frame == nil || index >= start + rows {
      start = index / rows * rows
      holder.position = CGPoint(x: 0, y: -CGFloat(start) / scale)
      renderer.render(
        root: holder, log: nil, size: CGSize(width: ScanPages.size.width, height: Self.points),
        background: PaintColor(red: 1, green: 1, blue: 1, alpha: 1))
      frame = renderer.frame
    }
    guard let frame else { preconditionFailure("the renderer has drawn no frame") }
    return UnsafePointer(frame.pixels.assumingMemoryBound(to: UInt8.self)) + (index - start) * frame.bytesPerRow
  }
}
