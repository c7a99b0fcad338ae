import CoreGraphics
import Testing
import Touchstone

@testable import Practice

/// A tap opens the session whose bar was hit, and never closes.
@MainActor @Suite struct BarTests {
  /// The eight that are seen first, then all older ones, page by page.
  @Test(arguments: PracticeStand.Setting.all) func everyBarOpensItsOwnSession(setting: PracticeStand.Setting) throws {
    let stand = try PracticeStand(setting)
    #expect(stand.barsSeen() == Array(17...24))
    var tapped: Set<Int> = []
    for _ in 1...6 {
      for session in stand.barsSeen() where !tapped.contains(session) {
        try stand.tap(bar: session)
        if tapped.isEmpty { try stand.screen.settle() }
        #expect(stand.openSession == session)
        tapped.insert(session)
      }
      if tapped.count == 24 { break }
      try stand.scroll(by: 240)
    }
    #expect(tapped == Set(1...24))
    #expect(stand.timesClosed == 0)
    #expect(stand.complaints == [])
  }

  /// Both edges of the bar, and the room above it.
  @Test(arguments: [PracticeStand.Setting(device: .iPhoneSE), .init(device: .iPhone14, isRightToLeft: true)])
  func allOfABarIsTheTarget(setting: PracticeStand.Setting) throws {
    let stand = try PracticeStand(setting)
    let chart = try stand.screen.find(id: "accuracy-chart").frame
    for session in [17, 19, 22, 24] {
      for part: CGFloat in [0, 0.25, 0.75, 1] {
        try stand.tap(bar: session, at: part)
        try stand.screen.settle()
        #expect(stand.openSession == session, "at \(part)")
      }
      try stand.tap(bar: 20)
      stand.screen.tap(at: CGPoint(x: try stand.bar(session).midX, y: chart.minY + 12))
      #expect(stand.openSession == session, "above it")
    }
  }

  @Test func theSameBarAgainDoesNotClose() throws {
    let stand = try PracticeStand()
    for _ in 1...4 {
      try stand.tap(bar: 21)
      try stand.screen.settle()
      #expect(stand.openSession == 21)
    }
    // Twice in quick succession, too.
    let bar = try stand.bar(21)
    stand.screen.doubleTap(at: CGPoint(x: bar.midX, y: bar.midY))
    try stand.screen.settle()
    #expect(stand.openSession == 21)
    #expect(stand.timesClosed == 0)
  }

  /// The panel stays where it is, and the page says which session it is.
  @Test func anotherBarChangesTheReport() throws {
    let stand = try PracticeStand()
    try stand.tap(bar: 18)
    try stand.screen.settle()
    let title = try stand.screen.find(id: "report-title")
    let before = (text: title.label, frame: title.frame)
    try stand.tap(bar: 23)
    #expect(stand.openSession == 23)
    let after = try stand.screen.find(id: "report-title")
    #expect(after.label != before.text && after.frame.minY == before.frame.minY)
    #expect(stand.screen.shows(text: "Session 23") && !stand.screen.shows(text: "Session 18"))
    #expect(stand.timesClosed == 0)
  }

  /// Between two bars the band under the finger counts, on either side of its end.
  @Test(arguments: [false, true]) func theGapPicksTheBandUnderIt(isRightToLeft: Bool) throws {
    let stand = try PracticeStand(.init(device: .iPhone14, isRightToLeft: isRightToLeft))
    for session in 17..<24 {
      let bar = try stand.bar(session), next = try stand.bar(session + 1)
      let (left, right) = bar.minX < next.minX ? (bar, next) : (next, bar)
      let middle = (left.maxX + right.minX) / 2, foot = min(left.maxY, right.maxY) - 4
      stand.screen.tap(at: CGPoint(x: middle - 2, y: foot))
      try stand.screen.settle()
      #expect(stand.openSession == (isRightToLeft ? session + 1 : session))
      stand.screen.tap(at: CGPoint(x: middle + 2, y: foot))
      #expect(stand.openSession == (isRightToLeft ? session : session + 1))
    }
  }

  /// Scrolled by half a band: the plot goes on below the labels, and they still pick nothing.
  @Test(arguments: PracticeStand.Setting.few) func axisLabelsPickNothing(setting: PracticeStand.Setting) throws {
    let stand = try PracticeStand(setting)
    try stand.scroll(by: 150)
    let half = try stand.screen.find(role: .text, label: "50%").frame
    let chart = try stand.screen.find(id: "accuracy-chart").frame
    let foot = try stand.bar(15).maxY
    let places = [
      CGPoint(x: half.midX, y: half.midY), CGPoint(x: half.midX, y: half.midY + 30), CGPoint(x: chart.midX, y: foot + 14),
      CGPoint(x: chart.minX + 2, y: half.midY - 20), CGPoint(x: chart.midX, y: chart.maxY - 3),
    ].filter { $0.x < half.maxX + 1 || $0.y > foot || setting.isRightToLeft }
    for place in places where !(setting.isRightToLeft && place.x == chart.minX + 2) {
      stand.screen.tap(at: place)
      try stand.screen.settle()
      #expect(!stand.isOpen, "at \(place)")
    }
    try stand.tap(bar: try #require(stand.barsSeen().first))
    try stand.screen.settle()
    let open = stand.openSession
    #expect(open != nil)
    for place in places.prefix(3) {
      stand.screen.tap(at: place)
      try stand.screen.settle()
      #expect(stand.openSession == open)
    }
  }

  /// The time of a question: the same view catches the taps, so the same bars are hit.
  @Test func everyQuestionPicksItself() throws {
    let stand = try PracticeStand()
    for number in 1...20 {
      let bar = try stand.screen.find(id: "question-\(number)").frame
      stand.screen.tap(at: CGPoint(x: bar.midX, y: bar.maxY - 2))
      let summary = Strings(Locale(identifier: "en_US")).summary(of: stand.history.sessions[23].questions[number - 1])
      #expect(stand.screen.shows(text: summary), "\(summary)")
    }
    try stand.screen.tap(id: "show-average")
    #expect(stand.screen.findAll(id: "show-average").isEmpty)
  }
}
