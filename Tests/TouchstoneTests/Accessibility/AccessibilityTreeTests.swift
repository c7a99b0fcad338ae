import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// What assistive technology meets, and in which order.
@MainActor @Suite struct AccessibilityTreeTests {
  private func spoken<V: View>(_ view: V, settings: Settings = Settings()) throws -> [String] {
    try Screen(.iPhoneSE, settings: settings) { view }.voiceOverOrder
  }

  @Test func viewsHaveTheirRoles() throws {
    let view = VStack {
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Body")
      Image(systemName: "heart").accessibilityLabel("Love")
      Image(decorative: "cover")
      Image("cover", label: Text("Cover"))
      Button("Buy") {}
      Button("Sold") {}.disabled(true)
      Rectangle().frame(width: 10, height: 10)
      Circle().frame(width: 10, height: 10).accessibilityLabel("Sun")
    }
    #expect(
      try spoken(view) == ["Title, Heading", "Body", "Love, Image", "Cover, Image", "Buy, Button", "Sold, Dimmed, Button", "Sun"])
    let screen = try Screen(.iPhoneSE) { view }
    #expect(try screen.find(role: .button, label: "Sold").traits == [.button, .notEnabled])
    #expect(try screen.find(text: "Title").traits == [.staticText, .header])
    #expect(screen.findAll(role: .image).map(\.label) == ["Love", "Cover"])
  }

  @Test func aButtonIsCalledByAllThatItReads() throws {
    let view = Button {
    } label: {
      HStack {
        Image(systemName: "heart").accessibilityHidden(true)
        Text("Like")
        Text("12")
      }
    }
    #expect(try spoken(view) == ["Like, 12, Button"])
    #expect(
      try spoken(view.accessibilityLabel("Love").accessibilityValue("12 people").accessibilityHint("Tells the author")) == [
        "Love, 12 people, Button, Tells the author"
      ])
  }

  @Test func outerDescriptionsCountBeforeInnerOnes() throws {
    let text = Text("a").accessibilityLabel("b").accessibilityValue("1").padding().accessibilityLabel("c")
    #expect(try spoken(text) == ["c, 1"])
    #expect(try spoken(Text("a").accessibilityLabel("b", isEnabled: false)) == ["a"])
    #expect(try spoken(Text("a").accessibilityHidden(true, isEnabled: false)) == ["a"])
    #expect(
      try spoken(Text("a").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isButton)) == [
        "Selected, a"
      ])
    let group = VStack {
      Text("a"); Text("b")
    }.accessibilityHint("h")
    #expect(try spoken(group) == ["a, h", "b, h"], "each of several")
  }

  @Test func whatIsHiddenDropsOut() throws {
    let view = VStack {
      Text("a").accessibilityHidden(true)
      VStack {
        Text("b"); Button("c") {}
      }.accessibilityHidden(true)
      Text("d").opacity(0)
      Text("e").accessibilityHidden(true).accessibilityLabel("still hidden")
      Text("f").accessibilityHidden(false)
    }
    #expect(try spoken(view) == ["f"])
    let screen = try Screen(.iPhoneSE) { view }
    #expect(try screen.find(text: "a").isVisible, "it is still drawn")
  }

  @Test func ignoreCombineAndContain() throws {
    let parts = VStack {
      Text("Song")
      Text("Artist").accessibilityValue("live")
      Image(systemName: "heart").accessibilityHidden(true)
    }
    #expect(try spoken(parts.accessibilityElement(children: .combine)) == ["Song, Artist, live"])
    #expect(try spoken(parts.accessibilityElement().accessibilityLabel("Track")) == ["Track"])
    #expect(try spoken(parts.accessibilityElement()) == [], "nothing to read")
    #expect(try spoken(parts.accessibilityElement(children: .contain).accessibilityLabel("Group")) == ["Song", "Artist, live"])
    let nested = VStack {
      parts.accessibilityElement(children: .combine); Text("Next")
    }
    #expect(try spoken(nested.accessibilityElement().accessibilityLabel("Whole")) == ["Whole"], "combine in ignore")
    #expect(try spoken(nested.accessibilityElement(children: .combine)) == ["Song, Artist, Next, live"], "combine in combine")
    let screen = try Screen(.iPhoneSE) { nested.accessibilityElement(children: .contain).accessibilityIdentifier("list") }
    #expect(
      screen.accessibilityTree().split(separator: "\n").map { $0.prefix { $0 != "(" } } == [
        "group [list] ", "  text \"Song, Artist\" value \"live\" ", "  text \"Next\" ",
      ])
    #expect(try screen.find(text: "Song, Artist").role == .text)
  }

  @Test func theOrderIsThatOfReading() throws {
    let view = VStack {
      HStack {
        Text("a"); Text("b").font(.largeTitle); Text("c")
      }
      Text("d")
      Text("e").accessibilitySortPriority(1)
    }
    #expect(try spoken(view) == ["e", "a", "b", "c", "d"])
    #expect(try spoken(view, settings: Settings(isRightToLeft: true)) == ["e", "a", "b", "c", "d"])
    let columns = HStack {
      VStack {
        Text("1"); Text("2")
      }
      VStack {
        Text("3"); Text("4")
      }
    }
    #expect(try spoken(columns) == ["1", "3", "2", "4"])
    let grouped = HStack {
      VStack {
        Text("1"); Text("2")
      }.accessibilityElement(children: .contain)
      VStack {
        Text("3"); Text("4")
      }.accessibilityElement(children: .contain).accessibilitySortPriority(5)
    }
    #expect(try spoken(grouped) == ["3", "4", "1", "2"])
    let card = ZStack {
      Image(systemName: "heart").resizable().accessibilityLabel("Cover")
      VStack {
        Text("x"); Spacer();
        HStack {
          Text("y"); Spacer(); Text("z")
        }
      }
    }
    #expect(try spoken(card) == ["Cover, Image", "x", "y", "z"], "what lies on a cover is not in its line")
  }

  @Test func offTheScreenIsInTheTreeAndNotInTheOrder() throws {
    let screen = try Screen(.iPhoneSE) {
      VStack {
        Text("here"); Text("there").offset(x: 2000)
      }
    }
    #expect(screen.voiceOverOrder == ["here"])
    #expect(screen.accessibilityTree().contains("there"))
  }

  @Test func modalViewsKeepTheOthersOut() throws {
    let view = VStack {
      Text("behind")
      VStack {
        Text("in front"); Button("Close") {}
      }
      .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
    }
    #expect(try spoken(view) == ["in front", "Close, Button"])
  }

  @Test func headingsInputLabelsAndLines() throws {
    let screen = try Screen(.iPhoneSE) {
      Text("Chapter").accessibilityHeading(.h2).accessibilityInputLabels(["Part", "Piece"]).accessibilityIdentifier("c")
        .accessibilityAction(named: "Skip") {}.accessibilitySortPriority(2)
    }
    #expect(screen.voiceOverOrder == ["Chapter, Heading level 2, Actions available"])
    let chapter = try screen.find(id: "c")
    #expect(chapter.headingLevel == 2 && chapter.inputLabels == ["Part", "Piece"] && chapter.actions == ["Skip"])
    let tree = screen.accessibilityTree()
    #expect(
      tree.hasPrefix("text \"Chapter\" [c] (")
        && tree.hasSuffix(
          "traits [.header] level 2 actions \"Skip\" called \"Part\", \"Piece\" priority 2"),
      "\(tree)")
  }

  @Test func otherViewsStandForOne() throws {
    let slider = Capsule().frame(width: 100, height: 20).accessibilityRepresentation {
      Button("Volume") {}.accessibilityValue("40%")
    }
    let screen = try Screen(.iPhoneSE) { slider }
    #expect(screen.voiceOverOrder == ["Volume, 40%, Button"])
    #expect(try screen.find(role: .button).frame.size == CGSize(width: 100, height: 20))
    #expect(screen.findAll(id: "x").isEmpty && screen.elements.isEmpty, "they are not drawn")
    let chart = Canvas { _, _ in }.frame(width: 100, height: 100).accessibilityLabel("Sales").accessibilityChildren {
      HStack {
        Text("May"); Text("June")
      }
    }
    #expect(try spoken(chart) == ["May", "June"])
    #expect(try Screen(.iPhoneSE) { chart }.accessibilityTree().hasPrefix("group \"Sales\""))
  }

  @Test func nothingIsDoneForTheTreeUntilItIsAskedFor() throws {
    let screen = try Screen(.iPhoneSE) {
      VStack { ForEach(0..<50) { Text("\($0)").accessibilityHint("h").accessibilityElement(children: .combine) } }
    }
    let work = screen.work {
      screen.advance(by: 1)
      _ = screen.voiceOverOrder
    }
    #expect(work == Work(), "asking changes nothing either")
  }
}
