import SourceRewriter
import Testing

/// `#selector` in all its forms.
@Suite struct SelectorRuleTests {
  @Test(arguments: [
    ("#selector(tapped)", #"Selector("tapped", MyView.tapped)"#),
    ("#selector(tapped(_:))", #"Selector("tapped:", MyView.tapped(_:))"#),
    ("#selector(tapped(_:event:))", #"Selector("tapped:event:", MyView.tapped(_:event:))"#),
    ("#selector(tapped(sender:))", #"Selector("tappedWithSender:", MyView.tapped(sender:))"#),
    ("#selector(move(to:))", #"Selector("moveTo:", MyView.move(to:))"#),
    ("#selector(self.tapped)", #"Selector("tapped", MyView.tapped)"#),
    ("#selector(Self.tapped(_:))", #"Selector("tapped:", MyView.tapped(_:))"#),
    ("#selector(super.tapped)", #"Selector("tapped", MyView.tapped)"#),
    ("#selector(Other.tapped(_:))", #"Selector("tapped:", Other.tapped(_:))"#),
    ("#selector(Outer.Inner.tapped)", #"Selector("tapped", Outer.Inner.tapped)"#),
    ("#selector(Box<Int>.tapped)", #"Selector("tapped", Box<Int>.tapped)"#),
    ("#selector(button.tapped(_:))", #"Selector("tapped:", Selector.owner(button).tapped(_:))"#),
    ("#selector(self.view.endEditing(_:))", #"Selector("endEditing:", Selector.owner(self.view).endEditing(_:))"#),
    ("#selector((tapped))", #"Selector("tapped", (MyView.tapped))"#),
    ("#selector(tapped as () -> Void)", #"Selector("tapped", MyView.tapped as (MyView) -> () -> Void)"#),
    (
      "#selector(tapped(_:) as (UIButton) -> Void)",
      #"Selector("tapped:", MyView.tapped(_:) as (MyView) -> (UIButton) -> Void)"#
    ),
    (
      "#selector(Other.tapped as (Other) -> () -> Void)",
      #"Selector("tapped", Other.tapped as (Other) -> () -> Void)"#
    ),
    ("#selector(getter: title)", #"Selector(getter: "title", { (target: MyView) in target.title })"#),
    ("#selector(getter: self.title)", #"Selector(getter: "title", { (target: MyView) in target.title })"#),
    ("#selector(setter: Other.title)", #"Selector(setter: "setTitle:", { (target: Other, value) in target.title = value })"#),
    ("#keyPath(title)", #"String(keyPath: "title", \MyView.title)"#),
    ("#keyPath(CALayer.position.x)", #"String(keyPath: "position.x", \CALayer.position)"#),
    ("\"\\(#selector(tapped))\"", "\"\\(Selector(\"tapped\", MyView.tapped))\""),
  ])
  func forms(source: String, expected: String) {
    #expect(rewritten(source) == expected)
    #expect(result("import UIKit\nclass MyView { func go() { \(source) } }").findings.isEmpty)
  }

  @Test(arguments: [
    ("class MyView<Row>: UIView {", "MyView"), ("extension MyView {", "MyView"), ("extension Outer.MyView {", "Outer.MyView"),
    ("extension Box where Row == Int {", "Box"), ("enum Space { class Inner {", "Inner"),
    ("class Outer { struct Inner {", "Inner"),
  ])
  func theTypeAroundIsNamed(head: String, type: String) {
    let end = head.filter { $0 == "{" }.count == 2 ? " }" : ""
    let text = result("import UIKit\n\(head) func go() { #selector(tapped) }\(end) }").text
    #expect(text.contains("Selector(\"tapped\", \(type).tapped)"), "\(text)")
  }

  @Test func theNameIsThatOfTheDeclaration() {
    let text = result(
      """
      import UIKit
      class Base: UIView { @objc(pressed:) func tapped(sender: Any) {} }
      class MyView: Base {
        @objc private func move(_ a: Int, event: Int) {}
        @objc func turn() {}
        @objc func turn(_ a: Int) {}
        lazy var all = [#selector(move), #selector(tapped), #selector(tapped(sender:)), #selector(turn), #selector(turn(_:))]
      }
      """
    ).text
    let expected =
      #"[Selector("move:event:", MyView.move), Selector("pressed:", MyView.tapped), Selector("pressed:", MyView.tapped(sender:)), "#
      + #"Selector("turn", MyView.turn), Selector("turn:", MyView.turn(_:))]"#
    #expect(text.contains(expected), "\(text)")
  }

  @Test func linesStay() {
    let source = "import UIKit\nclass A { func go() { add(\n#selector(\n  // why\n  tapped(_:)\n), 1)\n#keyPath(\na.b\n) } }\n"
    let text = result(source).text
    #expect(
      text
        == "import UIKit\nclass A { func go() { add(\nSelector(\n  // why\n  \"tapped:\", A.tapped(_:)\n), 1)\nString(\nkeyPath: "
        + "\"a.b\", \\A.a\n) } }\n")
  }

  @Test func commentsAndTextsAreLeft() {
    let source = "import UIKit\n// #selector(tapped) @objc\nlet text = \"#selector(tapped) @objc os(iOS)\"\n"
    #expect(!result(source).isChanged)
  }

  @Test(arguments: [
    "Selector(\"tapped:\")", "Selector((\"tapped:\"))", "NSSelectorFromString(name)", "#selector(1 + 2)",
    "#selector(getter: a.b)",
  ])
  func whatOnlyIOSCanDoIsAnErrorAtItsPlace(source: String) throws {
    let finding = try #require(result("import UIKit\nclass A {\n  func go() { let s = \(source) }\n}").findings.first)
    #expect(finding.severity == .error && finding.line == 3)
    #expect(finding.description.hasPrefix("/app/View.swift:3:"))
  }
}
