import Foundation
import Touchstone
import UIKit

/// A finger drags a huge picture (`big.jpg` of S4) that a scroll view of UIKit's shows three times enlarged: what a frame costs,
/// once tiles are there and while they come.
@MainActor
enum ScanDrag {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  static func run(photos: String, file: String) throws {
    let path = "\(photos)/\(file)"
    guard FileManager.default.fileExists(atPath: path) else {
      throw SceneError("there is no \(path): touchstone-bench big makes one")
    }
    let scrollView = UIScrollView(), delegate = Zooming()
    let screen = try Screen(Device(name: "bench", size: CGSize(width: 390, height: 844), scale: 3)) {
      let picture = UIImageView(image: UIImage(contentsOfFile: path))
      picture.frame = CGRect(x: 0, y: 0, width: 390, height: 520)
      scrollView.addSubview(picture)
      scrollView.contentSize = picture.frame.size
      scrollView.maximumZoomScale = 5
      scrollView.delegate = delegate
      let controller = UIViewController()
      controller.view = scrollView
      return controller
    }
    screen.waitsForSharpPictures = false
    screen.isWatched = true
    try screen.settle()
    scrollView.setZoomScale(3, animated: false)
    try screen.settle()
    screen.settlePictures()

    let finger = screen.finger()
    finger.down(at: CGPoint(x: 195, y: 400))
    finger.move(by: CGVector(dx: 12, dy: 12))
    let steps = 120
    time(screen, prefix: "scan-drag-", steps: steps) { step in
      // Round and round, 6 points a frame, over the middle of the picture.
      let angle = 2 * Double.pi * Double(step) / Double(steps)
      finger.move(by: CGVector(dx: -6 * sin(angle), dy: 6 * cos(angle)), over: 1 / 60)
    }
    let way = scrollView.contentOffset
    finger.up()
    try screen.settle()
    report("scan-tiles", Double(screen.pictureTilesInMemory), "tiles")
    report("scan-anonymous-memory", Meters.anonymousMemory, "MB")
    guard scrollView.zoomScale == 3, way.x > 0 else { throw SceneError("the picture did not move: \(way)") }
    if screen.console != [] { throw SceneError(screen.console.joined(separator: "\n")) }
  }
}
