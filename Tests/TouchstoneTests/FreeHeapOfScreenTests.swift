import CairoRenderer
import CoreGraphics
import Testing
import UIKit

@testable import Touchstone

/// A screen that comes to rest gives free memory back, seldom.
@MainActor
@Suite struct FreeHeapOfScreenTests {
  @Test func atRestAfterManyFrames() throws {
    let view = label("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = try screen([view])
    func work(frames: Int) {
      for number in 0..<frames {
        view.frame.origin.x = CGFloat(number % 50)
        screen.advance(by: 1 / 60)
      }
    }
    work(frames: 10)
    try screen.settle()
    #expect(screen.freeHeap.framesAtLast == 0, "too early to pay for it")
    work(frames: FreeHeap.framesBetween)
    #expect(screen.freeHeap.framesAtLast == 0, "not while somebody waits for frames")
    try screen.settle()
    let first = screen.freeHeap.framesAtLast
    #expect(first >= FreeHeap.framesBetween && first == screen.work.framesRun)
    work(frames: 10)
    try screen.settle()
    #expect(screen.freeHeap.framesAtLast == first)
  }
}
