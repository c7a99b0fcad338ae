import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// The harness with SwiftUI's views.
@MainActor @Suite struct ViewsOnScreenTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 20) {
        Text("Count: \(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }
        Button("Never") { count = 100 }.disabled(true)
      }
    }
  }

  private struct CounterApp: App {
    var body: some Scene { WindowGroup { Counter() } }
  }

  @Test func buttonsAreFoundAndTapped() throws {
    let screen = try Screen(app: CounterApp.self)
    try screen.settle()
    try screen.tap(text: "Add")
    try screen.settle()
    #expect(try screen.find(id: "count").label == "Count: 1")
    #expect(screen.shows(text: "Count: 1"))
    #expect(try screen.find(role: .button, label: "Add").isTappable)
    let error = #expect(throws: ElementError.self) { try screen.tap(text: "Never") }
    #expect(error?.description.contains("is disabled") == true)
  }

  private struct NamedApp: App {
    @State private var count = 1
    var body: some Scene {
      WindowGroup("Page \(count)") { Button("Turn") { count += 1 } }
    }
  }

  /// The host writes the scene's title over its window.
  @Test func theTitleOfAWindowGroupIsThatOfItsScene() throws {
    let plain = try Screen(app: CounterApp.self)
    try plain.settle()
    #expect(plain.window.windowScene?.title == "")
    let screen = try Screen(app: NamedApp.self)
    try screen.settle()
    #expect(screen.window.windowScene?.title == "Page 1")
    try screen.tap(text: "Turn")
    #expect(screen.window.windowScene?.title == "Page 2")
  }

  @Test func workIsCounted() throws {
    let screen = try Screen { Counter() }
    try screen.settle()
    let work = try screen.work {
      try screen.tap(text: "Add")
      try screen.settle()
    }
    #expect(work.bodiesRun > 0 && work.rulesRun > 0 && work.layersWritten > 0 && work.framesRun > 0)
    #expect(screen.work { screen.advance(by: 1) } == Work())
  }

  @Test func settingsReachTheViews() throws {
    struct Surroundings: View {
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.locale) private var locale
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text("\(colorScheme == .dark ? "dark" : "light") \(locale.identifier) \(reducesMotion ? "calm" : "lively")")
        Text(direction == .rightToLeft ? "right to left" : "left to right")
      }
    }
    let settings = Settings(isDark: true, locale: Locale(identifier: "ko_KR"), reducesMotion: true, isRightToLeft: true)
    let screen = try Screen(.iPhoneSE, settings: settings) { Surroundings() }
    try screen.settle()
    #expect(screen.shows(text: "dark ko_KR calm") && screen.shows(text: "right to left"))
    screen.isDark = false
    #expect(screen.shows(text: "light ko_KR calm"))
  }
}
