import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Views of UIKit's as rows of scroll views and lazy stacks.
@MainActor @Suite struct RepresentableRowsTests {
  /// Counts what SwiftUI asks of the rows.
  final class Counts {
    var coordinators = 0, made = 0, updated = 0, dismantled: [Int] = []
    var alive: Int { made - dismantled.count }
    var taps: [String] = []
  }

  final class Coordinator: NSObject {
    let number: Int
    let counts: Counts
    var taps = 0
    init(number: Int, counts: Counts) {
      self.number = number
      self.counts = counts
    }
  }

  /// A button of UIKit's that counts its taps in its coordinator.
  struct Row: UIViewRepresentable {
    let number: Int
    let counts: Counts
    var note = ""
    func makeCoordinator() -> Coordinator {
      counts.coordinators += 1
      return Coordinator(number: number, counts: counts)
    }
    func makeUIView(context: Context) -> UIButton {
      counts.made += 1
      let button = UIButton(type: .system), coordinator = context.coordinator
      button.addAction(
        UIAction { _ in
          coordinator.taps += 1
          coordinator.counts.taps.append("row \(coordinator.number), \(coordinator.taps)")
        }, for: .touchUpInside)
      return button
    }
    func updateUIView(_ button: UIButton, context: Context) {
      counts.updated += 1
      button.setTitle("row \(number)\(note)", for: .normal)
    }
    static func dismantleUIView(_ button: UIButton, coordinator: Coordinator) {
      coordinator.counts.dismantled.append(coordinator.number)
    }
  }

  private struct List: View {
    let counts: Counts
    var isLazy = true
    @State private var note = ""
    @ViewBuilder private var rows: some View {
      ForEach(0..<200) { Row(number: $0, counts: counts, note: note).frame(height: 50) }
    }
    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
      .overlay(alignment: .topTrailing) { Button("note") { note += "!" } }
    }
  }

  private func flickAway(_ screen: Screen, up: Bool = true) throws {
    let (from, to) = (CGPoint(x: 50, y: 500), CGPoint(x: 50, y: 100))
    for _ in 1...3 { screen.flick(from: up ? from : to, to: up ? to : from) }
    try screen.settle()
  }

  @Test func aLazyStackMakesAndDismantlesRowsAsTheyComeAndGo() throws {
    let counts = Counts()
    let screen = try Screen(.scrollStage) { List(counts: counts) }
    #expect(counts.made == 12 && counts.updated == 12 && counts.coordinators == 12 && counts.dismantled.isEmpty)
    screen.scroll(by: 110)
    #expect(counts.made == 14 && counts.dismantled.isEmpty, "rows stay until they are 100 points away")
    for _ in 1...10 { try flickAway(screen) }
    #expect(counts.coordinators == counts.made && counts.updated == counts.made)
    #expect(counts.alive <= 18 && Set(counts.dismantled).count > 150)
    #expect(counts.dismantled.contains(0) && screen.shows(text: "row 199"))
  }

  @Test func whatACoordinatorKnewGoesWithItsRow() throws {
    let counts = Counts()
    let screen = try Screen(.scrollStage) { List(counts: counts) }
    screen.tap(at: CGPoint(x: 150, y: 125))
    screen.tap(at: CGPoint(x: 150, y: 125))
    screen.scroll(by: 90)
    screen.tap(at: CGPoint(x: 150, y: 45))
    #expect(counts.taps == ["row 2, 1", "row 2, 2", "row 2, 3"])
    for _ in 1...2 { try flickAway(screen) }
    #expect(counts.dismantled.contains(2))
    for _ in 1...4 { try flickAway(screen, up: false) }
    screen.tap(at: CGPoint(x: 150, y: 125))
    #expect(counts.taps.last == "row 2, 1")
  }

  @Test func aChangeReachesTheRowsThatAreThere() throws {
    let counts = Counts()
    let screen = try Screen(.scrollStage) { List(counts: counts) }
    try screen.tap(text: "note")
    #expect(counts.updated == 24 && counts.made == 12 && screen.shows(text: "row 3!"))
    let work = screen.work { screen.scroll(by: 60) }
    #expect(counts.updated == 25, "the one row that has come")
    #expect(work.bodiesRun <= 2)
  }

  @Test func aPlainStackMakesThemAllOnceAndKeepsThem() throws {
    let counts = Counts()
    let screen = try Screen(.scrollStage) { List(counts: counts, isLazy: false) }
    let work = try screen.work { for _ in 1...2 { try flickAway(screen) } }
    #expect(counts.made == 200 && counts.updated == 200 && counts.dismantled.isEmpty && work.rulesRun == 0)
  }

  @Test func aButtonInAScrollViewLosesItsFingerToADrag() throws {
    let counts = Counts()
    let screen = try Screen(.scrollStage) { List(counts: counts) }
    let place = CGPoint(x: 150, y: 325)
    screen.drag(from: place, to: CGPoint(x: 150, y: 200), duration: 0.2, holding: 0.2)
    #expect(counts.taps.isEmpty && !screen.shows(text: "row 0") && screen.shows(text: "row 3"))
    screen.drag(from: CGPoint(x: 150, y: 200), to: place, duration: 0.2, holding: 0.2)
    // A held one keeps it, as in UIKit.
    let finger = screen.finger()
    finger.down(at: place)
    finger.hold(for: 0.3)
    finger.move(by: CGVector(dx: 0, dy: -10), over: 0.1)
    finger.up()
    #expect(counts.taps == ["row 6, 1"])
  }

  @Test func rowsThatAreTakenOutAreDismantledAndTheirPlaceIsTaken() throws {
    struct Board: View {
      let counts: Counts
      @State private var numbers = Array(0..<40)
      var body: some View {
        VStack(spacing: 0) {
          Button("take out") { numbers.removeAll { $0 == 2 || $0 == 3 } }.frame(height: 50)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, counts: counts).frame(height: 50) } }
          }
        }
      }
    }
    let counts = Counts()
    let screen = try Screen(.scrollStage) { Board(counts: counts) }
    let made = counts.made
    try screen.tap(text: "take out")
    try screen.settle()
    #expect(counts.dismantled.sorted() == [2, 3] && counts.made == made + 2)
    screen.tap(at: CGPoint(x: 150, y: 175))
    #expect(counts.taps == ["row 4, 1"])
  }

  // MARK: A scroll view in a scroll view

  /// Colours side by side, to be swiped through.
  private struct Strip: UIViewRepresentable {
    final class Coordinator: NSObject, UIScrollViewDelegate {
      var offset = CGPoint.zero
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
    }
    let found: (Coordinator, UIScrollView) -> Void
    var isVertical = false
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIScrollView {
      let scrollView = UIScrollView()
      scrollView.contentSize = isVertical ? CGSize(width: 100, height: 500) : CGSize(width: 900, height: 100)
      scrollView.delegate = context.coordinator
      found(context.coordinator, scrollView)
      return scrollView
    }
    func updateUIView(_ scrollView: UIScrollView, context: Context) {}
  }
  private struct Page: View {
    let found: (Strip.Coordinator, UIScrollView) -> Void
    var isVertical = false
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Strip(found: found, isVertical: isVertical).frame(height: 200)
          ForEach(0..<40) { NumberedRow(number: $0) }
        }
      }
    }
  }

  @Test func fingersGoTheWayTheyMove() throws {
    var strip: UIScrollView?
    let screen = try Screen(.scrollStage) { Page(found: { strip = $1 }) }
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 90, y: 110), duration: 0.2, holding: 0.2)
    #expect(try strip?.contentOffset == CGPoint(x: 100, y: 0) && screen.top("row 0") == 200)
    screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 90), duration: 0.2, holding: 0.2)
    #expect(try strip?.contentOffset == CGPoint(x: 100, y: 0) && screen.top("row 0") == 150)
  }

  @Test func theInnerOneMovesUntilItsEndAndThenTheOuterOne() throws {
    var strip: UIScrollView?, heard: Strip.Coordinator?
    let screen = try Screen(.scrollStage) {
      Page(
        found: {
          heard = $0
          strip = $1
        }, isVertical: true)
    }
    for _ in 1...3 {
      screen.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 30), duration: 0.3, holding: 0.2)
      try screen.settle()
    }
    #expect(try strip?.contentOffset.y == 300 && heard?.offset.y == 300 && screen.top("row 0") < 200)
  }
}
