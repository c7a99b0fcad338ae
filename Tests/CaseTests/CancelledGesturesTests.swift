import SwiftUI
import Testing
import Touchstone
import UIKit

/// C45, C46, C48, C50: gestures that end without `onEnded`.
@MainActor @Suite struct CancelledGesturesTests {
  private func isRed(_ screen: Screen) -> Bool {
    let color = screen.picture().color(at: CGPoint(x: 195 - 25, y: 428 - 20))
    return color.map { $0.red > 0.8 && $0.green < 0.5 } ?? false
  }

  /// The listing with plain state and with `@GestureState`, and a touch that the system takes.
  @Test(arguments: [false, true]) func aKeyThatStaysPressed(isRobust: Bool) throws {
    let screen = try Screen(.caseStudy) { Key(robust: isRobust) }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 195, y: 428))
    #expect(isRed(screen))
    finger.cancel()
    try screen.settle()
    #expect(isRed(screen) == !isRobust)
    #expect(screen.touchLog.contains { $0.contains("DragGesture") && $0.contains("→ cancelled") }, "\(screen.touchLog)")
  }

  /// The listing: a pager whose offset is kept in a model stays where the drag was broken off.
  @Test(arguments: [false, true]) func aPagerThatHangsBetweenPages(bySecondFinger: Bool) throws {
    let screen = try Screen(.caseStudy) { Pager() }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 300, y: 400))
    finger.move(to: CGPoint(x: 120, y: 400), over: 0.2)
    if bySecondFinger {
      let second = screen.finger()
      second.down(at: CGPoint(x: 200, y: 500))
      second.up()
      finger.up()
    } else {
      finger.cancel()
    }
    try screen.settle()
    // 180 points of the second page are seen: its colour begins there.
    let picture = screen.picture()
    #expect(picture.color(at: CGPoint(x: 205, y: 400)) != picture.color(at: CGPoint(x: 215, y: 400)))
    #expect(screen.touchLog.contains { $0.contains("DragGesture") && $0.contains("→ cancelled") }, "\(screen.touchLog)")
    #expect(screen.application.frames.arena.isIdle)
  }

  private struct RightPager: View {
    @State private var page = 0
    @GestureState(resetTransaction: Transaction(animation: .default)) private var drag: CGFloat = 0
    var body: some View {
      GeometryReader { g in
        HStack(spacing: 0) {
          ForEach(0..<4) { i in Color(hue: Double(i) / 4, saturation: 0.6, brightness: 1).frame(width: g.size.width) }
        }
        .offset(x: -CGFloat(page) * g.size.width + drag)
        .gesture(
          DragGesture().updating($drag) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              withAnimation {
                if value.predictedEndTranslation.width < -g.size.width / 2 { page = min(3, page + 1) }
                if value.predictedEndTranslation.width > g.size.width / 2 { page = max(0, page - 1) }
              }
            })
      }
    }
  }

  @Test(arguments: [false, true]) func withGestureStateItGoesBack(bySecondFinger: Bool) throws {
    let screen = try Screen(.caseStudy) { RightPager() }
    let before = screen.picture()
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 300, y: 400))
    finger.move(to: CGPoint(x: 120, y: 400), over: 0.2)
    #expect(screen.picture() != before)
    if bySecondFinger {
      let second = screen.finger()
      second.down(at: CGPoint(x: 200, y: 500))
      second.up()
      finger.up()
    } else {
      finger.cancel()
    }
    try screen.settle()
    #expect(screen.picture() == before)
  }

  /// The listing: a drag that switches itself off gets no end, and the row stays half-way.
  @Test func aRowThatFreezesHalfWay() throws {
    let screen = try Screen { Bubble() }
    let row = try screen.find(text: "swipe to reply")
    let start = CGPoint(x: row.frame.midX, y: row.frame.midY), x = row.frame.minX
    let finger = screen.finger()
    finger.down(at: start)
    finger.move(to: CGPoint(x: start.x + 30, y: start.y), over: 0.1)
    finger.move(to: CGPoint(x: start.x + 40, y: start.y + 20), over: 0.1)
    finger.up()
    try screen.settle()
    #expect(row.frame.minX > x + 20)
    #expect(screen.recognitions(of: "DragGesture") == 0)
    #expect(screen.touchLog.contains { $0.contains("DragGesture") && $0.contains("→ cancelled") }, "\(screen.touchLog)")
  }

  private struct RightBubble: View {
    @GestureState private var dx: CGFloat = 0
    @State private var isScrolling = false
    var body: some View {
      Text("swipe to reply").padding().background(.green.opacity(0.3)).offset(x: dx)
        .simultaneousGesture(
          DragGesture(minimumDistance: 10)
            .updating($dx) { value, state, _ in state = max(0, value.translation.width) }
            .onChanged { if $0.translation.height > 12 { isScrolling = true } },
          including: isScrolling ? .subviews : .all)
    }
  }

  @Test func withGestureStateTheRowGoesBack() throws {
    let screen = try Screen { RightBubble() }
    let row = try screen.find(text: "swipe to reply")
    let start = CGPoint(x: row.frame.midX, y: row.frame.midY), x = row.frame.minX
    let finger = screen.finger()
    finger.down(at: start)
    finger.move(to: CGPoint(x: start.x + 30, y: start.y), over: 0.1)
    #expect(row.frame.minX == x + 30)
    finger.move(to: CGPoint(x: start.x + 40, y: start.y + 20), over: 0.1)
    finger.up()
    #expect(row.frame.minX == x)
  }

  /// The listing: a second finger ends the drag without `onEnded`, the pinch goes on, and `@GestureState` gives the app its
  /// chance to put things right. The finger that stays moves nothing any more; the next drag does.
  @Test func aPinchDuringADrag() throws {
    let screen = try Screen(.caseStudy) { Puck() }
    let middle = CGPoint(x: 195, y: 415)
    func isBlue(_ point: CGPoint) -> Bool { screen.picture().color(at: point).map { $0.blue > 0.8 && $0.red < 0.3 } ?? false }
    let first = screen.finger(), second = screen.finger()
    first.down(at: middle)
    first.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    #expect(!isBlue(CGPoint(x: 235, y: 415)))
    second.down(at: CGPoint(x: 225, y: 415))
    try screen.settle()
    #expect(isBlue(middle) && screen.shows(text: "ends 0"))
    screen.simultaneously {
      first.move(by: CGVector(dx: 20, dy: 0), over: 0.2)
      second.move(by: CGVector(dx: -20, dy: 0), over: 0.2)
    }
    #expect(isBlue(middle))
    second.up()
    first.up()
    #expect(screen.shows(text: "ends 0"))
    screen.drag(from: middle, to: CGPoint(x: 275, y: 415), duration: 0.2)
    try screen.settle()
    #expect(screen.shows(text: "ends 1"))
    #expect(screen.touchLog.contains { $0.contains("DragGesture") && $0.contains("second finger") }, "\(screen.touchLog)")
  }

  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// A pinch beside others.
  private struct TwoFingers: UIGestureRecognizerRepresentable {
    let onChange: (CGFloat) -> Void
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Together { Together() }
    func makeUIGestureRecognizer(context: Context) -> UIPinchGestureRecognizer {
      let pinch = UIPinchGestureRecognizer()
      pinch.delegate = context.coordinator
      return pinch
    }
    func handleUIGestureRecognizerAction(_ pinch: UIPinchGestureRecognizer, context: Context) { onChange(pinch.scale) }
  }

  /// A pan of one finger beside others.
  private struct OneFinger: UIGestureRecognizerRepresentable {
    let onChange: (CGSize) -> Void
    let onEnd: () -> Void
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Together { Together() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      pan.delegate = context.coordinator
      return pan
    }
    func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
      let way = pan.translation(in: nil)
      if pan.state == .began || pan.state == .changed { onChange(CGSize(width: way.x, height: way.y)) }
      if pan.state == .ended { onEnd() }
    }
  }

  private struct RightPuck: View {
    @State private var pos = CGSize.zero
    @State private var ends = 0
    @State private var zoom: CGFloat = 1
    var body: some View {
      VStack {
        Circle().fill(.blue).frame(width: 80).offset(pos).scaleEffect(zoom)
          .gesture(OneFinger(onChange: { pos = $0 }, onEnd: { ends += 1 }))
          .gesture(TwoFingers { zoom = $0 })
        Text("ends \(ends) at \(Int(pos.width.rounded())), \(zoom > 1.1 ? "larger" : "as it was")")
      }
    }
  }

  /// What is right for the user: a drag of 40, a pinch, 40 more with the first finger: 80, and an end. A `DragGesture` has no part in
  /// that; a pan of UIKit's that looks at one finger does it, with a pinch of UIKit's beside it.
  @Test func aPanOfOneFingerOutlivesThePinch() throws {
    let screen = try Screen(.caseStudy) { RightPuck() }
    let first = screen.finger(), second = screen.finger()
    first.down(at: CGPoint(x: 195, y: 415))
    first.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    #expect(screen.shows(text: "ends 0 at 40, as it was"))
    second.down(at: CGPoint(x: 235, y: 385))
    second.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
    #expect(screen.shows(text: "ends 0 at 40, larger"), "\(screen.elements.compactMap(\.label))")
    second.up()
    first.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
    #expect(screen.shows(text: "ends 0 at 80, larger"))
    first.up()
    try screen.settle()
    #expect(screen.shows(text: "ends 1 at 80, larger"), "\(screen.touchLog)")
  }
}
