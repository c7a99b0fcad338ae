import CoreGraphics

/// A space that locations and frames are given in.
public enum CoordinateSpace {
  /// The window's: origin at the top left, y down.
  case global
  /// The space of the view that asks: a gesture's is that of the view it is attached to.
  case local
  /// The nearest surrounding space that was given this name; the global one when there is none.
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable, @unchecked Sendable {}

/// A type that stands for a coordinate space, so that `.local`, `.global` and `.named(_:)` can be written.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The nearest surrounding space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}
