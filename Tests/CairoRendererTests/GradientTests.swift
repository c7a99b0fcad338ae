import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

@Suite struct GradientTests {
  private let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]

  /// The grey of each pixel of a square of 64 points filled with `paint`, at two pixels a point.
  private func grey(_ paint: Paint) throws -> (_ x: Int, _ y: Int) -> Int {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 64, height: 64))
    let layer = Layer()
    layer.content = [.fill(path, paint, evenOdd: false)]
    let renderer = LayerRenderer(scale: 2, typesetter: try PangoTypesetter(displayScale: 2))
    renderer.render(root: layer, log: nil, size: CGSize(width: 64, height: 64), background: PaintColor(red: 1, green: 0, blue: 0))
    let frame = try #require(renderer.frame)
    return { x, y in
      let color = frame.color(x, y)
      return color[0] == color[1] && color[1] == color[2] ? Int(color[0]) : -1
    }
  }

  @Test func linearOnesFollowTheirLine() throws {
    let value = try grey(.linearGradient(stops: stops, start: CGPoint(x: 16, y: 8), end: CGPoint(x: 48, y: 40)))
    for (x, y) in [(0, 0), (40, 40), (64, 48), (80, 90), (127, 127), (10, 120)] {
      let place = ((CGFloat(x) + 0.5) / 2 - 16 + (CGFloat(y) + 0.5) / 2 - 8) / 64
      #expect(abs(CGFloat(value(x, y)) - min(max(place, 0), 1) * 255) < 1)
    }
  }

  @Test func radialOnesGrowFromTheirCentre() throws {
    let value = try grey(.radialGradient(stops: stops, center: CGPoint(x: 20, y: 30), startRadius: 5, endRadius: 25))
    for (x, y) in [(40, 60), (60, 60), (40, 100), (80, 80), (127, 0)] {
      let place = (hypot((CGFloat(x) + 0.5) / 2 - 20, (CGFloat(y) + 0.5) / 2 - 30) - 5) / 20
      #expect(abs(CGFloat(value(x, y)) - min(max(place, 0), 1) * 255) < 1)
    }
  }

  @Test(arguments: [(0, 2 * Double.pi), (1, 3), (-2, 1), (2, -3), (0.5, 0.5 - 2 * Double.pi)])
  func angularOnesTurnClockwise(start: Double, end: Double) throws {
    let value = try grey(.angularGradient(stops: stops, center: CGPoint(x: 32, y: 32), startAngle: start, endAngle: end))
    for degree in stride(from: 0, to: 360, by: 7) {
      let x = Int(64 + 50 * cos(Double(degree) * .pi / 180)), y = Int(64 + 50 * sin(Double(degree) * .pi / 180))
      let angle = atan2(Double(y) + 0.5 - 64, Double(x) + 0.5 - 64)
      let turn = 2 * Double.pi, length = end - start, rest = (turn - abs(length)) / 2
      var way = (length < 0 ? start - angle : angle - start) + rest
      way -= turn * (way / turn).rounded(.down)
      let place = (way - rest) / abs(length)
      // Where the circle closes, start and end meet.
      if min(way, turn - way) < 0.01 { continue }
      #expect(abs(Double(value(x, y)) - min(max(place, 0), 1) * 255) < 1.5, "\(degree)°")
    }
  }

  /// The first colour lies before the one place where they all are, the last one behind it.
  @Test func gradientsWithoutLength() throws {
    let point = CGPoint(x: 10, y: 10)
    let linear = try grey(.linearGradient(stops: stops, start: point, end: point))
    #expect(linear(0, 0) == 0 && linear(120, 120) == 0, "it has no direction, and nothing lies behind it")
    let radial = try grey(.radialGradient(stops: stops, center: point, startRadius: 5, endRadius: 5))
    #expect(radial(21, 21) == 0 && radial(27, 20) == 0 && radial(33, 20) == 255 && radial(100, 100) == 255)
    let angular = try grey(.angularGradient(stops: stops, center: point, startAngle: 1, endAngle: 1))
    func value(at angle: Double) -> Int { angular(Int(20 + 15 * cos(angle)), Int(20 + 15 * sin(angle))) }
    #expect(value(at: 0.5) == 0 && value(at: -1) == 0 && value(at: 1.5) == 255 && value(at: 3) == 255)
  }

  /// Without a colour nothing is drawn; one colour is all there is.
  @Test(arguments: [0, 1]) func gradientsOfFewColours(count: Int) throws {
    let point = CGPoint(x: 10, y: 10), few = Array(stops.suffix(count))
    for paint in [
      Paint.linearGradient(stops: few, start: point, end: .zero),
      .radialGradient(stops: few, center: point, startRadius: 5, endRadius: 15),
      .angularGradient(stops: few, center: point, startAngle: 1, endAngle: 2),
    ] {
      let value = try grey(paint)
      for (x, y) in [(0, 0), (20, 20), (40, 20), (127, 127)] { #expect(value(x, y) == (count == 0 ? -1 : 255), "\(paint)") }
    }
  }

  @Test func aFadeKeepsItsHue() throws {
    let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    let fade = [GradientStop(color: .white, location: 0), GradientStop(color: clear, location: 1)]
    let layer = Layer(), path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 64, height: 8))
    layer.content = [.fill(path, .linearGradient(stops: fade, start: .zero, end: CGPoint(x: 64, y: 0)), evenOdd: false)]
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1))
    renderer.render(root: layer, log: nil, size: CGSize(width: 64, height: 8), background: .white)
    #expect(renderer.frame?.inkBounds == nil)
  }

  @Test func coloursChangeAtOnceWhereTwoStopsMeet() throws {
    let hard = [stops[0], GradientStop(color: .black, location: 0.5), GradientStop(color: .white, location: 0.5), stops[1]]
    let value = try grey(.linearGradient(stops: hard, start: .zero, end: CGPoint(x: 64, y: 0)))
    #expect(value(62, 5) == 0 && value(65, 5) == 255)
  }
}
