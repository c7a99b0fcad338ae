import Testing
import UIKit

@MainActor @Suite struct SelectorTests {
  /// Notes who called.
  private class Receiver: NSObject {
    var calls: [String] = []
    var title = "old"
    func plain() { calls.append("plain") }
    func sent(_ sender: UIView) { calls.append("sent by \(type(of: sender))") }
    func sent(_ sender: UIView, event: UIEvent?) -> Bool {
      calls.append("event \(event == nil ? "missing" : "given")")
      return true
    }
    func anything(_ sender: Any?) { calls.append("anything: \(sender == nil ? "nil" : "\(sender!)")") }
    func noted(_ note: NSNotification) { calls.append("noted \(note.name.rawValue)") }
  }
  private final class Heir: Receiver {
    override func plain() { calls.append("heir") }
  }
  private final class Stranger: NSObject {}
  private final class Box<Content>: NSObject {
    var found: String?
    func look(_ sender: UIView) { found = "\(Content.self)" }
  }

  @Test func aMethodGetsAsManyArgumentsAsItTakes() {
    let receiver = Receiver()
    let view = UIView()
    Selector("plain", Receiver.plain).perform(on: receiver, with: view)
    Selector("sent:", Receiver.sent(_:)).perform(on: receiver, with: view, with: view)
    let result = Selector("sent:event:", Receiver.sent(_:event:)).perform(on: receiver, with: view)
    Selector("anything", Receiver.anything).perform(on: receiver)
    Selector("anything", Receiver.anything).perform(on: receiver, with: 7)
    #expect(receiver.calls == ["plain", "sent by UIView", "event missing", "anything: nil", "anything: 7"])
    #expect(result as? Bool == true)
  }

  @Test func overridesAnswerAndGenericClassesKnowTheirTypes() {
    let heir = Heir()
    Selector("plain", Receiver.plain).perform(on: heir)
    #expect(heir.calls == ["heir"])
    let box = Box<Int>()
    Selector("look:", Box<Int>.look).perform(on: box, with: UIView())
    #expect(box.found == "Int")
  }

  @Test func propertiesAreReadAndWritten() {
    let receiver = Receiver()
    Selector(setter: "setTitle:", { (target: Receiver, value) in target.title = value }).perform(on: receiver, with: "new")
    #expect(Selector(getter: "title", { (target: Receiver) in target.title }).perform(on: receiver) as? String == "new")
  }

  @Test func aNotificationIsBridged() {
    let receiver = Receiver()
    Selector("noted:", Receiver.noted).perform(on: receiver, with: Notification(name: Notification.Name("x")))
    #expect(receiver.calls == ["noted x"])
  }

  @Test func equalityIsThatOfNames() {
    let short = Selector("sent", Receiver.sent(_:))
    #expect(short == Selector("sent:", Receiver.sent(_:)) && short.description == "sent:")
    #expect(short != Selector("plain", Receiver.plain))
    #expect(Set([short, Selector("sent:", Receiver.sent(_:))]).count == 1)
    #expect(NSStringFromSelector(short) == "sent:")
  }

  @Test func aWrongTargetOrArgumentIsReportedAndNothingIsCalled() throws {
    let stage = Stage()
    let receiver = Receiver()
    Selector("plain", Receiver.plain).perform(on: Stranger())
    Selector("sent:", Receiver.sent(_:)).perform(on: receiver, with: "text")
    Selector("sent:", Receiver.sent(_:)).perform(on: receiver)
    #expect(receiver.calls.isEmpty)
    #expect(stage.console.lines.count == 3)
    #expect(stage.console.lines[0].contains("plain") && stage.console.lines[0].contains("Stranger"))
    #expect(stage.console.lines[1].contains("UIView") && stage.console.lines[1].contains("String"))
    #expect(stage.console.lines[2].contains("nil"))
    #expect(Selector("plain", Receiver.plain).belongs(to: receiver) && !Selector("plain", Receiver.plain).belongs(to: Stranger()))
  }

  @Test func keyPathsAreTexts() { #expect(String(keyPath: "title.count", \Receiver.title) == "title.count") }
}
