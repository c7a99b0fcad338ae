import CoreGraphics
import Exhibits
import SwiftUI
import Testing
import Touchstone
import UIKit

/// The white screen: an image view that took its frame from a scroll view without a size.
@MainActor
@Suite struct ScanByFrameTests {
  private func screen(_ sizing: ScanByFrame.Sizing) throws -> Screen {
    let ink = try Screen(.iPhone14) { Color.red.ignoresSafeArea() }
    try ink.settle()
    let image = try #require(UIImage(data: ink.picture().png, scale: 3))
    return try Screen(.iPhone14) { ScanByFrame(image, sizing: sizing).ignoresSafeArea() }
  }

  private func redPixels(_ screen: Screen) -> Int {
    let picture = screen.picture()
    return stride(from: 0, to: picture.height, by: 20).reduce(0) { sum, row in
      sum
        + stride(from: 0, to: picture.width, by: 20).count {
          guard let color = picture.color(x: $0, y: row) else { return false }
          return color.red > 0.9 && color.green < 0.4
        }
    }
  }

  @Test func aFrameFromNoSizeStaysWhite() throws {
    let screen = try screen(.frame)
    #expect(redPixels(screen) == 0)
    try screen.settle()
    screen.advance(by: 1)
    #expect(redPixels(screen) == 0)
  }

  @Test func constraintsShowThePictureInTheFirstFrame() throws {
    let screen = try screen(.constraints)
    #expect(redPixels(screen) == (2532 / 20 + 1) * (1170 / 20 + 1))
    #expect(screen.work.framesRun <= 1)
  }
}
