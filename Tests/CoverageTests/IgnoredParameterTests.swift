import Foundation
import Testing

/// No public function takes what it does not look at.
@Suite struct IgnoredParameterTests {
  /// Types of one value, or none: there is nothing to look at.
  private static let typesThatSayAll = ["Never", "Never?", "NSCoder", "ColorRenderingMode", "Pattern", "Bundle?"]

  /// `owner.function.parameter`, and why it may be left unread; a star stands for all of an owner's.
  private static let exceptions = [
    "AttributeDynamicLookup.subscript.keyPath": "its type names the attribute",
    "Canvas.init.rendersAsynchronously": "a leave to draw later, which is not taken",
    "EmptyAnimatableData.*": "it has no parts",
    "ExplicitTimelineSchedule.entries.startDate": "the author's dates are what they are",
    "GeometryEffect.body.content": "it is never called",
    "GridLayout.sizeThatFits.subviews": "its cache has them",
    "HStackLayout.sizeThatFits.subviews": "its cache has them",
    "HStackLayout.spacing.subviews": "its cache has them",
    "ImmediateScheduler.*": "everything runs at once",
    "Layout.*": "what a layout does that says nothing",
    "LocalizedStringKey.init.interpolationCount": "a hint at room to reserve",
    "LocalizedStringKey.init.literalCapacity": "a hint at room to reserve",
    "ModifiedContent.body.content": "it is never called",
    "Path.path.rect": "a path lies where it lies",
    "PrimitiveModifier.body.content": "it is never called",
    "Published.subscript.wrappedKeyPath": "the compiler hands it over; the storage has the value",
    "Selector.owner.object": "its type is what is asked for",
    "String.init.first": "it is there for the compiler to check",
    "ThreadScheduler.schedule.tolerance": "a leave to be late, which is not taken",
    "UIGestureRecognizerRepresentable.*": "what one does that says nothing",
    "UIViewControllerRepresentable.*": "what one does that says nothing",
    "UIViewRepresentable.*": "what one does that says nothing",
    "UIView.hitPath.layer": "it is the view's own",
    "VStackLayout.sizeThatFits.subviews": "its cache has them",
    "VStackLayout.spacing.subviews": "its cache has them",
    "ZStackLayout.sizeThatFits.subviews": "its cache has them",
  ]

  @Test func everyParameterIsRead() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var unused = Set(Self.exceptions.keys)
    var files = 0
    for module in ["SwiftUI", "UIKit", "Charts", "Combine", "CoreGraphics"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      for case let path as String in FileManager.default.enumerator(atPath: folder.path)! where path.hasSuffix(".swift") {
        files += 1
        for parameter in try ParameterReader(folder.appendingPathComponent(path)).unread() where !Self.isPlain(parameter) {
          let key = "\(parameter.owner).\(parameter.function).\(parameter.name)"
          let excused = [key, "\(parameter.owner).*"].filter { Self.exceptions[$0] != nil }
          unused.subtract(excused)
          #expect(
            !excused.isEmpty,
            """
            \(module)/\(path): \(key) is taken and not looked at. Make it real, or leave it out: a caller who gives it expects \
            something. Where there is nothing to expect it is an exception, with the reason.
            """)
        }
      }
    }
    #expect(files > 400)
    #expect(unused == [], "exceptions that nothing needs")
  }

  /// Its type says all, what is called is for the library alone, or a delegate need not answer.
  private static func isPlain(_ parameter: UnreadParameter) -> Bool {
    typesThatSayAll.contains(parameter.type.split(separator: ".").last.map(String.init) ?? "")
      || parameter.type.hasSuffix(".Type") || parameter.type.hasSuffix("TimelineScheduleMode")
      || parameter.function.hasPrefix("_") || parameter.owner.hasSuffix("Delegate")
  }

  /// The reader finds one where there is one.
  @Test func theReaderReads() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("parameters-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    extension View {
      /// Not with radius.
      nonisolated public func glow(_ color: Color = .red, radius: (CGFloat, Int) = (1, 2), edge side: Edge)
        -> some View
      { shadow(color: color).padding(side) }
      public init<T>(all: [String: T]) { self.init() }
      func inner(unread: Int) {}
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let found = try ParameterReader(file).unread().map { "\($0.owner).\($0.function).\($0.name): \($0.type)" }
    #expect(found == ["View.glow.radius: (CGFloat, Int)", "View.init.all: [String: T]"])
  }
}
