import CoreGraphics
import Testing

@testable import SwiftUI

/// What keeps state and what begins anew.
@MainActor
struct IdentityTests {
  private let size = CGSize(width: 300, height: 300)

  /// Shows its name and how it is numbered among all that were ever made.
  private struct Numbered: View {
    let name: String
    let counter: Notes
    @State private var number: Int?
    var body: some View {
      Text("\(name) #\(number ?? -1)").onAppear {
        counter.add("x")
        number = counter.lines.count
      }
    }
  }

  @Test func rowsKeepStateAcrossMovesAndInsertsAndLoseItWithRemoval() {
    let counter = Notes(), handle = Handle<[String]>()
    let host = Host(
      size: size,
      Driven(["a", "b"], handle) { names in
        VStack { ForEach(names, id: \.self) { Numbered(name: $0, counter: counter) } }
      })
    #expect(host.layers.contains("a #1") && host.layers.contains("b #2"))
    handle.value = ["c", "b", "a"]
    host.frame()
    for text in ["c #3", "b #2", "a #1"] { #expect(host.layers.contains(text), "\(host.layers)") }
    handle.value = ["a"]
    host.frame()
    handle.value = ["a", "b"]
    host.frame()
    #expect(host.layers.contains("a #1") && host.layers.contains("b #4"))
  }

  @Test func duplicatesAreReportedOnceAndTheFirstIsShown() {
    let handle = Handle<[Int]>()
    let host = Host(
      size: size,
      Driven([1, 2, 1], handle) { ids in
        VStack { ForEach(Array(ids.enumerated()), id: \.element) { Text("row \($0.offset) id \($0.element)") } }
      })
    #expect(host.console.filter { $0.contains("the ID 1 occurs multiple times within the collection") }.count == 1)
    #expect(host.layers.contains("row 0 id 1") && host.layers.contains("row 1 id 2") && !host.layers.contains("row 2"))
    handle.value = [2, 3]
    host.frame()
    #expect(host.layers.contains("row 0 id 2") && host.layers.contains("row 1 id 3"))
  }

  @Test func anotherIDIsAnotherView() {
    let counter = Notes(), handle = Handle<Int>()
    let host = Host(size: size, Driven(1, handle) { Numbered(name: "n", counter: counter).id($0) })
    handle.value = 2
    host.frame()
    #expect(host.layers.contains("n #2") && !host.layers.contains("n #1"))
  }

  @Test func theSidesOfAnIfAreDifferentViews() {
    let counter = Notes(), handle = Handle<Bool>()
    let host = Host(
      size: size,
      Driven(true, handle) { flag in
        if flag { Numbered(name: "n", counter: counter) } else { Numbered(name: "n", counter: counter) }
      })
    handle.value = false
    host.frame()
    #expect(host.layers.contains("n #2"))
  }

  @Test func aConditionInAParameterKeepsTheView() {
    let counter = Notes(), handle = Handle<Bool>()
    let host = Host(size: size, Driven(true, handle) { Numbered(name: $0 ? "yes" : "no", counter: counter) })
    handle.value = false
    host.frame()
    #expect(host.layers.contains("no #1"))
  }

  @Test func anyViewKeepsStateWithItsTypeAndLosesItWithAnother() {
    let counter = Notes(), handle = Handle<Int>()
    let host = Host(
      size: size,
      Driven(0, handle) { step in
        step < 2
          ? AnyView(Numbered(name: "n\(step)", counter: counter))
          : AnyView(Numbered(name: "n\(step)", counter: counter).padding())
      })
    handle.value = 1
    host.frame()
    #expect(host.layers.contains("n1 #1"))
    handle.value = 2
    host.frame()
    #expect(host.layers.contains("n2 #2"))
  }

  private struct Tag: ViewModifier {
    let handle: Handle<Int>
    @State private var count = 0
    func body(content: Content) -> some View {
      handle.binding = $count
      return content.padding(CGFloat(count)).overlay { Text("tag \(count)") }
    }
  }

  @Test func modifiersHaveState() {
    let handle = Handle<Int>()
    let host = Host(size: size, box("a", 10, 10).modifier(Tag(handle: handle)))
    #expect(host.layers.contains("tag 0"))
    handle.value = 7
    host.frame()
    #expect(host.layers.contains("tag 7"))
  }

  @Test func aModifierOnAGroupIsOneOnEachOfItsViews() {
    let found = frames(["a", "b"], size: size) {
      VStack(spacing: 0) {
        Group {
          box("a", 10, 10); box("b", 10, 10)
        }.padding(.top, 20)
      }
    }
    #expect(found[1]!.minY - found[0]!.minY == 30)
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content; content
      }
    }
  }
  @Test func contentUsedTwiceIsTwoViews() {
    let host = Host(size: size, Text("twin").modifier(Doubled()))
    #expect(host.layers.components(separatedBy: "text \"twin\"").count == 3)
  }

  @Test func forEachOverARangeAndIdentifiables() {
    struct Item: Identifiable { let id: Int }
    let host = Host(
      size: size,
      VStack {
        ForEach(0..<2) { Text("r\($0)") }; ForEach([Item(id: 7)]) { Text("i\($0.id)") }
      })
    for text in ["r0", "r1", "i7"] { #expect(host.layers.contains("\"\(text)\"")) }
  }

  @Test func aRowThatGoesNeverSeesShrunkenData() {
    let handle = Handle<[Int]>()
    let host = Host(
      size: size,
      Driven([1, 2, 3, 4], handle) { data in
        VStack { ForEach(data.indices, id: \.self) { Text("value \(data[$0])") } }
      })
    handle.value = [9]
    host.frame()
    #expect(host.layers.contains("value 9") && !host.layers.contains("value 2"))
    handle.value = []
    host.frame()
    #expect(!host.layers.contains("value"))
  }
}
