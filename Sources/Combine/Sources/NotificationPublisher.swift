extension NotificationCenter {
  /// Notifications of a name, from `object` or from anybody. It never ends.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a name, posted by one object or by any.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(subscriber, self))
    }
    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}

/// Notifications that come when none was asked for are dropped.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Notification {
  private let lock = NSLock()
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ publisher: NotificationCenter.Publisher) {
    self.downstream = downstream
    center = publisher.center
    token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in self?.take($0) }
  }
  private func take(_ notification: Notification) {
    let receiver: Downstream? = lock.withLock {
      guard let downstream, demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(notification) else { return }
    lock.withLock { demand += more }
  }
  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }
  func cancel() {
    let token = lock.withLock {
      downstream = nil
      defer { self.token = nil }
      return self.token
    }
    if let token { center.removeObserver(token) }
  }
}
