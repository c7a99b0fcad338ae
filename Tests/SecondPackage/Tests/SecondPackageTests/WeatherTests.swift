import SwiftUI
import Testing
import Touchstone

@testable import Mode6

@MainActor @Suite struct WeatherTests {
  @Test func theButtonWarms() throws {
    let screen = try Screen { WeatherView() }
    #expect(screen.shows(text: "20 °C, mild"))
    try screen.tap(text: "warmer")
    try screen.settle()
    #expect(screen.shows(text: "30 °C, hot"))
  }

  @Test func thePreviewsOfTheAppAreFound() throws {
    #expect(Screen.previews.map(\.displayName) == ["Weather", "Fahrenheit"])
    let screen = try Screen(preview: #require(Screen.previews.last))
    #expect(screen.shows(text: "20 °F, mild"))
  }
}
