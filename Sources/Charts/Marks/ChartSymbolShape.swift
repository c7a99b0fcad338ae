import SwiftUI

/// The outline of a symbol.
public protocol ChartSymbolShape: Shape {
  /// Where the symbol lies in a rectangle of length 1, so that symbols of one size look equally big.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that come with charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  /// nil: filled.
  var border: StrokeStyle?

  public nonisolated var perceptualUnitRect: CGRect {
    switch kind {
    case .circle, .plus, .cross, .asterisk: CGRect(x: 0, y: 0, width: 1, height: 1)
    case .square: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88)
    case .triangle, .diamond, .pentagon: CGRect(x: -0.06, y: -0.06, width: 1.12, height: 1.12)
    }
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    guard let border else { return outline(in: rect) }
    let inset = rect.insetBy(dx: border.lineWidth / 2, dy: border.lineWidth / 2)
    return outline(in: inset).strokedPath(border)
  }

  nonisolated private func outline(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY), radius = min(rect.width, rect.height) / 2
    func corners(_ count: Int, turned: Double = 0) -> Path {
      var path = Path()
      path.addLines(
        (0..<count).map { index in
          let angle = -Double.pi / 2 + turned + 2 * Double.pi * Double(index) / Double(count)
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
      path.closeSubpath()
      return path
    }
    func arms(_ count: Int, turned: Double = 0) -> Path {
      // The width of an arm is a third of the radius.
      let half = radius / 6 * 1.6
      var path = Path()
      for index in 0..<count {
        let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(
          by: CGFloat(turned + Double.pi * Double(index) / Double(count)))
        path.addPath(Path(CGRect(x: -half, y: -radius, width: 2 * half, height: 2 * radius)).applying(turn))
      }
      return path
    }
    switch kind {
    case .circle:
      return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .square: return Path(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .triangle: return corners(3)
    case .diamond: return corners(4)
    case .pentagon: return corners(5)
    case .plus: return arms(2)
    case .cross: return arms(2, turned: .pi / 4)
    case .asterisk: return arms(3)
    }
  }

  /// The outline alone, inside the symbol's bounds.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    var shape = self
    shape.border = style
    return shape
  }

  /// In the order in which a scale takes them (a choice).
  static let scale: [BasicChartSymbolShape] = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol of whatever type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let outline: @Sendable (CGRect) -> Path
  public let perceptualUnitRect: CGRect
  /// What two symbols are compared by; nil for those of authors.
  private let basic: BasicChartSymbolShape?

  nonisolated public init(_ symbol: any ChartSymbolShape) {
    basic = symbol as? BasicChartSymbolShape ?? (symbol as? AnyChartSymbolShape)?.basic
    outline = { symbol.path(in: $0) }
    perceptualUnitRect = symbol.perceptualUnitRect
  }
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }

  /// The same as far as can be told; false when in doubt.
  func isSame(as other: AnyChartSymbolShape) -> Bool { basic != nil && basic == other.basic }

  /// The outline of the symbol with an area, around the middle of a square of `side` points, its own side.
  func path(area: CGFloat) -> (path: Path, side: CGFloat) {
    let side = max(0, area).squareRoot()
    let unit = perceptualUnitRect
    let rect = CGRect(x: unit.minX * side, y: unit.minY * side, width: unit.width * side, height: unit.height * side)
    return (path(in: rect), side)
  }
}
