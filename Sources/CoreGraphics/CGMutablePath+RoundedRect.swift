import Foundation

extension CGMutablePath {
  /// The outline of one corner of a rounded rectangle.
  public enum CornerStyle: Hashable, Sendable {
    /// A quarter of an ellipse.
    case circular
    /// Apple's smooth corner, whose bend sets in gradually.
    case continuous
  }

  /// Horizontal and vertical radii of the four corners, named as seen with y pointing down.
  public struct CornerSizes: Hashable, Sendable {
    public var topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
    public init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }
    public init(_ all: CGSize) { self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all) }
  }

  /// A closed rectangle whose corners are quarters of an ellipse, clockwise on the screen from the middle of the right edge.
  ///
  /// Radii beyond half a side, an error on Apple, are held there; negative ones count as 0.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let sizes = CornerSizes(CGSize(width: cornerWidth, height: cornerHeight))
    addRoundedRect(in: rect, cornerSizes: sizes, style: .circular, transform: transform)
  }

  /// A closed rectangle with Apple's continuous corners, the outline behind SwiftUI's `.continuous` style; where the numbers come
  /// from is said at `ContinuousCorner`.
  public func addContinuousRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let sizes = CornerSizes(CGSize(width: cornerWidth, height: cornerHeight))
    addRoundedRect(in: rect, cornerSizes: sizes, style: .continuous, transform: transform)
  }

  /// A closed rectangle with four corners of their own, clockwise on the screen from the middle of the right edge (a choice),
  /// or as near to it as its straight part comes.
  ///
  /// Where two radii exceed their side, the one longer than half of it gives way, in both styles. The null rectangle adds
  /// nothing.
  public func addRoundedRect(
    in rect: CGRect, cornerSizes: CornerSizes, style: CornerStyle, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let corners: [(size: CGSize, at: CGPoint, from: CGVector, to: CGVector)] = [
      (cornerSizes.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (cornerSizes.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (cornerSizes.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (cornerSizes.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    let sizes = corners.map { CGSize(width: max(0, $0.size.width), height: max(0, $0.size.height)) }
    // The straight part of the right edge, on which to start.
    let lower = share(of: rect.height, own: sizes[0].height, other: sizes[3].height)
    let upper = share(of: rect.height, own: sizes[3].height, other: sizes[0].height)
    let top = rect.minY + reach(of: upper, style: style), bottom = rect.maxY - reach(of: lower, style: style)
    move(to: CGPoint(x: rect.maxX, y: max(top, min(rect.midY, bottom))), transform: transform)
    for (index, corner) in corners.enumerated() {
      // In the order above the corner beside is the other of a pair, and the one above or below the mirror image in the list.
      let beside = sizes[index ^ 1], across = sizes[3 - index]
      let horizontal = share(of: rect.width, own: sizes[index].width, other: beside.width)
      let vertical = share(of: rect.height, own: sizes[index].height, other: across.height)
      addCorner(
        at: corner.at, from: corner.from, to: corner.to, size: CGSize(width: horizontal.radius, height: vertical.radius),
        room: CGSize(width: horizontal.room, height: vertical.room), style: style, transform: transform)
    }
    closeSubpath()
  }

  /// What two corners on one side leave each other: a radius gives way where both do not fit, down to half the side; what is
  /// left of the side is divided in proportion, for outlines that reach further than their radius.
  private func share(of side: CGFloat, own: CGFloat, other: CGFloat) -> (radius: CGFloat, room: CGFloat) {
    guard own > 0 else { return (0, 0) }
    guard own + other < side else {
      let radius = min(own, max(side / 2, side - other))
      return (radius, radius)
    }
    return (own, side * own / (own + other))
  }

  /// The furthest from its corner that an outline may begin.
  private func reach(of share: (radius: CGFloat, room: CGFloat), style: CornerStyle) -> CGFloat {
    style == .circular ? share.radius : min(share.room, share.radius * ContinuousCorner.longestExtent)
  }

  /// One corner, after a line to its first point. `from` and `to` point from the corner along its two sides, in drawing order.
  private func addCorner(
    at corner: CGPoint, from: CGVector, to: CGVector, size: CGSize, room: CGSize, style: CornerStyle,
    transform: CGAffineTransform
  ) {
    guard size.width > 0, size.height > 0 else { return addLine(to: corner, transform: transform) }
    /// `u` and `v` in radii along the incoming and the outgoing side.
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (from.dx * u + to.dx * v) * size.width, y: corner.y + (from.dy * u + to.dy * v) * size.height)
    }
    switch style {
    case .circular:
      addLine(to: point(1, 0), transform: transform)
      let k = 1 - quarterCircleControl
      addCurve(to: point(0, 1), control1: point(k, 0), control2: point(0, k), transform: transform)
    case .continuous:
      let shape = ContinuousCorner(room: min(room.width / size.width, room.height / size.height))
      addLine(to: point(shape.extent, 0), transform: transform)
      for curve in shape.curves {
        addCurve(
          to: point(curve.end.x, curve.end.y), control1: point(curve.control1.x, curve.control1.y),
          control2: point(curve.control2.x, curve.control2.y), transform: transform)
      }
    }
  }
}
