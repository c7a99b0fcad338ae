import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }
  private let kind: Kind

  /// Half of the window's height, what covers its bottom included; out of use on a telephone that lies on its side.
  public static let medium = PresentationDetent(kind: .medium)
  /// Up to what covers the window's top.
  public static let large = PresentationDetent(kind: .large)
  /// A share of the largest height, from 0 to 1. What covers the window's bottom comes on top of it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
  /// Content so many points high, and at most the largest height. What covers the window's bottom comes on top of it.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type)))
  }
}

/// A detent whose height is worked out.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height of the content in points, without what covers the window's bottom; nil: the detent is out of use.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What the height of a custom detent may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The height of content at the large detent, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the presentation.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A type of custom detent as a value.
private struct CustomDetent: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type
  init(_ type: any CustomPresentationDetent.Type) { self.type = type }
  static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension PresentationDetent {
  /// As its author writes it.
  var name: String {
    switch kind {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let fraction): ".fraction(\(fraction))"
    case .height(let height): ".height(\(height))"
    case .custom(let custom): ".custom(\(custom.type))"
    }
  }

  /// The same for the stage.
  func sheetDetent(in environment: EnvironmentValues) -> SheetDetent {
    SheetDetent(id: self, name: name) { room in height(in: room, environment) }
  }

  private func height(in room: SheetRoom, _ environment: EnvironmentValues) -> CGFloat? {
    func height(forValue value: CGFloat) -> CGFloat { value.isFinite ? room.height(forValue: value) : value }
    switch kind {
    case .medium: return room.isCompactHeight ? nil : room.mediumHeight
    case .large: return room.largestHeight
    case .fraction(let fraction): return height(forValue: fraction * room.largestValue)
    case .height(let points): return height(forValue: points)
    case .custom(let custom):
      return custom.type.height(in: Context(maxDetentValue: room.largestValue, environment: environment))
        .map(height(forValue:))
    }
  }
}
