import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct LabelTests {
  @Test func stylesSayWhatIsShown() throws {
    func parts(_ style: some LabelStyle) throws -> [String] {
      let screen = try Screen { Label("Lightning", systemImage: "bolt").labelStyle(style) }
      try screen.settle()
      return screen.elements.compactMap(\.label)
    }
    #expect(try parts(.automatic) == ["bolt", "Lightning"])
    #expect(try parts(.titleAndIcon) == ["bolt", "Lightning"])
    #expect(try parts(.titleOnly) == ["Lightning"])
    #expect(try parts(.iconOnly) == ["Lightning"])
  }

  /// The picture alone is seen; those who listen, and those who tap by name, find the title.
  @Test func anIconAloneIsCalledByItsTitle() throws {
    let notes = Notes()
    let screen = try Screen {
      VStack {
        Label("Lightning", systemImage: "bolt")
        Label {
          VStack { Text("two") }
        } icon: {
          Image(systemName: "star")
        }
        Button {
          notes.add("sent")
        } label: {
          Label("Send", systemImage: "paperplane")
        }
      }
      .labelStyle(.iconOnly)
    }
    try screen.settle()
    #expect(screen.accessibilityElements.map(\.label) == ["Lightning", "two", "Send"], "\(screen.voiceOverOrder)")
    #expect(screen.elements.allSatisfy { $0.role != .text || !$0.isVisible })
    try screen.tap(text: "Send")
    #expect(notes.take() == ["sent"])
  }

  @Test func anAuthorsStyle() throws {
    struct Below: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          Label(configuration).labelStyle(.iconOnly)
        }
      }
    }
    let screen = try Screen { Label("Bolt", systemImage: "bolt").labelStyle(Below()) }
    try screen.settle()
    let (title, icon) = (try screen.find(role: .text, label: "Bolt").frame, try screen.find(role: .image).frame)
    #expect(title.maxY < icon.midY && abs(title.midX - icon.midX) < 0.5)
  }

  @Test func aButtonWithASymbol() throws {
    let notes = Notes()
    let screen = try Screen { Button("Send", systemImage: "paperplane") { notes.add("sent") } }
    try screen.tap(text: "Send")
    #expect(notes.take() == ["sent"])
  }
}
