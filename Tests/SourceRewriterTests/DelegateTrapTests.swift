import SourceRewriter
import Testing

/// Optional methods that only a subclass of the adopter has.
@Suite struct DelegateTrapTests {
  let subclass = "class Feed: Base {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"

  @Test func aMethodThatIsNeverCalledIsTold() throws {
    let findings = result(subclass, others: "class Base: UIViewController, UIScrollViewDelegate {}").findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.severity == .warning && finding.line == 2 && finding.column == 8)
    #expect(finding.text.contains("Base adopts UIScrollViewDelegate"))
  }

  @Test(arguments: [
    "class Base: UIViewController, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }",
    "class Base: UIViewController {}",
    "class Base: UIViewController {}\nextension Feed: UIScrollViewDelegate {}",
  ])
  func otherwiseNothingIsSaid(base: String) { #expect(result(subclass, others: base).findings.isEmpty) }

  @Test func anAdoptionInAnExtensionCountsAndOwnProtocolsToo() {
    let base = """
      @objc protocol Watcher { @objc optional func ended() }
      class Base: NSObject {}
      extension Base: Watcher {}
      """
    #expect(result("class A: Base {\n  @objc func ended() {}\n}", others: base).findings.count == 1)
  }
}
