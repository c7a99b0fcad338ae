import SourceRewriter
import Testing

/// Attributes, protocols and conditions.
@Suite struct DeclarationRuleTests {
  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc private func a() {}", "      private func a() {}"),
    ("@objc(run:) func a(_ b: Any) {}", "            func a(_ b: Any) {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBAction func a(_ sender: UIButton) {}", "          func a(_ sender: UIButton) {}"),
    ("@IBOutlet private weak var a: UIView!", "          private weak var a: UIView!"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("@IBDesignable class A {}", "              class A {}"),
    ("@objc dynamic var a = 1", "              var a = 1"),
    ("@nonobjc func a() {}", "         func a() {}"),
    ("@MainActor @objc final class A {}", "@MainActor       final class A {}"),
    ("@objc enum A: Int { case b }", "      enum A: Int { case b }"),
    ("@objc\nfunc a() {}", "     \nfunc a() {}"),
    ("@NSManaged var a: Int", "@NSManaged var a: Int"),
    ("@available(iOS 17, *) func a() {}", "@available(iOS 17, *) func a() {}"),
  ])
  func attributesAreBlankedInPlace(source: String, expected: String) { #expect(result(source).text == expected) }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if !os(iOS) || os(tvOS)", "#if !true    || os(tvOS)"),
    ("#if os(macOS)", "#if os(macOS)"),
    ("#if targetEnvironment(simulator) && DEBUG", "#if true                         && DEBUG"),
    ("#if targetEnvironment(macCatalyst)", "#if targetEnvironment(macCatalyst)"),
  ])
  func conditionsOfTheDeviceAreTrue(source: String, expected: String) {
    #expect(result("\(source)\nlet a = 1\n#endif").text == "\(expected)\nlet a = 1\n#endif")
  }

  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    (
      "import UIKit\nimport UIKit.UIGestureRecognizerSubclass // state",
      "import UIKit\nimport UIKit                             // state"
    ),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
  ])
  func headersOfUIKitArePartsOfIt(source: String, expected: String) { #expect(result(source).text == expected) }

  @Test func elseBranchesAreSettledToo() {
    #expect(result("#if os(macOS)\n#elseif os(iOS)\n#endif").text == "#if os(macOS)\n#elseif true   \n#endif")
  }

  @Test func aProtocolIsOneOfClassesWithDefaults() {
    let source = """
      @objc public protocol RowDelegate: NSObjectProtocol {
        func rowEnded(_ row: Row)
        @objc optional func rowBegan(_ row: Row, at place: Int)
        @objc optional func title(of row: Row) -> String?
      }
      """
    #expect(
      result(source).text == """
              public protocol RowDelegate: AnyObject, NSObjectProtocol {
          func rowEnded(_ row: Row)
                         func rowBegan(_ row: Row, at place: Int)
                         func title(of row: Row) -> String?
        }
        public extension RowDelegate { func rowBegan(_ row: Row, at place: Int) {}; func title(of row: Row) -> String? { nil } }

        """)
    #expect(result("@objc protocol A {}").text == "      protocol A: AnyObject {}")
    #expect(result("protocol A {}").text == "protocol A {}")
  }

  @Test func optionalCallsAreCalls() {
    let caller = "func go() { delegate?.rowBegan?(row, at: 1); delegate.rowBegan?(row); row.onTap?(1) }"
    let text = result(caller, others: "@objc protocol RowDelegate { @objc optional func rowBegan(_ row: Row, at place: Int) }")
      .text
    #expect(text == "func go() { delegate?.rowBegan (row, at: 1); delegate.rowBegan?(row); row.onTap?(1) }")
  }

  @Test(arguments: ["@objc optional func count() -> Int", "@objc optional var title: String { get }"])
  func whatCantBeNilIsAnError(member: String) throws {
    let finding = try #require(result("@objc protocol A {\n  \(member)\n}").findings.first)
    #expect(finding.severity == .error && finding.line == 2 && finding.column == 3)
  }
}
