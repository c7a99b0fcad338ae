import CoreGraphics
import LayerTree
import Motion
import Testing

@testable import SwiftUI

/// Values under way, against the closed forms of `Motion`.
@MainActor
struct ClosedFormTests {
  private let size = CGSize(width: 400, height: 400)
  /// What is animated here goes from 0 to 1 (or a multiple of it).
  private static let motions: [(name: String, animation: Animation, value: (Double) -> Double)] = [
    ("linear", .linear(duration: 1), { min(1, $0) }),
    ("easeIn", .easeIn(duration: 1), { BezierCurve.easeIn.value(at: min(1, $0)) }),
    ("easeOut", .easeOut(duration: 1), { BezierCurve.easeOut.value(at: min(1, $0)) }),
    ("easeInOut", .easeInOut(duration: 1), { BezierCurve.easeInOut.value(at: min(1, $0)) }),
    ("timingCurve", .timingCurve(0.2, 0.8, 0.1, 1, duration: 1), { BezierCurve(0.2, 0.8, 0.1, 1).value(at: min(1, $0)) }),
    ("smooth", .smooth, { SpringMotion(duration: 0.5, bounce: 0).value(from: 0, to: 1, at: $0) }),
    ("snappy", .snappy, { SpringMotion(duration: 0.5, bounce: 0.15).value(from: 0, to: 1, at: $0) }),
    ("bouncy", .bouncy, { SpringMotion(duration: 0.5, bounce: 0.3).value(from: 0, to: 1, at: $0) }),
    (
      "spring", .spring(response: 0.55, dampingFraction: 0.825),
      { SpringMotion(response: 0.55, dampingRatio: 0.825).value(from: 0, to: 1, at: $0) }
    ),
    (
      "interpolating", .interpolatingSpring(stiffness: 100, damping: 10),
      { SpringMotion(stiffness: 100, damping: 10).value(from: 0, to: 1, at: $0) }
    ),
    (
      "interpolating with velocity", .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3),
      { SpringMotion(stiffness: 100, damping: 10).value(from: 0, to: 1, initialVelocity: 3, at: $0) }
    ),
    ("delay", .linear(duration: 0.5).delay(0.25), { min(1, max(0, ($0 - 0.25) / 0.5)) }),
    ("speed", .linear(duration: 1).speed(2), { min(1, $0 * 2) }),
    ("spring at speed", .smooth.speed(0.5), { SpringMotion(duration: 0.5, bounce: 0).value(from: 0, to: 1, at: $0 / 2) }),
  ]

  /// Layout that is animated lies on the pixels of the screen in each frame.
  private let pixel = 1 / 3.0

  /// Animates `content` from 0 to 1 and compares `read` at every sixth frame.
  private func check<V: View>(
    _ what: String, scale: Double = 1, tolerance: Double = 1e-6, _ content: @escaping (Double) -> V,
    read: (Host<Driven<Double, V>>) -> Double?
  ) {
    for (name, animation, value) in Self.motions {
      let handle = Handle<Double>()
      let host = Host(size: size, Driven(0.0, handle, content: content))
      let start = read(host) ?? 0
      withAnimation(animation) { handle.value = 1 }
      host.frame()
      for step in 1...5 {
        host.frames(6)
        let expected = value(Double(step) * 0.1) * scale
        let found = read(host).map { $0 - start }
        #expect(
          isClose(found, expected, within: tolerance),
          "\(what), \(name) at \(Double(step) * 0.1) s: \(String(describing: found)), not \(expected)")
      }
      #expect(host.settle())
      #expect(isClose(read(host).map { $0 - start }, scale), "\(what), \(name): the end")
    }
  }

  /// Facts 5: numbers of modifiers interpolate.
  @Test func offset() {
    check("offset", scale: 100) {
      box("a", 10, 10).offset(x: 100 * $0)
    } read: {
      $0.frame(of: "a").map { Double($0.minX) }
    }
  }
  @Test func position() {
    check("position", scale: 100, tolerance: pixel) {
      box("a", 10, 10).position(x: 50 + 100 * $0, y: 50)
    } read: {
      $0.frame(of: "a").map { Double($0.minX) }
    }
  }
  @Test func frame() {
    check("frame", scale: 100, tolerance: pixel) {
      filler("a").frame(width: 50 + 100 * $0)
    } read: {
      $0.frame(of: "a").map { Double($0.width) }
    }
  }
  @Test func padding() {
    check("padding", scale: 50, tolerance: pixel) {
      filler("a").padding(.leading, 50 * $0)
    } read: {
      $0.frame(of: "a").map { Double($0.minX) }
    }
  }
  @Test func scale() {
    check("scale", scale: 10) {
      box("a", 10, 10).scaleEffect(1 + $0, anchor: .leading)
    } read: {
      $0.frame(of: "a").map { Double($0.width) }
    }
  }
  @Test func placeInAStack() {
    check("place", scale: -100) { value in
      HStack(spacing: 0) {
        box("a", 10, 10); Color.red.frame(width: value > 0.5 ? 200 : 0, height: 10).transaction { $0.animation = nil }
      }
    } read: {
      $0.frame(of: "a").map { Double($0.minX) }
    }
  }

  @Test func opacityIsClampedAndFollowsOtherwise() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { filler("a").opacity($0).accessibilityIdentifier("o") })
    withAnimation(.easeIn(duration: 1)) { handle.value = 1 }
    host.frame()
    host.frames(30)
    #expect(isClose(host.layer("o")?.children.first?.opacity, BezierCurve.easeIn.value(at: 0.5)))
  }

  @Test func colour() {
    let handle = Handle<Bool>()
    let host = Host(
      size: size, Driven(false, handle) { Color(red: $0 ? 1 : 0, green: 0, blue: 0.5).accessibilityIdentifier("c") })
    withAnimation(.linear(duration: 1)) { handle.value = true }
    host.frame()
    host.frames(15)
    guard case .fill(_, .color(let color), _)? = host.layer("c")?.children.first?.content.first else {
      Issue.record("no fill")
      return
    }
    #expect(isClose(color.red, 0.25) && isClose(color.blue, 0.5))
  }

  private struct Wedge: Shape {
    var angle: Double
    let notes: Values
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func path(in rect: CGRect) -> Path {
      notes.last = angle
      return Path(rect)
    }
  }
  private final class Values: @unchecked Sendable { var last = 0.0 }

  @Test func shapeParameters() {
    let handle = Handle<Double>(), values = Values()
    let host = Host(size: size, Driven(0.0, handle) { Wedge(angle: $0, notes: values) })
    withAnimation(.smooth) { handle.value = 2 }
    host.frame()
    host.frames(12)
    #expect(isClose(values.last, 2 * SpringMotion(duration: 0.5, bounce: 0).value(from: 0, to: 1, at: 0.2)))
    #expect(host.settle() && values.last == 2)
  }

  private struct Counter: View, @preconcurrency Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
  }
  @Test func animatableViews() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { Counter(number: $0) })
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frames(30)
    #expect(host.layers.contains("\"50\""))
    #expect(host.settle() && host.layers.contains("\"100\""))
  }

  private struct Slide: ViewModifier, @preconcurrency Animatable {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, x) }
  }
  @Test func animatableModifiers() {
    let handle = Handle<CGFloat>()
    let host = Host(size: size, Driven(0, handle) { filler("a").modifier(Slide(x: $0)) })
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frames(15)
    #expect(isClose(host.frame(of: "a").map { Double($0.minX) }, 25))
  }
}
