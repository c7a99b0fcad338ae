import SwiftUI

@MainActor func shapeProbes(_ probes: Probes) {
  func shape(_ name: String, _ changed: some View) { probes.compare("Shape." + name, Rectangle(), changed) }
  shape("fill(_:style:)", Rectangle().fill(.red))
  shape("fill(style:)", Doubled().fill(style: FillStyle(eoFill: true)))
  shape("stroke(_:lineWidth:antialiased:)", Rectangle().stroke(.red, lineWidth: 3))
  shape("stroke(_:style:antialiased:)", Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [5])))
  shape("stroke(lineWidth:)", Rectangle().stroke(lineWidth: 3))
  shape("stroke(style:)", Rectangle().stroke(style: StrokeStyle(lineWidth: 3, dash: [5])))
  shape("trim(from:to:)", Rectangle().trim(from: 0, to: 0.6))
  shape("offset(_: CGSize)", Rectangle().offset(CGSize(width: 9, height: 0)))
  shape("offset(_: CGPoint)", Rectangle().offset(CGPoint(x: 9, y: 0)))
  shape("offset(x:y:)", Rectangle().offset(x: 9, y: 0))
  shape("rotation(_:anchor:)", Rectangle().rotation(.degrees(20)))
  shape("scale(_:anchor:)", Rectangle().scale(0.5))
  shape("scale(x:y:anchor:)", Rectangle().scale(x: 0.5, y: 1))
  shape("size(_:)", Rectangle().size(CGSize(width: 30, height: 20)))
  shape("size(width:height:)", Rectangle().size(width: 30, height: 20))
  shape("transform(_:)", Rectangle().transform(CGAffineTransform(translationX: 20, y: 0)))
  shape("capsule", Color.red.clipShape(.capsule))
  shape("circle", Color.red.clipShape(.circle))
  shape("ellipse", Color.red.clipShape(.ellipse))
  shape("rect", Color.red.clipShape(.rect))
  shape("rect(cornerRadius:style:)", Color.red.clipShape(.rect(cornerRadius: 20)))
  shape("rect(cornerSize:style:)", Color.red.clipShape(.rect(cornerSize: CGSize(width: 20, height: 9))))
  shape("rect(cornerRadii:style:)", Color.red.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 20))))
  shape(
    "rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
    Color.red.clipShape(.rect(topLeadingRadius: 30)))

  func inset(_ name: String, _ changed: some View) { probes.compare("InsettableShape." + name, Circle(), changed) }
  inset("strokeBorder(_:lineWidth:antialiased:)", Circle().strokeBorder(.red, lineWidth: 5))
  inset("strokeBorder(_:style:antialiased:)", Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 5, dash: [4])))
  inset("strokeBorder(lineWidth:antialiased:)", Circle().strokeBorder(lineWidth: 5))
  inset("strokeBorder(style:antialiased:)", Circle().strokeBorder(style: StrokeStyle(lineWidth: 5, dash: [4])))

  probes.compare(
    "Shape.stroke(_:lineWidth:antialiased:)", Circle().stroke(.red, lineWidth: 3),
    Circle().stroke(.red, lineWidth: 3, antialiased: false))
  probes.compare(
    "InsettableShape.strokeBorder(lineWidth:antialiased:)", Circle().strokeBorder(lineWidth: 3),
    Circle().strokeBorder(lineWidth: 3, antialiased: false))

  probes.shows("Rectangle", Rectangle())
  probes.compare("Circle", Rectangle(), Circle())
  probes.compare("Ellipse", Circle(), Ellipse())
  probes.compare("Capsule", Ellipse(), Capsule())
  probes.compare("RoundedRectangle", Rectangle(), RoundedRectangle(cornerRadius: 20))
  probes.compare("UnevenRoundedRectangle", Rectangle(), UnevenRoundedRectangle(topLeadingRadius: 20))
  probes.compare("AnyShape", Rectangle(), AnyShape(Circle()))
  probes.shows("Path", Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
  probes.compare("OffsetShape", Rectangle(), OffsetShape(shape: Rectangle(), offset: CGSize(width: 9, height: 0)))
  probes.compare("RotatedShape", Rectangle(), RotatedShape(shape: Rectangle(), angle: .degrees(20)))
  probes.compare("ScaledShape", Rectangle(), ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1)))
  probes.compare(
    "TransformedShape", Rectangle(), TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 20, y: 0)))

  let colors = [Color.red, .blue]
  probes.shows("Color", Color.red)
  probes.shows("LinearGradient", LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
  probes.shows("RadialGradient", RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40))
  probes.shows("AngularGradient", AngularGradient(colors: colors, center: .center))
  probes.shows("EllipticalGradient", EllipticalGradient(colors: colors))
  probes.shows("AnyGradient", Color.red.gradient)
}

/// A square in a square.
private struct Doubled: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: 10, dy: 10))
    return path
  }
}
