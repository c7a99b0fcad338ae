import Foundation

/// An immutable outline made of lines and Bézier curves; `CGMutablePath` is the one that grows.
///
/// Two paths are equal when their elements are. Coordinates are points with y pointing down.
public class CGPath: Hashable, @unchecked Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  public internal(set) var elements: [Element]

  public init(elements: [Element]) { self.elements = elements }

  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element starts: the last end, or the start of a subpath that was just closed. Zero for an empty path.
  public var currentPoint: CGPoint {
    if let end = elements.last?.end { return end }
    return elements.last { if case .move = $0 { true } else { false } }?.end ?? .zero
  }

  /// An immutable path with the same elements.
  public func copy() -> CGPath { CGPath(elements: elements) }
  /// A path of its own, to go on with.
  public func mutableCopy() -> CGMutablePath { CGMutablePath(elements: elements) }
  /// The mapped path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }
  /// The mapped path, to go on with.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath {
    CGMutablePath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }
}

extension CGPath.Element {
  /// The point the element leads to; `nil` for closing, which leads to where the subpath began.
  public var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  public func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
