import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// What says the same as before is not made anew, whatever is made around it.
@MainActor
@Suite struct SameContentTests {
  @Test func aPressMakesTheButtonAnewAndNotItsLabel() throws {
    let screen = try Screen {
      Button {
      } label: {
        Text("Like").frame(width: 100, height: 44)
      }
    }
    let finger = screen.finger()
    let middle = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    #expect(screen.work { finger.down(at: middle) }.bodiesRun == 1)
    #expect(screen.work { finger.up() }.bodiesRun == 1)
  }

  @Test func anAnyViewShowsContentOfTheSameTypeThatDiffers() throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        AnyView(Text("count \(count)").padding(CGFloat(count)))
        Button("add") { count += 1 }
      }
    }
    let screen = try Screen { Root() }
    try screen.tap(text: "add")
    #expect(screen.shows(text: "count 1"))
    try screen.tap(text: "add")
    #expect(screen.shows(text: "count 2"))
  }

  @Test func aForegroundThatStaysGoesNoFurther() throws {
    struct Root: View {
      let texts: Int
      @State private var count = 0
      var body: some View {
        Texts(count: texts).foregroundStyle(.tint)
        Button("add") { count += 1 }
        Text("count \(count)")
      }
    }
    struct Texts: View {
      let count: Int
      var body: some View {
        VStack { ForEach(0..<count, id: \.self) { _ in Text("a").frame(width: 10, height: 10) } }
      }
    }
    func rules(texts: Int) throws -> Int {
      let screen = try Screen { Root(texts: texts) }
      let button = try screen.find(text: "add")
      return try screen.work { try screen.tap(on: button) }.rulesRun
    }
    #expect(try rules(texts: 1) == rules(texts: 12))
  }

  @Test func aForegroundThatChangesIsDrawn() throws {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: 40, height: 40).foregroundStyle(isOn ? .red : .green)
          .accessibilityIdentifier("patch")
        Button("change") { isOn = true }
      }
    }
    let screen = try Screen { Root() }
    let patch = try screen.find(id: "patch").frame
    let middle = CGPoint(x: patch.midX, y: patch.midY)
    let before = screen.picture().color(at: middle)
    try screen.tap(text: "change")
    try screen.settle()
    #expect(screen.picture().color(at: middle) != before)
  }
}
