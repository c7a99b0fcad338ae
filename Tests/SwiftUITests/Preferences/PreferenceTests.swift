import SwiftUI
import Testing

@testable import SwiftUI

private struct Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func says(_ word: String) -> some View { preference(key: Words.self, value: [word]) }
}

private final class Heard {
  var values: [[String]] = []
  func note(_ words: [String]) { values.append(words) }
}

@MainActor @Suite struct PreferenceTests {
  private let size = CGSize(width: 200, height: 400)

  @Test func valuesComeTogetherInTheOrderOfTheViews() {
    let heard = Heard()
    _ = Host(
      size: size,
      HStack {
        VStack {
          Color.red.says("a").padding(3); Color.red.frame(width: 4).says("b")
        }
        Color.red.background(Color.blue.says("d")).overlay { Color.red.says("e") }.background { Color.red.says("f") }
        Group {
          Color.red; Color.red
        }.says("g")
      }
      .onPreferenceChange(Words.self) { heard.note($0) })
    #expect(heard.values == [["a", "b", "d", "e", "f", "g", "g"]])
  }

  @Test func contentComesBeforeItsBackground() {
    let heard = Heard()
    _ = Host(
      size: size,
      VStack { Color.red.says("content") }.background(Color.red.says("behind")).onPreferenceChange(Words.self) { heard.note($0) })
    #expect(heard.values == [["content", "behind"]])
  }

  @Test func theOuterValueStandsInPlaceOfTheInner() {
    let heard = Heard()
    _ = Host(size: size, VStack { Color.red.says("in").says("out") }.onPreferenceChange(Words.self) { heard.note($0) })
    #expect(heard.values == [["out"]])
  }

  @Test func withoutValuesTheDefaultIsTold() {
    let heard = Heard()
    _ = Host(size: size, Color.red.onPreferenceChange(Words.self) { heard.note($0) })
    #expect(heard.values == [[]])
  }

  @Test func transformsSeeWhatIsInsideOrTheDefault() {
    let heard = Heard()
    let view = VStack {
      VStack {
        Color.red.says("a"); Color.red.says("b")
      }.transformPreference(Words.self) { $0.reverse() }
      Color.red.transformPreference(Words.self) { $0.append("from nothing") }
    }
    _ = Host(size: size, view.onPreferenceChange(Words.self) { heard.note($0) })
    #expect(heard.values == [["b", "a", "from nothing"]])
  }

  @Test func readersHandOn() {
    let inner = Heard(), outer = Heard()
    let view = VStack {
      Color.red.says("a").onPreferenceChange(Words.self) { inner.note($0) }
      Color.red.says("b")
    }
    _ = Host(size: size, view.onPreferenceChange(Words.self) { outer.note($0) })
    #expect(inner.values == [["a"]])
    #expect(outer.values == [["a", "b"]])
  }

  private struct Rows: View {
    @State var rows = ["a", "b", "c"]
    @State var isShown = true
    let heard: Heard
    let control: Control
    var body: some View {
      control.rows = $rows
      control.isShown = $isShown
      return VStack {
        if isShown { Color.red.says("head") } else { Text("no head") }
        ForEach(rows, id: \.self) { row in AnyView(Color.red.says(row)) }
        Color.red.says("foot")
      }
      .onPreferenceChange(Words.self) { heard.note($0) }
    }
  }
  private final class Control {
    var rows: Binding<[String]>!
    var isShown: Binding<Bool>!
  }

  @Test func viewsThatComeAndGoAreHeardByStructure() {
    let heard = Heard(), control = Control()
    let host = Host(size: size, Rows(heard: heard, control: control))
    #expect(heard.values.last == ["head", "a", "b", "c", "foot"])
    control.rows.wrappedValue = ["c", "x", "a"]
    host.frame(after: 1)
    #expect(heard.values.last == ["head", "c", "x", "a", "foot"])
    control.isShown.wrappedValue = false
    host.frame(after: 1)
    #expect(heard.values.last == ["c", "x", "a", "foot"])
    withAnimation { control.rows.wrappedValue = [] }
    host.frame(after: 0.01)
    // A view that is leaving by a transition says nothing any more.
    #expect(heard.values.last == ["foot"])
    #expect(host.settle())
    control.isShown.wrappedValue = true
    host.frame(after: 1)
    #expect(heard.values.last == ["head", "foot"])
    #expect(heard.values.count == 5)
  }

  @Test func withoutAReaderNothingIsMade() {
    func nodes<V: View>(_ view: V) -> Int { Host(size: size, view).nodesAlive }
    let bare = nodes(
      VStack {
        Color.red; Color.red
      })
    let saying = nodes(
      VStack {
        Color.red.says("a"); Color.red.says("b")
      })
    #expect(saying == bare)
    // A reader makes its combined value and its effect; the views it reads make none.
    let silent = nodes(
      VStack {
        Color.red; Color.red
      }.onPreferenceChange(Words.self) { _ in })
    let read = nodes(
      VStack {
        Color.red.says("a"); Color.red.says("b")
      }.onPreferenceChange(Words.self) { _ in })
    #expect(silent == bare + 2)
    #expect(read == silent)
  }

  @Test func overlaysAndBackgroundsAreMadeOfWhatIsSaid() {
    let view = VStack(spacing: 0) {
      box("one", 40, 20).says("x"); box("two", 40, 20).says("y")
    }
    .overlayPreferenceValue(Words.self, alignment: .topLeading) { words in box("over", CGFloat(words.count) * 10, 10) }
    .backgroundPreferenceValue(Words.self) { words in box("under", CGFloat(words.count) * 30, 10) }
    let found = frames(["one", "over", "under"], size: CGSize(width: 100, height: 100)) { view }
    #expect(isNear(found[0], CGRect(x: 30, y: 30, width: 40, height: 20)))
    #expect(isNear(found[1], CGRect(x: 30, y: 30, width: 20, height: 10)))
    #expect(isNear(found[2], CGRect(x: 20, y: 45, width: 60, height: 10)))
  }

  private struct Row: View {
    @State private var word: String
    let take: (Binding<String>) -> Void
    init(_ word: String, take: @escaping (Binding<String>) -> Void) {
      _word = State(initialValue: word)
      self.take = take
    }
    var body: some View {
      take($word)
      return Color.red.frame(height: 1).says(word)
    }
  }

  /// A change costs its own row's rules, the combined value and the action, among ten rows or a thousand.
  @Test func oneChangedValueRunsAsManyRulesInALongListAsInAShortOne() {
    func rulesRun(rows: Int) -> Int {
      var word: Binding<String>!
      let heard = Heard()
      let view = VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { row in Row("\(row)") { if row == 3 { word = $0 } } } }
      let host = Host(size: size, view.onPreferenceChange(Words.self) { heard.note($0) })
      let before = host.viewGraph.graph.statistics.rulesRun
      word.wrappedValue = "new"
      host.frame(after: 1)
      #expect(heard.values.last?[3] == "new")
      return host.viewGraph.graph.statistics.rulesRun - before
    }
    #expect(rulesRun(rows: 1_000) == rulesRun(rows: 10))
  }
}
