import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Effects that depend on a view's place: seen and touched, and unknown to layout.
@MainActor @Suite struct VisualEffectTests {
  private struct Moved: View {
    @State private var taps = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("moved").onTapGesture { taps += 1 }
          .visualEffect { content, proxy in content.offset(x: proxy.size.width, y: proxy.size.height / 2) }
        Text("taps \(taps)").frame(height: 40).accessibilityIdentifier("below")
      }
    }
  }

  @Test func whatIsDrawnAndTouchedMovesAndTheLayoutDoesNot() throws {
    let screen = try Screen(.scrollStage) { Moved() }
    let below = try screen.frame("below")
    #expect(try screen.frame("moved") == CGRect(x: 200, y: below.minY - 60 + 30, width: 100, height: 60))
    screen.tap(at: CGPoint(x: 110, y: below.minY - 50))
    #expect(screen.shows(text: "taps 0"))
    screen.tap(at: CGPoint(x: 250, y: below.minY - 20))
    #expect(screen.shows(text: "taps 1"))
  }

  /// Each method draws what the modifier of its name draws.
  @Test func effectsAreThoseOfTheModifiers() throws {
    struct Subject: View {
      var body: some View {
        HStack(spacing: 0) {
          Color.orange; Color.blue
        }.frame(width: 60, height: 40)
      }
    }
    func same(_ name: String, _ effect: some View, _ modifier: some View) throws {
      let plain = try Screen(.scrollStage) { Subject() }.picture()
      let (a, b) = (try Screen(.scrollStage) { effect }.picture(), try Screen(.scrollStage) { modifier }.picture())
      #expect(a == b && a != plain, "\(name)")
    }
    let view = Subject()
    let turn = CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 5, ty: 0)
    try same("offset", view.visualEffect { c, _ in c.offset(x: 7) }, view.offset(x: 7))
    try same(
      "scale", view.visualEffect { c, _ in c.scaleEffect(2, anchor: .topLeading) }, view.scaleEffect(2, anchor: .topLeading))
    try same("scale y", view.visualEffect { c, _ in c.scaleEffect(y: 3) }, view.scaleEffect(y: 3))
    try same("rotation", view.visualEffect { c, _ in c.rotationEffect(.degrees(30)) }, view.rotationEffect(.degrees(30)))
    try same(
      "rotation in space", view.visualEffect { c, _ in c.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) },
      view.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)))
    try same("transform", view.visualEffect { c, _ in c.transformEffect(turn) }, view.transformEffect(turn))
    try same("opacity", view.visualEffect { c, _ in c.opacity(0.3) }, view.opacity(0.3))
    try same("blur", view.visualEffect { c, _ in c.blur(radius: 4) }, view.blur(radius: 4))
    try same("brightness", view.visualEffect { c, _ in c.brightness(0.3) }, view.brightness(0.3))
    try same("contrast", view.visualEffect { c, _ in c.contrast(0.3) }, view.contrast(0.3))
    try same("saturation", view.visualEffect { c, _ in c.saturation(0.3) }, view.saturation(0.3))
    try same("grayscale", view.visualEffect { c, _ in c.grayscale(0.7) }, view.grayscale(0.7))
    try same("hue", view.visualEffect { c, _ in c.hueRotation(.degrees(90)) }, view.hueRotation(.degrees(90)))
    // The last one is the outermost.
    try same(
      "several", view.visualEffect { c, _ in c.offset(x: 20).scaleEffect(0.5).opacity(0.5) },
      view.offset(x: 20).scaleEffect(0.5).opacity(0.5))
  }

  private struct Parallax: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.red.frame(height: 100).accessibilityIdentifier("row \(row)")
              .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 10) }
          }
        }
      }
    }
  }

  @Test func anEffectOfThePlaceFollowsScrolling() throws {
    let screen = try Screen(.scrollStage) { Parallax() }
    #expect(try screen.frame("row 2").minX == 20)
    let work = screen.work { screen.scroll(by: 110) }
    #expect(try screen.frame("row 2") == CGRect(x: 10, y: 100, width: 300, height: 100))
    #expect(work.bodiesRun == 0)
  }

  private struct Growing: View {
    @State private var isBig = false
    var body: some View {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
        .visualEffect { [isBig] content, _ in content.scaleEffect(isBig ? 2 : 1) }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
    }
  }

  @Test func itIsAnimatedWithWhatItIsMadeFrom() throws {
    let screen = try Screen(.scrollStage) { Growing() }
    try screen.tap(on: screen.find(id: "box"))
    let early = try screen.frame("box").width
    screen.advance(by: 0.5)
    #expect(try abs(screen.frame("box").width - early - 20) < 1)
    try screen.settle()
    #expect(try screen.frame("box").width == 80)
  }
}
