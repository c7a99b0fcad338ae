import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct LifetimeTests {
  @Test func aScreenGoesAwayWithAllThatIsOnIt() throws {
    weak var oldScreen: Screen?
    weak var oldApplication: UIApplication?
    weak var oldWindow: UIWindow?
    weak var oldView: UIView?
    func use() throws {
      let screen = try Screen { Text("Hello").onTapGesture {} }
      screen.tap(at: CGPoint(x: 195, y: 422))
      try screen.settle()
      _ = screen.picture()
      (oldScreen, oldApplication, oldWindow) = (screen, screen.application, screen.window)
      oldView = screen.window.rootViewController?.view
    }
    try use()
    let next = try screen([])
    next.advance(by: 1)
    #expect(oldScreen == nil && oldWindow == nil && oldView == nil)
    #expect(oldApplication == nil, "shared is the next one's")
  }
}
