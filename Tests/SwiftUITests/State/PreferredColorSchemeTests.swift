import CoreGraphics
import Testing
import Touchstone
import UIKit

@testable import SwiftUI

@MainActor @Suite struct PreferredColorSchemeTests {
  private let device = Device(name: "Desk", size: CGSize(width: 100, height: 100), scale: 1)
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }
  private struct Room: View {
    @State private var wish: ColorScheme? = .dark
    @State private var isOpen = true
    var body: some View {
      VStack {
        Scheme()
        if isOpen { Text("lamp").preferredColorScheme(wish) }
        Button("light") { wish = .light }
        Button("close") { isOpen = false }
      }
    }
  }

  @Test func theWholeWindowFollowsAViewInside() throws {
    let screen = try Screen(device) { Room() }
    let corner = CGPoint(x: 2, y: 2)
    #expect(screen.shows(text: "dark"))
    #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.picture().color(at: corner) == .black)
    screen.tap(at: try #require(try screen.find(role: .button, label: "light").tappablePoint))
    #expect(screen.findAll(text: "light").count == 2)
    #expect(screen.picture().color(at: corner) == .white)
  }

  @Test func aWishEndsWithItsView() throws {
    let screen = try Screen(device) { Room() }
    screen.tap(at: try #require(try screen.find(role: .button, label: "close").tappablePoint))
    #expect(!screen.shows(text: "dark"))
    #expect(screen.window.overrideUserInterfaceStyle == .unspecified)
    // The user's own choice counts again.
    screen.isDark = true
    #expect(screen.shows(text: "dark"))
  }

  @Test func theOutermostWishCounts() throws {
    let screen = try Screen(device) {
      VStack { Scheme().preferredColorScheme(.light) }.preferredColorScheme(.dark)
    }
    #expect(screen.shows(text: "dark"))
  }
}
