import Foundation

/// An outline that grows, element by element.
///
/// Each call takes the `transform` of the points it adds. Drawing on after `closeSubpath` begins a subpath where the closed one
/// began. A line or curve on an empty path, an error on Apple, begins a subpath at its first point.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }
  public override init(elements: [Element]) { super.init(elements: elements) }
  override init(storage: PathElements) { super.init(storage: storage) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.append(.move(to: point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    continueSubpath(at: point)
    storage.append(.line(to: point))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    continueSubpath(at: control.applying(transform))
    storage.append(Element.quadCurve(to: end, control: control).applying(transform))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    continueSubpath(at: control1.applying(transform))
    storage.append(Element.curve(to: end, control1: control1, control2: control2).applying(transform))
  }

  /// Draws the line back to where the subpath began. Nothing happens on an empty path or right after another closing.
  public func closeSubpath() {
    guard let last = storage.last, last != .closeSubpath else { return }
    storage.append(.closeSubpath)
  }

  /// Begins a subpath at the first of `points` and draws lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// All elements of `path`, mapped.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage.mapped(by: transform))
  }

  /// Makes sure that a line or curve has a point to start from; `point` is used where the path is empty.
  private func continueSubpath(at point: CGPoint) {
    switch storage.last {
    case nil: storage.append(.move(to: point))
    case .closeSubpath: storage.append(.move(to: currentPoint))
    case .move, .line, .quadCurve, .curve: break
    }
  }
}
