import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Recognizers of UIKit's on SwiftUI views.
@MainActor @Suite struct RepresentedRecognizerTests {
  final class Diary: @unchecked Sendable {
    var lines: [String] = []
    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  private static let device = Device(name: "pad", size: CGSize(width: 300, height: 600), scale: 2, safeArea: .zero)
  private let middle = CGPoint(x: 150, y: 300)

  struct Pan: UIGestureRecognizerRepresentable {
    let diary: Diary
    var fingers = 1
    func makeCoordinator(converter: CoordinateSpaceConverter) -> String {
      diary.lines.append("coordinator, \(converter.localLocation == .zero)")
      return "Anna"
    }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      diary.lines.append("make for \(context.coordinator)")
      return UIPanGestureRecognizer()
    }
    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      diary.lines.append("update, \(fingers)")
      recognizer.minimumNumberOfTouches = fingers
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      diary.lines.append("\(recognizer.state)")
    }
  }

  private struct Pad: View {
    let diary: Diary
    @State private var fingers = 1
    @State private var other = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 400).gesture(Pan(diary: diary, fingers: fingers))
        Button("two \(other)") { fingers = 2 }
      }
    }
  }

  @Test func madeOnceUpdatedWhenItChangesHeardFromItsBeginningToItsEnd() throws {
    let diary = Diary()
    let screen = try Screen(Self.device) { Pad(diary: diary) }
    #expect(diary.read() == ["coordinator, true", "make for Anna", "update, 1"])
    screen.drag(from: middle, to: CGPoint(x: 150, y: 250), duration: 0.05)
    let heard = diary.read()
    #expect(heard.first == "began" && heard.last == "ended" && heard.dropFirst().dropLast().allSatisfy { $0 == "changed" })
    try screen.tap(text: "two 0")
    #expect(diary.read() == ["update, 2"])
    screen.drag(from: middle, to: CGPoint(x: 150, y: 250), duration: 0.05)
    #expect(diary.read().isEmpty)
  }

  struct Converting: UIGestureRecognizerRepresentable {
    let tell: (CoordinateSpaceConverter, UIPanGestureRecognizer) -> Void
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      if recognizer.state != .began { tell(context.converter, recognizer) }
    }
  }

  @Test func placesAndMovementsAreConverted() throws {
    var local = CGPoint.zero, global = CGPoint.zero, named = CGPoint.zero, back = CGPoint.zero
    var translation: CGPoint?, velocity: CGPoint?, globalTranslation: CGPoint?
    let screen = try Screen(Self.device) {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          Converting { converter, recognizer in
            local = converter.localLocation
            global = converter.location(in: .global)
            named = converter.location(in: .named("board"))
            back = converter.convert(globalPoint: recognizer.location(in: nil))
            translation = converter.localTranslation
            velocity = converter.localVelocity
            globalTranslation = converter.translation(in: .global)
          }
        )
        .scaleEffect(2)
        .frame(width: 200, height: 400)
        .coordinateSpace(.named("board"))
    }
    // The view is 100 points wide, shown twice as large in the middle of the screen: from (50, 200).
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 100, y: 250))
    finger.move(to: CGPoint(x: 140, y: 250), over: 0.1)
    #expect(global == CGPoint(x: 140, y: 250) && local == CGPoint(x: 45, y: 25) && back == local)
    #expect(named == CGPoint(x: 90, y: 150))
    #expect(translation == CGPoint(x: 20, y: 0) && globalTranslation == CGPoint(x: 40, y: 0))
    #expect(velocity.map { abs($0.x - 200) < 1 && $0.y == 0 } == true)
    finger.up()
  }

  struct Tap: UIGestureRecognizerRepresentable {
    @Environment(\.colorScheme) private var scheme
    @Binding var count: Int
    let delegate: (any UIGestureRecognizerDelegate)?
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.delegate = delegate
      return recognizer
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      count += scheme == .dark ? 10 : 1
    }
  }
  private struct Counter: View {
    var delegate: (any UIGestureRecognizerDelegate)?
    var isDisabled = false
    @State private var count = 0
    @State private var inner = 0
    var body: some View {
      VStack {
        Text("outer \(count), inner \(inner)")
        Color.red.onTapGesture { inner += 1 }.frame(height: 100)
        Color.blue.frame(height: 100)
      }
      .gesture(Tap(count: $count, delegate: delegate))
      .disabled(isDisabled)
    }
  }

  @Test func itWritesStateAndReadsTheEnvironment() throws {
    let screen = try Screen(Self.device) { Counter() }
    screen.tap(at: CGPoint(x: 150, y: 400))
    #expect(screen.shows(text: "outer 1, inner 0"))
    screen.isDark = true
    screen.tap(at: CGPoint(x: 150, y: 400))
    #expect(screen.shows(text: "outer 11, inner 0"))
    let disabled = try Screen(Self.device) { Counter(isDisabled: true) }
    disabled.tap(at: CGPoint(x: 150, y: 400))
    #expect(disabled.shows(text: "outer 0, inner 0"))
  }

  private final class Declining: NSObject, UIGestureRecognizerDelegate {
    var asked = 0
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return false
    }
  }

  @Test func itsDelegateIsAsked() throws {
    let delegate = Declining()
    let screen = try Screen(Self.device) { Counter(delegate: delegate) }
    screen.tap(at: CGPoint(x: 150, y: 400))
    #expect(delegate.asked == 1 && screen.shows(text: "outer 0, inner 0"))
  }

  /// Begins only sideways, as a swipe between pages in a list does.
  private struct Sideways: UIGestureRecognizerRepresentable {
    let diary: Diary
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let translation = pan.translation(in: pan.view)
        return abs(translation.x) > abs(translation.y)
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer.view is UIScrollView }
    }
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      diary.lines.append("\(recognizer.state)")
    }
  }

  @Test func aScrollViewAroundWaitsForIt() throws {
    let diary = Diary()
    let screen = try Screen(Self.device) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { row in
            Text("row \(row)").frame(maxWidth: .infinity, minHeight: 40).background(.yellow).accessibilityIdentifier("row \(row)")
          }
        }
        .gesture(Sideways(diary: diary))
      }
    }
    screen.drag(from: middle, to: CGPoint(x: 150, y: 200), duration: 0.2, holding: 0.2)
    #expect(try screen.find(id: "row 0").frame.minY == -90 && diary.read().isEmpty)
    screen.drag(from: middle, to: CGPoint(x: 250, y: 330), duration: 0.2, holding: 0.2)
    #expect(try screen.find(id: "row 0").frame.minY == -90)
    #expect(diary.lines.first == "began" && diary.lines.last == "ended")
  }

  @Test func aRecognizerOfItsViewThatGoesIsCancelled() throws {
    struct Going: View {
      let diary: Diary
      @State private var isThere = true
      var body: some View {
        ZStack {
          Color.white
          if isThere { Color.red.gesture(Pan(diary: diary)) }
        }
        .overlay(alignment: .top) { Button("go") { isThere = false } }
      }
    }
    let diary = Diary()
    let screen = try Screen(Self.device) { Going(diary: diary) }
    let finger = screen.finger()
    finger.down(at: middle)
    finger.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    _ = diary.read()
    try screen.tap(text: "go")
    #expect(diary.read() == ["cancelled"])
    finger.up()
  }
}
