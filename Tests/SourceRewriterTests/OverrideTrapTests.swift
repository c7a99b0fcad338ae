import SourceRewriter
import Testing

/// Overrides that only Objective-C's runtime can have are told at the author's line, with the way out.
@Suite struct OverrideTrapTests {
  let subclass = "class Feed: Base {\n  @objc override func refresh(_ sender: Any) {}\n}"

  @Test func aMethodOfAnExtension() throws {
    let base = "class Base: UIViewController {}\nextension Base {\n  @objc func refresh(_ sender: Any) {}\n}"
    let findings = result(subclass, others: base).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.severity == .warning && finding.line == 2 && finding.column == 23)
    #expect(finding.text.contains("Move refresh(_:) from the extension of Base into its body"))
    // The class between says nothing about it.
    let middle = "class Middle: Base {}"
    let farther = "class Feed: Middle {\n  @objc override func refresh(_ sender: Any) {}\n}"
    #expect(result(farther, others: base, middle).findings.count == 1)
  }

  @Test func anOverrideInAnExtension() throws {
    let source = "class Feed: UIViewController {}\nextension Feed {\n  override func viewDidLoad() {}\n}"
    let finding = try #require(result(source).findings.first)
    #expect(finding.line == 3 && finding.text.contains("Move this method from the extension of Feed into its body"))
  }

  @Test(arguments: [
    "class Base: UIViewController {\n  @objc func refresh(_ sender: Any) {}\n}",
    "class Base: UIViewController {\n  @objc func refresh(_ sender: Any) {}\n}\nextension Other { class Base { } }",
    "class Base: UIViewController {}\nextension Base {\n  @objc func refresh() {}\n}",
    "extension Screen {\n  class Base: UIViewController {\n    @objc func refresh(_ sender: Any) {}\n  }\n}",
    "",
  ])
  func otherwiseNothingIsSaid(base: String) { #expect(result(subclass, others: base).findings.isEmpty) }
}
