import CoreGraphics

/// Where a scroll view is in its content: written to scroll it, and told by it.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// What a program has asked for last; nil once fingers have scrolled.
  private(set) var aim: ScrollAim?
  /// The first target in view, told by the scroll view.
  var target: AnyHashable?
  private let idType: ObjectIdentifier

  private init<ID>(_ idType: ID.Type, _ aim: ScrollAim?) {
    self.idType = ObjectIdentifier(idType)
    self.aim = aim
  }

  /// At the start, naming targets of the type `idType`.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType, nil) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, ScrollAim(kind: .id(id), anchor: anchor))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType, ScrollAim(kind: .edge(edge)))
  }
  /// `point`: of the content, at the top leading corner of what is visible.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType, .to(x: point.x, y: point.y))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .to(x: x, y: y))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { self.init(idType, .to(x: x, y: nil)) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { self.init(idType, .to(x: nil, y: y)) }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    send(ScrollAim(kind: .id(id), anchor: anchor))
  }
  public mutating func scrollTo(edge: Edge) { send(ScrollAim(kind: .edge(edge))) }
  public mutating func scrollTo(point: CGPoint) { send(.to(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { send(.to(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { send(.to(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { send(.to(x: nil, y: y)) }
  private mutating func send(_ new: ScrollAim) {
    aim = new
    wasScrolledByUser = false
  }

  /// Fingers have scrolled since a program did. Setting it to true forgets what the program asked for.
  public var isPositionedByUser: Bool {
    get { wasScrolledByUser }
    set {
      wasScrolledByUser = newValue
      if newValue { aim = nil }
    }
  }
  private var wasScrolledByUser = false

  /// The edge that was asked for, as long as fingers have not scrolled.
  public var edge: Edge? { if case .edge(let edge)? = aim?.kind { edge } else { nil } }
  /// The point that was asked for, as long as fingers have not scrolled.
  public var point: CGPoint? { if case .point(let x?, let y?)? = aim?.kind { CGPoint(x: x, y: y) } else { nil } }
  public var x: CGFloat? { if case .point(let x, _)? = aim?.kind { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y)? = aim?.kind { y } else { nil } }
  /// The identity that was asked for, or that of the first target in view.
  public var viewID: (any Hashable & Sendable)? {
    guard let id = identity?.base else { return nil }
    return unsafeBitCast(id as! any Hashable, to: (any Hashable & Sendable).self)
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }

  private var identity: AnyHashable? { if case .id(let id)? = aim?.kind { id } else { target } }

  /// What is to stay where it is when sizes change.
  var heldAim: ScrollAim? {
    if case .edge? = aim?.kind { return aim }
    return identity.map { ScrollAim(kind: .id($0), anchor: aim?.anchor) }
  }

  /// Takes what the scroll view tells after fingers have moved it.
  func moved(to target: AnyHashable?) -> ScrollPosition {
    var position = self
    position.isPositionedByUser = true
    if let target, ObjectIdentifier(type(of: target.base as Any)) == idType { position.target = target }
    return position
  }
}

extension ScrollAim {
  fileprivate static func to(x: CGFloat?, y: CGFloat?) -> ScrollAim {
    ScrollAim(
      kind: .point(
        x: x.map { OddNumbers.finite($0, "ScrollPosition", or: 0) }, y: y.map { OddNumbers.finite($0, "ScrollPosition", or: 0) }))
  }
}
