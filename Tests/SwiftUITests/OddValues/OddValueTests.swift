import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

/// Values that make no sense: no crash, nothing endless in the tree, and a line on the console that names what is odd.
@MainActor
struct OddValueTests {
  private let odd: [CGFloat] = [.nan, .infinity, -.infinity]

  /// Shows a view, draws it, and says what the console says.
  private func show<V: View>(_ what: String, reports word: String?, @ViewBuilder _ view: @escaping () -> V) throws {
    let screen = try Screen(.iPhone14) {
      VStack {
        view(); Text("still here")
      }
    }
    _ = screen.picture()
    screen.advance(by: 0.1)
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"), "\(what): \(screen.layers)")
    #expect(screen.findAll(text: "still here").count == 1, "\(what)")
    if let word { #expect(screen.console.contains { $0.contains(word) }, "\(what): \(screen.console)") }
    #expect(screen.unsettledFrames.isEmpty, "\(what)")
  }

  /// Facts 4.1: impossible frames are reported in Apple's words.
  @Test func frames() throws {
    for value in odd + [-5] {
      try show("frame(width: \(value))", reports: "Invalid frame dimension (negative or non-finite).") {
        Color.red.frame(width: value)
      }
      try show("frame(height: \(value))", reports: "Invalid frame dimension") { Text("a").frame(width: 10, height: value) }
    }
    for value in [CGFloat.nan, -CGFloat.infinity, -5] {
      try show("frame(minWidth: \(value))", reports: "Invalid frame dimension") { Color.red.frame(minWidth: value) }
      try show("frame(maxHeight: \(value))", reports: "Invalid frame dimension") { Color.red.frame(maxHeight: value) }
    }
    try show("frame(minWidth: ∞)", reports: "Invalid frame dimension") { Color.red.frame(minWidth: .infinity) }
    try show("frame(idealWidth: ∞)", reports: "Invalid frame dimension") { Color.red.frame(idealWidth: .infinity).fixedSize() }
    try show("contradiction", reports: "Contradictory frame constraints specified.") {
      Color.red.frame(minWidth: 50, maxWidth: 10)
    }
  }

  @Test func paddings() throws {
    for value in odd { try show("padding(\(value))", reports: "padding") { Text("a").padding(value) } }
    try show("padding(-1e6)", reports: nil) { Text("a").padding(-1e6) }
    try show("padding(1e12)", reports: nil) { Text("a").padding(1e12) }
  }

  @Test func effects() throws {
    for value in odd {
      try show("offset(\(value))", reports: "offset(x:)") { Text("a").offset(x: value) }
      try show("offset(y: \(value))", reports: "offset(y:)") { Text("a").offset(y: value) }
      try show("position(\(value))", reports: "position(x:)") { Text("a").position(x: value, y: 0) }
      try show("scaleEffect(\(value))", reports: "scaleEffect") { Text("a").scaleEffect(value) }
      try show("rotationEffect(\(value))", reports: "rotationEffect") { Text("a").rotationEffect(.degrees(Double(value))) }
      try show("opacity(\(value))", reports: "opacity") { Text("a").opacity(Double(value)) }
      try show("shadow(\(value))", reports: nil) { Text("a").shadow(radius: value) }
      try show("anchor(\(value))", reports: "anchor") { Text("a").scaleEffect(2, anchor: UnitPoint(x: value, y: 0)) }
      try show("zIndex(\(value))", reports: nil) { Text("a").zIndex(Double(value)) }
      try show("layoutPriority(\(value))", reports: "layoutPriority") { Text("a").layoutPriority(Double(value)) }
      try show("aspectRatio(\(value))", reports: nil) { Color.red.aspectRatio(value, contentMode: .fit) }
    }
    for value in [0, -1] as [CGFloat] {
      try show("scaleEffect(\(value))", reports: nil) { Text("a").scaleEffect(value) }
      try show("aspectRatio(\(value))", reports: nil) { Color.red.aspectRatio(value, contentMode: .fill) }
      try show("opacity(\(value))", reports: nil) { Text("a").opacity(Double(value)) }
    }
  }

  @Test func spacings() throws {
    for value in odd {
      try show("VStack(spacing: \(value))", reports: "VStack(spacing:)") {
        VStack(spacing: value) {
          Text("a"); Text("b")
        }
      }
      try show("HStack(spacing: \(value))", reports: "HStack(spacing:)") {
        HStack(spacing: value) {
          Text("a"); Text("b")
        }
      }
      try show("Spacer(minLength: \(value))", reports: "Spacer(minLength:)") {
        HStack {
          Text("a"); Spacer(minLength: value)
        }
      }
    }
    try show("VStack(spacing: -30)", reports: nil) {
      VStack(spacing: -30) {
        Text("a"); Text("b")
      }
    }
  }

  @Test func fonts() throws {
    for value in odd {
      try show("font size \(value)", reports: "The size of a font") { Text("a").font(.system(size: value)) }
      try show("kerning \(value)", reports: "kerning") { Text("abc").kerning(value) }
      try show("lineSpacing \(value)", reports: nil) { Text("abc\nabc").lineSpacing(value) }
    }
    for value in [0, -5, 1e6] as [CGFloat] {
      try show("font size \(value)", reports: nil) { Text("a").font(.system(size: value)) }
      try show("symbol size \(value)", reports: nil) { Image(systemName: "heart").font(.system(size: value)) }
      try show("kerning \(value)", reports: nil) { Text("abc").kerning(value) }
      try show("lineSpacing \(value)", reports: nil) { Text("abc\nabc").lineSpacing(value) }
    }
    try show("lineLimit", reports: nil) { Text("abc").lineLimit(-1) }
    try show("minimumScaleFactor", reports: nil) { Text("abc").minimumScaleFactor(.nan) }
  }

  @Test func shapes() throws {
    for value in odd + [-5, 1e9] {
      try show("cornerRadius \(value)", reports: nil) { RoundedRectangle(cornerRadius: value).fill(Color.red) }
      try show("stroke \(value)", reports: nil) { Circle().stroke(Color.red, lineWidth: value) }
      try show("trim \(value)", reports: nil) {
        Path { $0.addRect(CGRect(x: 0, y: 0, width: value, height: 10)) }.fill(Color.red)
      }
    }
  }

  @Test func texts() throws {
    try show("empty", reports: nil) { Text("") }
    try show("a newline", reports: nil) { Text("\n") }
    try show("2,000 characters", reports: nil) { Text(verbatim: String(repeating: "word ", count: 400)) }
  }

  @Test func hundredThousandCharacters() {
    for text in [String(repeating: "word ", count: 20_000), String(repeating: "x", count: 100_000)] {
      let host = Host(
        size: CGSize(width: 390, height: 844),
        VStack {
          Text(verbatim: text); Text(verbatim: text).lineLimit(1); Text("still here")
        })
      #expect(host.layers.contains("still here"))
    }
  }

  @Test func unknownNames() throws {
    try show("symbol", reports: "No symbol named 'no.such.symbol' found in system symbol set") {
      Image(systemName: "no.such.symbol")
    }
    try show("long symbol", reports: "No symbol named '\(String(repeating: "s", count: 100))…' found in system symbol set") {
      Image(systemName: String(repeating: "s", count: 100_000))
    }
    try show("a long character", reports: "'a\(String(repeating: "\u{301}", count: 99))…' found in system symbol set") {
      Image(systemName: "a" + String(repeating: "\u{301}", count: 100_000))
    }
    try show("image", reports: "No image named 'nothing' found") { Image("nothing") }
    try show("resizable image", reports: "No image named 'nothing' found") {
      Image("nothing").resizable().frame(width: 50, height: 50)
    }
  }

  @Test func noRoomAtAll() {
    let view = VStack {
      Text("a")
      GeometryReader { proxy in Text(verbatim: "\(proxy.size)") }
      Color.red.aspectRatio(1, contentMode: .fit)
      HStack {
        Spacer(); Text("long text that does not fit")
      }.padding()
      Circle().stroke(Color.red)
      Image(systemName: "heart").resizable().scaledToFit()
    }
    let host = Host(size: .zero, view)
    #expect(!host.layers.contains("nan") && !host.layers.contains("inf"), "\(host.layers)")
    host.resize(to: CGSize(width: 100, height: 100))
    host.resize(to: .zero)
    #expect(!host.layers.contains("nan"))
  }

  @Test func animationsOfOddValues() throws {
    for value in odd {
      let handle = Handle<CGFloat>()
      let host = Host(
        size: CGSize(width: 100, height: 100), Driven(0, handle) { box("a", 10, 10).offset(x: $0).padding($0).frame(width: $0) })
      withAnimation(.smooth) { handle.value = value }
      host.frame()
      #expect(host.settle(), "\(value): \(host.application.frames.pendingWork)")
      #expect(!host.layers.contains("nan"), "\(host.layers)")
      withAnimation(.smooth) { handle.value = 20 }
      host.frame()
      #expect(host.settle())
      #expect(!host.layers.contains("nan"), "\(host.layers)")
    }
  }

  @Test func oddAnimations() {
    let animations: [Animation] = [
      .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .linear(duration: 1).speed(0),
      .linear(duration: 1).speed(-1),
      .linear(duration: 1).delay(-0.5), .spring(duration: 0), .spring(duration: .nan), .spring(response: 0, dampingFraction: 0.5),
      .interpolatingSpring(stiffness: 0, damping: 0), .interpolatingSpring(mass: 0, stiffness: 100, damping: 10),
      .timingCurve(.nan, 0, 1, 1, duration: 1), .linear(duration: 0).repeatForever(), .linear(duration: 1).repeatCount(0),
    ]
    for animation in animations {
      let handle = Handle<CGFloat>()
      let host = Host(size: CGSize(width: 100, height: 100), Driven(0, handle) { box("a", 10, 10).offset(x: $0) })
      withAnimation(animation) { handle.value = 20 }
      host.frame()
      host.frames(120)
      #expect(!host.layers.contains("nan"), "\(animation): \(host.layers)")
      handle.value = 30
      host.frame()
      #expect(host.settle() && host.frame(of: "a")?.minX == 75, "\(animation)")
    }
  }
}
