import CoreGraphics
import Testing
import Touchstone
import UIKit

@testable import WindowHost

/// Where places of the window lie on the screen.
@Suite struct WindowGeometryTests {
  private let margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  @Test func thePointsOfTheScreenBeginAtTheGlass() {
    let geometry = WindowGeometry(
      windowSize: CGSize(width: 920, height: 1680), pixelWidth: 920, pixelHeight: 1680, scale: 2, margins: margins)
    #expect(geometry.screenSize == CGSize(width: 400, height: 800))
    #expect(geometry.point(atWindow: CGPoint(x: 40, y: 20)) == .zero)
    #expect(geometry.point(atWindow: CGPoint(x: 240, y: 220)) == CGPoint(x: 100, y: 100))
    #expect(!geometry.isOnGlass(geometry.point(atWindow: CGPoint(x: 39, y: 100))))
    #expect(geometry.heldOnGlass(CGPoint(x: -5, y: 900)) == CGPoint(x: 0, y: 800))
  }

  @Test func onAnEnlargedDesktopWindowsHaveFewerUnitsThanPixels() {
    let geometry = WindowGeometry(
      windowSize: CGSize(width: 200, height: 400), pixelWidth: 400, pixelHeight: 800, scale: 2, margins: .zero)
    #expect(geometry.screenSize == CGSize(width: 200, height: 400))
    #expect(geometry.point(atWindow: CGPoint(x: 50, y: 60)) == CGPoint(x: 50, y: 60))
  }

  @Test func realFingersAreReportedInPartsOfTheWindow() {
    let geometry = WindowGeometry(
      windowSize: CGSize(width: 401, height: 801), pixelWidth: 401, pixelHeight: 801, scale: 1, margins: .zero)
    #expect(geometry.point(atPart: CGPoint(x: 0.25, y: 0.5)) == CGPoint(x: 100, y: 400))
    #expect(geometry.isOnGlass(geometry.point(atPart: CGPoint(x: 1, y: 1))))
  }

  @Test(arguments: Device.named, [1, 2, 3] as [CGFloat])
  func aWindowShowsTheWholeDevice(device: Device, scale: CGFloat) {
    let frame = DeviceFrame(of: device)
    for isLandscape in [false, true] {
      let size = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
      let margins = frame.margins(isLandscape: isLandscape)
      let pixels = WindowGeometry.pixels(for: size, scale: scale, margins: margins)
      let geometry = WindowGeometry(
        windowSize: pixels, pixelWidth: Int(pixels.width), pixelHeight: Int(pixels.height), scale: scale, margins: margins)
      #expect(geometry.screenSize == size)
      #expect(geometry.isLandscape == isLandscape)
      let glass = CGRect(origin: .zero, size: size)
      #expect(frame.covered(of: size).allSatisfy { glass.insetBy(dx: -10, dy: -10).contains($0) })
    }
  }

  @Test func theMostPixelsThatFitAreChosen() {
    let window = CGSize(width: 424, height: 878)
    #expect(WindowGeometry.scale(for: window, in: CGSize(width: 1920, height: 1080)) == 1)
    #expect(WindowGeometry.scale(for: window, in: CGSize(width: 3840, height: 2160)) == 2)
    #expect(WindowGeometry.scale(for: window, in: CGSize(width: 5120, height: 2880)) == 3)
    #expect(WindowGeometry.scale(for: window, in: CGSize(width: 800, height: 600)) == 1, "not below one")
  }

  @Test func damageIsWholePixels() {
    #expect(
      PixelArea(covering: CGRect(x: 0.5, y: 1, width: 2, height: 2.1)) == PixelArea(x: 0, y: 1, width: 3, height: 3))
    let area = PixelArea(x: 0, y: 0, width: 10, height: 10)
    #expect(area.intersection(area.moved(x: 10, y: 0)).isEmpty)
    #expect(area.intersection(area.moved(x: 4, y: -3)) == PixelArea(x: 4, y: 0, width: 6, height: 7))
  }
}
