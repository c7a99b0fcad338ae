import Combine
import CoreGraphics
import LayerTree

/// Numbers given to drawing. What is not finite is left out, as Core Graphics does, and a line on the console names the function
/// and who was drawing.
///
/// Negative lengths and angles are no mistake: rectangles have them, arcs run backwards. Nor is the null rectangle, which is
/// nowhere.
enum DrawingNumbers {
  typealias Function = StaticString

  static func accepts(_ point: CGPoint, _ function: Function) -> Bool {
    point.isFinite || refuse([point.x, point.y], "A point of \(function)")
  }
  static func accepts(_ points: CGPoint..., curve function: Function) -> Bool {
    points.allSatisfy(\.isFinite) || refuse(points.flatMap { [$0.x, $0.y] }, "A curve of \(function)")
  }
  static func accepts(_ rect: CGRect, _ function: Function) -> Bool {
    rect.origin.isFinite && rect.width.isFinite && rect.height.isFinite || rect.isNowhere
      || refuse([rect.minX, rect.minY, rect.width, rect.height], "A rectangle of \(function)")
  }
  /// For what takes as much room as it needs: a length may be infinite.
  static func acceptsRoom(_ rect: CGRect, _ function: Function) -> Bool {
    rect.origin.isFinite && !rect.width.isNaN && !rect.height.isNaN || rect.isNowhere
      || refuse([rect.minX, rect.minY, rect.width, rect.height], "A rectangle of \(function)")
  }
  static func acceptsArc(_ center: CGPoint, _ radius: CGFloat, _ angles: [CGFloat], _ function: Function) -> Bool {
    let values = [center.x, center.y, radius] + angles
    return values.allSatisfy(\.isFinite) || refuse(values, "An arc of \(function)")
  }
  static func accepts(_ transform: CGAffineTransform, _ function: Function) -> Bool {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return values.allSatisfy(\.isFinite) || refuse(values, "A transform of \(function)")
  }
  /// `value`, or `fallback` where it is not finite.
  static func finite(_ value: CGFloat, _ what: @autoclosure () -> String, or fallback: CGFloat) -> CGFloat {
    if value.isFinite { return value }
    OddNumbers.reportNotFinite([value], of: what() + drawer, consequence: "\(fallback) is used")
    return fallback
  }

  /// Components that are not finite count as 0, such an opacity as 1.
  static func finite(_ color: CGColor, _ what: @autoclosure () -> String) -> CGColor {
    let values = [color.red, color.green, color.blue, color.alpha]
    if values.allSatisfy(\.isFinite) { return color }
    OddNumbers.reportNotFinite(
      values, of: "A colour of \(what())\(drawer)", consequence: "0 is used for such a component, 1 for such an opacity")
    func part(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGColor(
      red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: color.alpha.isFinite ? color.alpha : 1)
  }

  /// The path, without what of it is not finite: an app may have made it with Core Graphics alone, which says nothing.
  static func finite(_ path: CGPath, _ function: Function) -> CGPath {
    guard let odd = path.elements.first(where: { !$0.isFinite }) else { return path }
    OddNumbers.reportNotFinite(
      odd.points.flatMap { [$0.x, $0.y] }, of: "An element of the path of \(function)\(drawer)",
      consequence: "such elements are left out")
    return CGPath(elements: path.elements.filter(\.isFinite))
  }

  private static func refuse(_ values: [CGFloat], _ what: String) -> Bool {
    OddNumbers.reportNotFinite(values, of: what + drawer, consequence: "it is left out")
    return false
  }

  /// Whose drawing is under way; empty outside of drawings.
  private static var drawer: String {
    guard let context = ContextStack.contexts.last else { return "" }
    guard MainThread.isCurrent else { return ", drawn by UIGraphicsImageRenderer on another thread," }
    return MainActor.assumeIsolated { ", drawn by \(context.drawer?.nameInReports ?? "UIGraphicsImageRenderer")," }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// The null rectangle itself; Foundation also counts one as null that has a single infinite coordinate.
  fileprivate var isNowhere: Bool { origin.x == .infinity && origin.y == .infinity }
}

extension CGPath.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quadCurve(let end, let control): end.isFinite && control.isFinite
    case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
