import Testing
import Touchstone
import UIKit

@testable import Scanner

/// Fingers that mean nothing on the viewer: lifted they leave one page inside its limits, or the grid. `touchstone-bench soak-viewer`
/// plays many more.
@MainActor
@Suite struct RandomFingersTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func onePageFillsTheScreenAtEveryRest(seed: UInt64) throws {
    let stand = try ScannerStand(), screen = stand.screen
    try stand.open(2)
    let fingers = RandomFingers(screen: screen, seed: seed, habit: .zooming)
    var rests = 0, zoomed = 0
    while fingers.events < 500 {
      for _ in 0..<3 { fingers.playBurst() }
      fingers.lift()
      try screen.settle()
      rests += 1
      #expect(screen.unrest == [])
      if screen.findAll(id: "close").isEmpty {
        #expect(stand.pages().isEmpty)
        let scan = try #require((1...6).first { screen.findAll(id: "scan-0\($0) Page \($0).png").first?.isVisible == true })
        try stand.open(scan)
      } else {
        let glass = CGRect(origin: .zero, size: screen.size)
        let shown = stand.pages().filter { $0.convert($0.bounds, to: nil).insetBy(dx: -0.01, dy: -0.01).contains(glass) }
        #expect(shown.count == 1, "\(stand.pages().map { $0.convert($0.bounds, to: nil) })")
        if shown.first?.zoomScale != 1 { zoomed += 1 }
      }
    }
    #expect(rests > 5 && zoomed > 0)
  }
}
