import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Fingers on a scroll view and on what is in it.
@MainActor @Suite struct ScrollTouchTests {
  private struct Rows: View {
    var count = 60
    var body: some View { ScrollView { VStack(spacing: 0) { ForEach(0..<count) { NumberedRow(number: $0) } } } }
  }

  @Test func contentFollowsTheFingerLessItsThreshold() throws {
    let screen = try Screen(.scrollStage) { Rows() }
    screen.scroll(by: 210)
    #expect(try screen.top("row 0") == -200)
  }

  @Test func contentRunsOnAfterAFlickAndComesBackFromBeyondItsEdge() throws {
    let screen = try Screen(.scrollStage) { Rows() }
    screen.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    let lifted = try screen.top("row 0")
    try screen.settle()
    #expect(try screen.top("row 0") < lifted - 300)
    screen.flick(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 500))
    screen.flick(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 500))
    try screen.settle()
    #expect(try screen.top("row 0") == 0)
  }

  @Test func scrollingRunsNoRule() throws {
    let screen = try Screen(.scrollStage) { Rows() }
    let work = try screen.work {
      screen.scroll(by: 210)
      screen.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
      try screen.settle()
    }
    #expect(work.rulesRun == 0 && work.bodiesRun == 0 && work.framesRun > 60)
  }

  private struct Buttons: View {
    @State private var taps = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { row in
            Button("button \(row)") { taps += 1 }.frame(maxWidth: .infinity, minHeight: 40)
          }
        }
      }
      .overlay(alignment: .bottom) { Text("taps \(taps)").allowsHitTesting(false) }
    }
  }

  @Test func aButtonFiresOnATapAndNotOnADrag() throws {
    let screen = try Screen(.scrollStage) { Buttons() }
    screen.tap(at: CGPoint(x: 150, y: 300))
    #expect(screen.shows(text: "taps 1"))
    screen.scroll(by: 100)
    #expect(screen.shows(text: "taps 1"))
  }

  @Test func aTapThatStopsTheContentDoesNothingElse() throws {
    let screen = try Screen(.scrollStage) { Buttons() }
    screen.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 150, y: 300))
    let place = try screen.find(text: "button 30").frame
    screen.advance(by: 0.5)
    #expect(try screen.find(text: "button 30").frame == place)
    #expect(screen.shows(text: "taps 0"))
    screen.tap(at: CGPoint(x: 150, y: 300))
    #expect(screen.shows(text: "taps 1"))
  }

  private struct Shelves: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { shelf in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<20) { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("\(shelf).\($0)") }
              }
            }
          }
        }
      }
    }
  }

  @Test func aShelfMovesSidewaysAndAllOfThemUpAndDown() throws {
    let screen = try Screen(.scrollStage) { Shelves() }
    screen.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 40, y: 150), duration: 0.3, holding: 0.2)
    #expect(try screen.frame("1.0").origin == CGPoint(x: -200, y: 100))
    #expect(try screen.frame("0.0").origin == .zero)
    screen.scroll(by: 210)
    #expect(try screen.frame("1.0").origin == CGPoint(x: -200, y: -100))
    let work = screen.work { screen.scroll(by: 110) }
    #expect(work.rulesRun == 0)
  }

  @Test func disabledItStandsStillAndTapsGoThrough() throws {
    let screen = try Screen(.scrollStage) { Buttons().scrollDisabled(true) }
    let before = try screen.find(text: "button 3").frame
    screen.scroll(by: 100)
    #expect(try screen.find(text: "button 3").frame == before)
    screen.tap(at: CGPoint(x: 150, y: 300))
    #expect(screen.shows(text: "taps 1"))
  }

  @Test func smallContentBouncesUnlessThatDependsOnItsSize() throws {
    func pulled(_ behavior: ScrollBounceBehavior) throws -> CGFloat {
      let screen = try Screen(.scrollStage) { Rows(count: 3).scrollBounceBehavior(behavior) }
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 150, y: 300))
      finger.move(to: CGPoint(x: 150, y: 400), over: 0.3)
      defer { finger.up() }
      return try screen.top("row 0")
    }
    #expect(try pulled(.automatic) > 30)
    #expect(try pulled(.basedOnSize) == 0)
  }

  private struct Watched: View {
    @State private var y: CGFloat = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { row in
            if row == 3 {
              GeometryReader { proxy in
                Text("at \(Int(proxy.frame(in: .global).minY)), \(Int(proxy.frame(in: .scrollView).minY))")
              }
              .frame(height: 40)
            } else {
              NumberedRow(number: row)
            }
          }
        }
      }
      .padding(.top, 20)
    }
  }

  @Test func onlyWhoReadsItsPlaceRunsWhileItMoves() throws {
    let screen = try Screen(.scrollStage) { Watched() }
    #expect(screen.shows(text: "at 140, 120"))
    let work = screen.work { screen.scroll(by: 110) }
    #expect(screen.shows(text: "at 40, 20"))
    #expect(work.rulesRun < 12 * work.framesRun)
  }

  @Test func dragsInRowsWinUnlessTheyAreSimultaneous() throws {
    struct Tiles: View {
      let isSimultaneous: Bool
      @State private var moves = 0
      var body: some View {
        let drag = DragGesture().onChanged { _ in moves += 1 }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { row in
              if isSimultaneous {
                NumberedRow(number: row).simultaneousGesture(drag)
              } else {
                NumberedRow(number: row).gesture(drag)
              }
            }
          }
        }
        .overlay { Text(moves > 0 ? "dragged" : "not dragged").allowsHitTesting(false) }
      }
    }
    let screen = try Screen(.scrollStage) { Tiles(isSimultaneous: false) }
    screen.scroll(by: 110)
    #expect(try screen.top("row 0") == 0)
    #expect(screen.shows(text: "dragged"))
    let other = try Screen(.scrollStage) { Tiles(isSimultaneous: true) }
    other.scroll(by: 110)
    #expect(try other.top("row 0") == -100)
    #expect(other.shows(text: "dragged"))
  }

  private struct Shown: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isPressed ? "down" : "up").frame(maxWidth: .infinity, minHeight: 60)
    }
  }

  @Test func aPressIsShownOnceItIsClearThatItDoesNotScroll() throws {
    let screen = try Screen(.scrollStage) { ScrollView { Button("press") {}.buttonStyle(Shown()) } }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 150, y: 30))
    finger.hold(for: 0.1)
    #expect(!screen.shows(text: "down"))
    finger.hold(for: 0.1)
    #expect(screen.shows(text: "down"))
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
    #expect(!screen.shows(text: "down"))
    finger.up()
  }
}
