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
  var storage: PathElements

  public init(elements: [Element]) { storage = PathElements(elements) }
  init(storage: PathElements) { self.storage = storage }

  /// All elements in their order; the array is made anew each time.
  public var elements: [Element] { Array(storage) }
  /// The same one by one, without an array.
  package func forEachElement(_ body: (Element) -> Void) { for element in storage { body(element) } }

  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.storage == b.storage }
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

  /// Has no elements.
  public var isEmpty: Bool { storage.isEmpty }

  /// Where the next element starts: the last end, or the start of a subpath that was just closed. Zero for an empty path.
  public var currentPoint: CGPoint {
    storage.last?.end ?? storage.lastStart ?? .zero
  }

  /// An immutable path with the same elements.
  public func copy() -> CGPath { CGPath(storage: storage) }
  /// A path of its own, to go on with.
  public func mutableCopy() -> CGMutablePath { CGMutablePath(storage: storage) }
  /// The mapped path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    CGPath(storage: storage.mapped(by: transform?.pointee ?? .identity))
  }
  /// The mapped path, to go on with.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath {
    CGMutablePath(storage: storage.mapped(by: transform?.pointee ?? .identity))
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
