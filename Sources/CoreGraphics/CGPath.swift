import Foundation

/// An immutable outline made of lines and Bézier curves; `CGMutablePath` is the one that grows.
///
/// Two paths are equal when their elements are.
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
}
