/// A property whose changes are published: the object says that it will change, then `$property` sends the new value, then it is
/// set.
@propertyWrapper
public struct Published<Value> {
  // The only field: `ObservableObject` finds the box at the property's place in the object.
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Set by `assign(to: &$property)`, which gives back what it was given.
    set { _ = newValue }
  }

  /// Sends the property's value, and each new one before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.core.add(subscriber, keepsLatest: true, first: box.value)
    }
  }
}

/// Lets reflection see that a field is `@Published`.
protocol PublishedProperty {}
extension Published: PublishedProperty {}

class AnyPublishedBox {
  var objectWillChange: ObservableObjectPublisher?
}

final class PublishedBox<Value>: AnyPublishedBox {
  private let lock = NSLock()
  private var current: Value
  let core = SubjectCore<Value, Never>()
  /// Chains that end here (`assign(to:)`), kept as long as the property.
  private var feeds: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }
  func set(_ value: Value) {
    objectWillChange?.send()
    core.send(value)
    lock.withLock { current = value }
  }
  func keep(_ feed: AnyCancellable) { lock.withLock { feeds.append(feed) } }
}
