import SwiftUI
import Testing
import Touchstone

#Preview("A red card") { Color.red.frame(width: 30, height: 40).accessibilityIdentifier("card") }

#Preview {
  Text("one")
  if Bool(true) { Text("two") }
}

#Preview("Sized", traits: .fixedLayout(width: 120, height: 50)) { Color.blue.accessibilityIdentifier("sized") }

#Preview("With state") {
  @Previewable @State var count = 1
  let label = "count \(count)"
  Button(label) { count += 1 }
}

#Preview("Controller") { UIHostingController(rootView: Text("in a controller")) }

#Preview("Label") {
  let controller = UIViewController()
  controller.view.backgroundColor = .red
  return controller
}

private struct OldPreview: PreviewProvider {
  static var previews: some View { Text("from a provider") }
}

private struct SeveralPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a small one").previewLayout(.fixed(width: 90, height: 40)).previewDisplayName("Small")
      Text("one without a name")
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var inset: CGFloat = 7
  @Entry fileprivate var label: String?
  @Entry fileprivate var isOpen = false
}

private struct EntryReader: View {
  @Environment(\.inset) private var inset
  @Environment(\.label) private var label
  @Environment(\.isOpen) private var isOpen
  var body: some View { Text("\(Int(inset)) \(label ?? "none") \(isOpen ? "open" : "shut")") }
}

@MainActor @Suite struct PreviewTests {
  private func screen(_ name: String) throws -> Screen {
    try Screen(preview: #require(Screen.previews.first { $0.displayName == name }))
  }

  @Test func previewsAreFoundInTheOrderOfTheirLines() {
    let names = Screen.previews.map { $0.displayName ?? "nil" }
    #expect(
      names == ["A red card", "nil", "Sized", "With state", "Controller", "Label", "OldPreview", "Small", "SeveralPreviews 2"])
  }

  @Test func aPreviewIsShown() throws {
    #expect(try screen("A red card").find(id: "card").frame.size == CGSize(width: 30, height: 40))
    #expect(try screen("Sized").find(id: "sized").frame.size == CGSize(width: 120, height: 50))
    #expect(try screen("Controller").shows(text: "in a controller"))
    #expect(try screen("OldPreview").shows(text: "from a provider"))
    #expect(try screen("SeveralPreviews 2").shows(text: "one without a name"))
    let small = try screen("Small")
    #expect(small.shows(text: "a small one") && !small.shows(text: "one without a name"))
  }

  @Test func aPreviewableIsState() throws {
    let screen = try screen("With state")
    try screen.tap(text: "count 1")
    try screen.settle()
    #expect(screen.shows(text: "count 2"))
  }

  @Test func anEntryHasItsDefaultAndCanBeWritten() throws {
    let screen = try Screen {
      VStack {
        EntryReader()
        EntryReader().environment(\.inset, 9).environment(\.label, "x").environment(\.isOpen, true)
      }
    }
    #expect(screen.shows(text: "7 none shut"))
    #expect(screen.shows(text: "9 x open"))
  }
}
