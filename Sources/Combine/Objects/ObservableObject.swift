@_spi(Reflection) import Swift

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before each change of a `@Published` property, and when the object itself says so.
  public var objectWillChange: ObservableObjectPublisher { publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let core = SubjectCore<Void, Never>()
  public init() {}
  public func send() { core.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(subscriber, keepsLatest: false)
  }
}
extension ObservableObjectPublisher: @unchecked Sendable {}

/// The publisher lies in the object's `@Published` properties, or beside the object when it has none.
private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
  let offsets = PublishedOffsets.of(type(of: object))
  guard !offsets.isEmpty else { return LonePublishers.publisher(of: object) }
  let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  func box(_ offset: Int) -> AnyPublishedBox { (start + offset).assumingMemoryBound(to: AnyPublishedBox.self).pointee }
  return PublishedOffsets.lock.withLock {
    if let known = box(offsets[0]).objectWillChange { return known }
    let publisher = ObservableObjectPublisher()
    for offset in offsets { box(offset).objectWillChange = publisher }
    return publisher
  }
}

/// Where the `@Published` properties of a class lie, those of its superclasses included.
private enum PublishedOffsets {
  static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: [Int]] = [:]

  static func of(_ type: AnyClass) -> [Int] {
    lock.withLock {
      if let offsets = known[ObjectIdentifier(type)] { return offsets }
      var offsets: [Int] = []
      _ = _forEachField(of: type, options: [.classType]) { _, offset, fieldType, _ in
        if fieldType is any PublishedProperty.Type { offsets.append(offset) }
        return true
      }
      known[ObjectIdentifier(type)] = offsets
      return offsets
    }
  }
}

/// The publishers of objects without `@Published` properties, kept as long as the objects.
private enum LonePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      // Another object may have lain at the same address.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}
