import SwiftUI
import Testing
import UIKit

@testable import Touchstone

/// An application that shows nothing is an error of the script that starts it, not the end of the process.
@MainActor @Suite struct NoWindowTests {
  @Test func anApplicationWithoutAWindowIsRefused() throws {
    let error = #expect(throws: NoWindowError.self) {
      try Screen(.iPhone14, settings: Settings(), resource: { _ in nil }) { _ in }
    }
    #expect(error?.description.contains("UIWindow(windowScene:)") == true)
    let screen = try Screen { Text("next") }
    #expect(screen.shows(text: "next"))
  }
}
