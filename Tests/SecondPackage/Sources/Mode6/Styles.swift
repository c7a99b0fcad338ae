import SwiftUI

struct SowingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 32, height: 32)
      .background(Circle().fill(configuration.isPressed ? Color.gray : Color.yellow))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

struct Card: ViewModifier {
  var padding: CGFloat = 8
  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background { RoundedRectangle(cornerRadius: 20).fill(.white) }
      .overlay(alignment: .topTrailing) { Circle().stroke(.gray, lineWidth: 1).frame(width: 8, height: 8) }
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .shadow(color: .black.opacity(0.1), radius: 8, y: 2)
  }
}

extension View {
  func card(padding: CGFloat = 8) -> some View { modifier(Card(padding: padding)) }
}

struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

/// A shape with something to animate.
struct Wedge: Shape {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(angle),
        clockwise: false)
    }
  }
}

enum SeedShape: Sendable { case round, long }

private struct SeedShapeKey: EnvironmentKey {
  static let defaultValue = SeedShape.long
}

extension EnvironmentValues {
  var seedShape: SeedShape {
    get { self[SeedShapeKey.self] }
    set { self[SeedShapeKey.self] = newValue }
  }
}
