import CoreGraphics

/// Who is called by selector for the notifications of one center.
///
/// Each name is observed at the center once; who is called for it, and in which order, is kept here.
final class SelectorObservers: @unchecked Sendable {
  private struct Entry {
    weak var observer: AnyObject?
    let selector: Selector
    let poster: Poster
  }
  /// Whose notifications are meant. An object that has ended posts nothing any more.
  private enum Poster {
    case any
    case one(Weak)
    struct Weak { weak var object: AnyObject? }
  }

  private let lock = NSLock()
  private unowned let center: NotificationCenter
  private var entries: [NSNotification.Name?: [Entry]] = [:]
  private var tokens: [NSNotification.Name?: any NSObjectProtocol] = [:]

  private init(_ center: NotificationCenter) { self.center = center }

  // MARK: One for each center

  private struct Known {
    weak var center: NotificationCenter?
    let observers: SelectorObservers
  }
  private static let knownLock = NSLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: Known] = [:]

  static func of(_ center: NotificationCenter) -> SelectorObservers {
    knownLock.withLock {
      let id = ObjectIdentifier(center)
      if let found = known[id], found.center === center { return found.observers }
      known = known.filter { $0.value.center != nil }
      let observers = SelectorObservers(center)
      known[id] = Known(center: center, observers: observers)
      return observers
    }
  }

  // MARK: Adding and removing

  func add(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?) {
    let poster = object.map { Poster.one(Poster.Weak(object: $0 as AnyObject)) } ?? .any
    lock.withLock {
      entries[name, default: []].removeAll { $0.observer == nil }
      entries[name, default: []].append(Entry(observer: observer, selector: selector, poster: poster))
      guard tokens[name] == nil else { return }
      tokens[name] = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] in self?.deliver($0, to: name) }
    }
  }

  func remove(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let object = object.map { $0 as AnyObject }
    let unused = lock.withLock { () -> [any NSObjectProtocol] in
      for key in entries.keys where name == nil || key == name {
        entries[key]?.removeAll { entry in
          guard let present = entry.observer else { return true }
          guard present === observer else { return false }
          guard let object else { return true }
          if case .one(let poster) = entry.poster { return poster.object === object }
          return false
        }
      }
      let empty = entries.filter { $0.value.isEmpty }.map(\.key)
      empty.forEach { entries[$0] = nil }
      return empty.compactMap { tokens.removeValue(forKey: $0) }
    }
    for token in unused { center.removeObserver(token as Any) }
  }

  // MARK: Posting

  /// To those who observed the name when it was posted and have not ended or left since.
  private func deliver(_ notification: Notification, to name: NSNotification.Name?) {
    let object = notification.object.map { $0 as AnyObject }
    let present = lock.withLock { entries[name] ?? [] }
    for entry in present {
      guard let observer = entry.observer, isObserved(by: observer, entry.selector, name: name) else { continue }
      if case .one(let poster) = entry.poster, poster.object == nil || poster.object !== object { continue }
      entry.selector.perform(on: observer, with: notification)
    }
  }
  private func isObserved(by observer: AnyObject, _ selector: Selector, name: NSNotification.Name?) -> Bool {
    lock.withLock { entries[name]?.contains { $0.observer === observer && $0.selector == selector } ?? false }
  }
}
