import CoreGraphics

/// The views of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction around the layout. Places are mirrored without one's doing.
  public let layoutDirection: LayoutDirection
  nonisolated(unsafe) let host: LayoutHost
  /// Places in the host's list; nil: all of them.
  private let places: [Int]?
  private let count_: Int

  init(host: LayoutHost, direction: LayoutDirection) {
    self.host = host
    layoutDirection = direction
    places = nil
    count_ = host.children.count
  }
  private init(_ whole: LayoutSubviews, places: [Int]) {
    host = whole.host
    layoutDirection = whole.layoutDirection
    self.places = places
    count_ = places.count
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count_ }
  private func place(_ index: Int) -> Int {
    precondition(index >= 0 && index < count_, "There is no subview \(index) among the \(count_) of this layout.")
    return places?[index] ?? index
  }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(host: host, index: place(index)) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, places: bounds.map(place)) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(self, places: indices.map(place))
  }
  var computers: [LayoutComputer] { places.map { $0.map { host.children[$0] } } ?? host.children }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.host === b.host && a.places == b.places && a.count_ == b.count_ && a.layoutDirection == b.layoutDirection
  }
}

/// One view of a layout: it can be asked for sizes, and placed.
public struct LayoutSubview: Equatable, Sendable {
  nonisolated(unsafe) let host: LayoutHost
  let index: Int
  var computer: LayoutComputer { host.children[index] }

  /// What the view says of itself for a key; the key's default if it says nothing.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard let value = host.values(of: index)?[ObjectIdentifier(key)] else { return K.defaultValue }
    return value as! K.Value
  }
  /// `layoutPriority` of the view, 0 if it has none.
  public var priority: Double { computer.layoutPriority }
  /// The size that the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { computer.size(proposal) }
  /// The same with the view's alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { computer.dimensions(proposal) }
  /// How far the view wants to be from its neighbours.
  public var spacing: ViewSpacing { computer.viewSpacing }
  /// Puts the view's `anchor` at a point of the space of the layout's bounds, in the size that it takes for the proposal.
  /// Counts only inside `placeSubviews`; the last call does.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    host.place(index, at: position, anchor: anchor, proposal: proposal)
  }
  /// Shows nothing of the view. Counts only inside `placeSubviews`.
  package func leaveOut() { host.leaveOut(index) }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.host === b.host && a.index == b.index }
}

/// The computer behind an app's layout: it holds the subviews and takes down where they are placed.
class LayoutHost: ContainerComputer {
  private var values: [[ObjectIdentifier: Any]?] = []
  /// Inside `placeSubviews`, by index; nil outside.
  private var placed: [ViewPlace?]?

  override func read(_ items: [Item]) { values = items.map { $0.traits.layoutValues?.mapValues { $0() } } }
  final func values(of index: Int) -> [ObjectIdentifier: Any]? { index < values.count ? values[index] : nil }

  final func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard placed != nil else { return }
    let size = children[index].size(proposal)
    let offset = anchor.point(in: size)
    let origin = CGPoint(x: position.x - offset.x, y: position.y - offset.y)
    placed![index] = ViewPlace(
      origin: CGPoint(
        x: OddNumbers.finite(origin.x, "place(at:) of a subview", or: 0),
        y: OddNumbers.finite(origin.y, "place(at:) of a subview", or: 0)),
      size: ViewSize(size, proposal: proposal))
  }

  final func leaveOut(_ index: Int) {
    if placed != nil { placed![index] = .nowhere }
  }

  /// Runs `body`, which places children, and fills in those that it said nothing of.
  final func placing(in size: ViewSize, _ body: () -> Void) -> [ViewPlace] {
    let outer = placed
    placed = Array(repeating: nil, count: children.count)
    body()
    let places = placed ?? []
    placed = outer
    return zip(places, children).map { place, child in
      place ?? Alignment.center.place(child.dimensions(size.proposal), in: ViewPlace(origin: .zero, size: size))
    }
  }
}
