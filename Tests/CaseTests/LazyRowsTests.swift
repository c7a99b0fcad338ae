import SwiftUI
import Testing
import Touchstone

/// C14: an `id` that is new each time; C19: a lone long press in a grid that scrolls.
@MainActor @Suite struct LazyRowsTests {
  @Test func identitiesThatAreNewEachTimeAreReported() throws {
    let screen = try Screen(.caseStudy) { VStack { CrewRow() } }
    screen.advance(by: 0.5)
    let reports = screen.console.filter { $0.contains("another id each time") }
    #expect(reports.count == 1 && reports[0].contains("element 0") && reports[0].contains("UUID()"), "\(screen.console)")
    // It never comes to rest, and says so.
    #expect(!screen.unsettledFrames.isEmpty)
  }

  private struct Member: Identifiable {
    let id: String
    let name: String
  }
  private struct RightCrewRow: View {
    let people = ["A", "B", "C"].map { Member(id: "tag " + $0, name: $0) }
    @State private var loaded = 0
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(people) { person in Text(person.name).frame(width: 120, height: 160).onAppear { loaded += 1 } }
        }
      }
      Text("appeared \(loaded)")
    }
  }

  @Test func withStableIdentitiesEachRowAppearsOnce() throws {
    let screen = try Screen(.caseStudy) { VStack { RightCrewRow() } }
    try screen.settle()
    #expect(screen.shows(text: "appeared 3"))
    #expect(screen.console == [] && screen.unsettledFrames.isEmpty)
  }

  @Test(arguments: [true, false])
  func aQuickDragOnAnItemWithALongPressScrolls(withTap: Bool) throws {
    let screen = try Screen(.caseStudy) { Grid2(withTap: withTap) }
    func top() throws -> CGFloat { try #require(screen.rootLayer.firstDescendant(named: "content")).frameInRoot.minY }
    let before = try top()
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 350), duration: 0.2, holding: 0.1)
    #expect(try before - top() == 140)
    #expect(!screen.shows(text: "hold 13"))
    screen.press(at: CGPoint(x: 60, y: 400), for: 1)
    #expect(screen.touchLog.contains { $0.contains("LongPressGesture") && $0.contains("→ ended") })
  }
}
