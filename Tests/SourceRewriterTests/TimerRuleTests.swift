import SourceRewriter
import Testing

/// Timers with blocks, and the imports that names of UIKit need.
@Suite struct TimerRuleTests {
  @Test(arguments: [
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      "ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
    ),
    ("Timer(timeInterval: 1, repeats: true, block: run)", "ClockTimer(timeInterval: 1, repeats: true, block: run)"),
    ("Timer.init(timeInterval: 1, repeats: true) { _ in }", "ClockTimer.init(timeInterval: 1, repeats: true) { _ in }"),
    ("Foundation.Timer(timeInterval: 1, repeats: true) { _ in }", "ClockTimer(timeInterval: 1, repeats: true) { _ in }"),
    ("RunLoop.main.add(timer!, forMode: .common)", "RunLoop.main.add(timer: timer!, forMode: .common)"),
    ("Timer(fire: date, interval: 1, repeats: true) { _ in }", "Timer(fire: date, interval: 1, repeats: true) { _ in }"),
    ("set.add(timer, forMode: .common)", "set.add(timer, forMode: .common)"),
    ("Timer.publish(every: 1, on: .main, in: .common)", "Timer.publish(every: 1, on: .main, in: .common)"),
  ])
  func blocksRunOnTheApplicationsClock(source: String, expected: String) { #expect(rewritten(source) == expected) }

  @Test func aTimerWithASelectorIsUIKits() {
    let source = "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)"
    let expected =
      #"Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick", MyView.tick), userInfo: nil, "#
    #expect(rewritten(source) == expected + "repeats: true)")
  }

  @Test func aFileWithFoundationAloneGetsUIKit() {
    let body = "\nclass A: NSObject { func go() { #selector(tick) } }"
    #expect(result("import Foundation // why" + body).text.hasPrefix("import Foundation; import UIKit // why\n"))
    #expect(result("import SwiftUI" + body).text.hasPrefix("import SwiftUI\n"))
    #expect(result("import Foundation\nimport UIKit" + body).text.hasPrefix("import Foundation\nimport UIKit\n"))
    #expect(!result("import Foundation\nclass A { @objc func go() {} }").text.contains("UIKit"))
  }
}
