import SwiftUI
import Testing
import Touchstone
import UIKit

/// C53, C55: room that is asked of the scene or the screen instead of the window one lies in.
@MainActor @Suite struct WindowGeometryTests {
  private final class Door: ObservableObject { @Published var isOpen = false }
  private struct House<Room: View>: View {
    @ObservedObject var door: Door
    let room: Room
    var body: some View { if door.isOpen { room } else { Color.clear } }
  }

  /// Where the title's top is when it was first shown under a question of the system's, then when the question is gone.
  private func tops(_ room: some View) throws -> [CGFloat] {
    let door = Door()
    let screen = try Screen(.caseStudy) { House(door: door, room: room) }
    screen.resignKey()
    door.isOpen = true
    try screen.settle()
    let inactive = try screen.find(text: "title").frame.minY
    screen.becomeKey()
    try screen.settle()
    return [inactive, try screen.find(text: "title").frame.minY]
  }

  private struct OwnInsets: View {
    var body: some View {
      GeometryReader { proxy in
        VStack {
          Text("title").padding(.top, proxy.safeAreaInsets.top)
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .ignoresSafeArea()
      }
    }
  }
  private struct AnyWindow: View {
    @State private var top: CGFloat = 0
    var body: some View {
      VStack {
        Text("title").padding(.top, top)
        Spacer()
      }
      .ignoresSafeArea()
      .onAppear {
        top =
          UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?.safeAreaInsets.top ?? 0
      }
    }
  }

  /// The listing: a scene that is not active has no active window, the inset is zero, and nobody asks again.
  @Test func insetsOfActiveScenesAreMissingUnderAQuestion() throws {
    #expect(try tops(Viewer()) == [0, 0])
    let screen = try Screen(.caseStudy) { Viewer() }
    try screen.settle()
    #expect(try screen.find(text: "title").frame.minY == 47)
  }

  @Test func insetsDoNotDependOnActivation() throws {
    #expect(try tops(OwnInsets()) == [47, 47])
    #expect(try tops(AnyWindow()) == [47, 47])
  }

  private struct RightPages: View {
    @State private var page = 0
    var body: some View {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          ForEach(0..<3) { i in Text("page \(i)").frame(width: proxy.size.width, height: 300) }
        }
        .offset(x: -CGFloat(page) * proxy.size.width)
      }
      .clipped()
      .overlay(alignment: .bottom) { Button("next") { withAnimation { page = (page + 1) % 3 } } }
    }
  }

  /// A window that takes half of a large screen.
  private func half(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Screen {
    let screen = try Screen(Device(name: "split", size: CGSize(width: 1024, height: 1366), scale: 1), view: view)
    screen.window.frame = CGRect(x: 0, y: 0, width: 507, height: 1366)
    try screen.settle()
    return screen
  }
  private func middle(_ screen: Screen, _ page: Int) throws -> CGFloat { try screen.find(text: "page \(page)").frame.midX }

  /// The listing: pages are as wide as the screen, and a turn of one of them goes by twice the window.
  @Test func pagesAsWideAsTheScreenDoNotFitTheWindow() throws {
    let screen = try half { Pages() }
    let before = try (0..<3).map { try middle(screen, $0) }
    #expect(abs(before[1] - before[0] - 1024) <= 1 && abs(before[2] - before[1] - 1024) <= 1, "\(before)")
    try screen.tap(text: "next")
    try screen.settle()
    #expect(try middle(screen, 1) == before[1] - 1024)
  }

  @Test func pagesAsWideAsTheirContainerDo() throws {
    let screen = try half { RightPages() }
    for page in 0...2 {
      for other in 0...2 {
        // Texts lie on whole pixels.
        #expect(try abs(middle(screen, other) - 507 / 2 - CGFloat(other - page) * 507) <= 1)
        #expect(screen.shows(text: "page \(other)") == (other == page))
      }
      try screen.tap(text: "next")
      try screen.settle()
    }
  }
}
