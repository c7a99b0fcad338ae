import CoreGraphics
import Testing
import Touchstone

@testable import Practice

/// A note of the staff map opens its report, and closes it again.
@MainActor @Suite struct StaffMapTests {
  private func stand(_ setting: PracticeStand.Setting) throws -> PracticeStand {
    let stand = try PracticeStand(setting)
    try stand.screen.tap(id: "page-notes")
    try stand.screen.settle()
    return stand
  }

  @Test(arguments: PracticeStand.Setting.few) func everyNoteOpensAndCloses(setting: PracticeStand.Setting) throws {
    let stand = try stand(setting)
    var closed = 0
    for pitch in Pitch.Clef.allCases.flatMap(Pitch.all) {
      try stand.tap(pitch, at: 0.1)
      #expect(stand.openNote == pitch)
      try stand.tap(pitch, at: 0.9)
      closed += 1
      #expect(!stand.isOpen && stand.timesClosed == closed)
    }
    #expect(stand.complaints == [])
  }

  @Test func anotherNoteChangesTheReport() throws {
    let stand = try stand(.init(device: .iPhone14))
    let first = Pitch(clef: .treble, step: 2), second = Pitch(clef: .bass, step: 6)
    try stand.tap(first)
    #expect(try stand.screen.find(id: "report-title").label == "G4")
    try stand.tap(second)
    #expect(try stand.screen.find(id: "report-title").label == "F3")
    #expect(stand.openNote == second && stand.timesClosed == 0)
    try stand.tap(second)
    #expect(!stand.isOpen && stand.timesClosed == 1)
  }

  /// 28 points wide, as high as the staff and its words, side by side, from low to high on the five lines; from the left everywhere.
  @Test(arguments: PracticeStand.Setting.all) func columnsAreWideTargets(setting: PracticeStand.Setting) throws {
    let stand = try stand(setting)
    for clef in Pitch.Clef.allCases {
      let columns = try Pitch.all(in: clef).map(stand.column)
      for (column, next) in zip(columns, columns.dropFirst()) {
        // Both edges lie on pixels.
        #expect(abs(column.width - 28) < 0.34 && column.height > StaffMetrics.height + 20)
        #expect(next.minX >= column.maxX - 0.5 && next.minY == column.minY)
      }
      #expect(columns.allSatisfy { $0.minX > 16 && $0.maxX < stand.screen.size.width - 16 })
    }
  }

  /// The column of an open note stays in sight above the report.
  @Test(arguments: PracticeStand.Setting.few) func theNoteStaysInSight(setting: PracticeStand.Setting) throws {
    let stand = try stand(setting)
    let lowest = Pitch(clef: .bass, step: 0)
    try stand.tap(lowest)
    let title = try stand.screen.find(id: "report-title").frame
    #expect(try stand.column(lowest).maxY <= title.minY - 20)
  }

  @Test func namesOfNotes() {
    let english = Strings(Locale(identifier: "en_US")), korean = Strings(Locale(identifier: "ko_KR"))
    #expect(Pitch.all(in: .treble).map(english.name) == ["E4", "F4", "G4", "A4", "B4", "C5", "D5", "E5", "F5"])
    #expect(Pitch.all(in: .bass).map(english.name) == ["G2", "A2", "B2", "C3", "D3", "E3", "F3", "G3", "A3"])
    #expect(korean.name(of: Pitch(clef: .treble, step: 0)) == "미4")
  }

  /// The two rules of a second tap, side by side.
  @Test func aNoteClosesWhereABarDoesNot() {
    let report = OpenReport()
    report.open(3)
    report.open(3)
    #expect(report.session == 3 && report.isShown)
    let pitch = Pitch(clef: .treble, step: 4)
    report.toggle(pitch)
    #expect(report.note == pitch)
    report.toggle(pitch)
    #expect(report.selection == nil && !report.isShown)
  }
}
