import CoreGraphics

/// An outline of lines and curves, in points, y down. As a shape it stays where its points are.
///
/// Points, rectangles and radii that are not finite are left out, with a line on the console.
public struct Path: Hashable, Sendable {
  private var storage: CGMutablePath

  public init() { storage = CGMutablePath() }
  public init(_ path: CGPath) { storage = path.mutableCopy() }
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self = RoundedRectMemo.shared.path(RoundedRectMemo.Key(rect: rect, cornerSize: cornerSize, style: style)) {
      var path = Path()
      path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
      return path
    }
  }
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { storage }
  public var isEmpty: Bool { storage.isEmpty }
  public var boundingRect: CGRect { storage.boundingBoxOfPath }
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }

  /// A copy to write to when somebody else holds the path too.
  private mutating func write(_ change: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() }
    change(storage)
  }

  private static func isUsable(_ points: CGPoint..., as what: StaticString) -> Bool {
    points.allSatisfy { OddNumbers.areFinite($0.x, $0.y, of: "\(what) of a Path", consequence: "it is left out") }
  }
  /// The null rectangle is nowhere, which is no mistake.
  private static func isUsable(_ rect: CGRect, as what: StaticString) -> Bool {
    if rect.isNull { return false }
    return OddNumbers.areFinite(
      rect.minX, rect.minY, rect.width, rect.height, of: "\(what) of a Path", consequence: "it is left out")
  }

  public mutating func move(to end: CGPoint) {
    guard Self.isUsable(end, as: "A point") else { return }
    write { $0.move(to: end) }
  }
  public mutating func addLine(to end: CGPoint) {
    guard Self.isUsable(end, as: "A point") else { return }
    write { $0.addLine(to: end) }
  }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard Self.isUsable(end, control, as: "A curve") else { return }
    write { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard Self.isUsable(end, control1, control2, as: "A curve") else { return }
    write { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func addRect(_ rect: CGRect) {
    guard Self.isUsable(rect, as: "A rectangle") else { return }
    write { $0.addRect(rect) }
  }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard Self.isUsable(rect, as: "A rectangle") else { return }
    let cornerSize = OddNumbers.finite(cornerSize, "A corner's size of a Path", or: 0)
    write { path in
      switch style {
      case .circular: path.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
      case .continuous: path.addContinuousRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
      }
    }
  }
  public mutating func addEllipse(in rect: CGRect) {
    guard Self.isUsable(rect, as: "An ellipse") else { return }
    write { $0.addEllipse(in: rect) }
  }
  /// Angles count clockwise from the right as drawn, since y points down; `clockwise` false runs the other way, as in SwiftUI.
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    let isUsable = OddNumbers.areFinite(
      center.x, center.y, radius, startAngle.radians, endAngle.radians, of: "An arc of a Path", consequence: "it is left out")
    guard isUsable else { return }
    write {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
        clockwise: clockwise)
    }
  }
  public mutating func addPath(_ path: Path) { write { $0.addPath(path.storage) } }
  public mutating func closeSubpath() { write { $0.closeSubpath() } }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard OddNumbers.areFinite(transform, of: "A transform of a Path", consequence: "the path stays as it is") else {
      return self
    }
    return Path(withUnsafePointer(to: transform) { storage.copy(using: $0) })
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// The part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = OddNumbers.finite(from, "The start of a trimmed Path", or: 0)
    let to = OddNumbers.finite(to, "The end of a trimmed Path", or: 1)
    return Path(storage.trimmedPath(from: from, to: to))
  }
}

/// How corners are rounded: by a circle, or by a curve that begins earlier and bends less, as iOS draws them.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
