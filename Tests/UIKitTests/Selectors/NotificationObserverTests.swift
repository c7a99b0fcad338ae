import Testing
import UIKit

/// Observers that are called by selector.
@Suite struct NotificationObserverTests {
  private final class Listener: NSObject {
    let name: String
    let diary: Diary
    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
    }
    func heard(_ note: Notification) { diary.note("\(name) \(note.name.rawValue)") }
    func plain() { diary.note("\(name) plain") }
    static let heard = Selector("heard:", Listener.heard)
  }
  private let center = NotificationCenter()
  private let diary = Diary()
  private static let rain = Notification.Name("rain")
  private static let sun = Notification.Name("sun")

  private func listener(_ name: String, _ note: Notification.Name? = rain, object: Any? = nil) -> Listener {
    let listener = Listener(name, diary)
    center.addObserver(listener, selector: Listener.heard, name: note, object: object)
    return listener
  }

  @Test func inTheOrderOfAddingByNameOrAny() {
    let all = [listener("a"), listener("b"), listener("sun", Self.sun)] + (0..<20).map { listener("\($0)") }
    center.post(name: Self.rain, object: nil)
    #expect(diary.read() == (["a", "b"] + (0..<20).map(String.init)).map { "\($0) rain" })
    withExtendedLifetime(all) {}
    let any = listener("any", nil)
    center.post(name: Notification.Name("snow"), object: nil)
    #expect(diary.read() == ["any snow"])
    withExtendedLifetime(any) {}
  }

  @Test func ofOnePoster() {
    let (poster, other) = (NSObject(), NSObject())
    let one = listener("one", object: poster)
    for object in [poster, other, nil] { center.post(name: Self.rain, object: object) }
    #expect(diary.read() == ["one rain"])
    withExtendedLifetime(one) {}
  }

  @Test func anObserverThatEndsIsForgotten() {
    var gone: Listener? = listener("gone")
    weak let former = gone
    gone = nil
    #expect(former == nil)
    center.post(name: Self.rain, object: nil)
    #expect(diary.read().isEmpty)
  }

  @Test func removingIsByNameAndPoster() {
    let poster = NSObject()
    let a = listener("a", object: poster)
    center.addObserver(a, selector: Selector("plain", Listener.plain), name: Self.sun, object: nil)
    center.removeObserver(a, name: Self.rain, object: NSObject())
    center.post(name: Self.rain, object: poster)
    #expect(diary.read() == ["a rain"])
    center.removeObserver(a, name: Self.rain, object: nil)
    center.post(name: Self.rain, object: poster)
    center.post(name: Self.sun, object: nil)
    #expect(diary.read() == ["a plain"])
    center.removeObserver(a)
    center.post(name: Self.sun, object: nil)
    #expect(diary.read().isEmpty)
  }

  @Test func tokensOfBlocksAreStillFoundations() {
    nonisolated(unsafe) let diary = diary
    let token = center.addObserver(forName: Self.rain, object: nil, queue: nil) { _ in diary.note("block") }
    center.post(name: Self.rain, object: nil)
    center.removeObserver(token)
    center.post(name: Self.rain, object: nil)
    #expect(diary.read() == ["block"])
  }

  @Test func whoIsRemovedWhilePostingIsNotCalledAnyMore() {
    final class Remover: NSObject {
      var others: [Listener] = []
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      func heard() { others.forEach { center.removeObserver($0) } }
    }
    let remover = Remover(center)
    center.addObserver(remover, selector: Selector("heard", Remover.heard), name: Self.rain, object: nil)
    remover.others = [listener("a"), listener("b")]
    center.post(name: Self.rain, object: nil)
    #expect(diary.read().isEmpty)
  }
}
