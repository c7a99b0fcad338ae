import CoreGraphics
import Foundation

@testable import SwiftUI

/// Everything public that takes a number, each as a view that uses it.
///
/// `names` are those of the declarations (`Owner.name`); a test compares them with the sources, so that what is new is added.
@MainActor
struct OddNumber {
  let names: [String]
  /// A number that is none is said on the console. Not so: questions, and what assistive technology is told.
  var isReported = true
  /// Infinity means something.
  var allowsInfinity = false
  let view: @MainActor (CGFloat) -> AnyView

  init<V: View>(
    _ names: String..., isReported: Bool = true, allowsInfinity: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor (CGFloat) -> V
  ) {
    self.names = names
    self.isReported = isReported
    self.allowsInfinity = allowsInfinity
    self.view = { AnyView(view($0)) }
  }

  static let all =
    layout + scrolling + presentation + effects + visualEffects + text + shapes + gradients + gestures + motion + canvas
    + controls

  private static var box: some View { Rectangle().fill(Color.red).frame(width: 20, height: 10) }
  private static let colors = [Color.red, .blue]

  private static func sheet(@ViewBuilder _ content: @escaping () -> some View) -> some View {
    box.sheet(isPresented: .constant(true), content: content)
  }
  private static let presentation: [OddNumber] = [
    OddNumber("View.presentationCornerRadius") { value in sheet { box.presentationCornerRadius(value) } },
    OddNumber("PresentationDetent.height") { value in sheet { box.presentationDetents([.height(value), .large]) } },
    OddNumber("PresentationDetent.fraction") { value in sheet { box.presentationDetents([.fraction(value)]) } },
  ]

  private static func effect(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> some View {
    box.visualEffect { content, _ in effect(content) }
  }
  private static let visualEffects: [OddNumber] = [
    OddNumber("VisualEffect.offset") { value in effect { $0.offset(x: value, y: 1) } },
    OddNumber("VisualEffect.scaleEffect") { value in effect { $0.scaleEffect(value) } },
    OddNumber("VisualEffect.rotationEffect") { value in effect { $0.rotationEffect(.degrees(value)) } },
    OddNumber("VisualEffect.rotation3DEffect") { value in
      effect { $0.rotation3DEffect(.degrees(20), axis: (x: value, y: 1, z: 0)) }
    },
    OddNumber("VisualEffect.transformEffect") { value in
      effect { $0.transformEffect(CGAffineTransform(translationX: value, y: 0)) }
    },
    OddNumber("VisualEffect.opacity") { value in effect { $0.opacity(Double(value)) } },
    OddNumber("VisualEffect.blur") { value in effect { $0.blur(radius: value) } },
    OddNumber("VisualEffect.brightness") { value in effect { $0.brightness(Double(value)) } },
    OddNumber("VisualEffect.contrast") { value in effect { $0.contrast(Double(value)) } },
    OddNumber("VisualEffect.saturation") { value in effect { $0.saturation(Double(value)) } },
    OddNumber("VisualEffect.grayscale") { value in effect { $0.grayscale(Double(value)) } },
    OddNumber("VisualEffect.hueRotation") { value in effect { $0.hueRotation(.degrees(value)) } },
    OddNumber("ScrollTransitionConfiguration.visible") { transition(.visible(Double($0))) },
    OddNumber("ScrollTransitionConfiguration.inset") { transition(.visible.inset(by: Double($0))) },
    OddNumber("ScrollTransitionConfiguration.interpolated") {
      transition(.visible.interpolated(towards: .centered, amount: Double($0)))
    },
    OddNumber("UnitCurve.bezier") { value in
      let point = UnitPoint(x: value, y: value)
      return transition(.visible, .bezier(startControlPoint: point, endControlPoint: point))
    },
  ]
  private static func transition(
    _ threshold: ScrollTransitionConfiguration.Threshold, _ curve: UnitCurve = .linear
  ) -> some View {
    ScrollView {
      box.frame(height: 300).scrollTransition(.interactive(timingCurve: curve).threshold(threshold)) { content, phase in
        content.offset(x: phase.value).opacity(phase.isIdentity ? 1 : 0.5)
      }
    }
  }

  private static let scrolling: [OddNumber] = [
    OddNumber("LazyVStack.init") { value in ScrollView { LazyVStack(spacing: value) { ForEach(0..<9) { _ in box } } } },
    OddNumber("LazyHStack.init") { value in ScrollView { LazyHStack(spacing: value) { ForEach(0..<9) { _ in box } } } },
    OddNumber("LazyVGrid.init", "GridItem.init") { value in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(value), spacing: value), GridItem()], spacing: value) { ForEach(0..<9) { _ in box } }
      }
    },
    OddNumber("LazyHGrid.init") { value in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: value, maximum: value))], spacing: value) { ForEach(0..<9) { _ in box } }
      }
    },
    OddNumber("View.onScrollVisibilityChange") { value in
      ScrollView { box.onScrollVisibilityChange(threshold: Double(value)) { _ in } }
    },
    OddNumber("View.scrollPosition", "ScrollPosition.init", "ScrollPosition.scrollTo", "ScrollViewProxy.scrollTo") { value in
      ScrollView { Color.red.frame(height: 300) }.scrollPosition(.constant(ScrollPosition(y: value)))
    },
    OddNumber(
      "ScrollTarget.init", "ScrollGeometry.init", "PagingScrollTargetBehavior.updateTarget",
      "ViewAlignedScrollTargetBehavior.updateTarget", isReported: false
    ) { value in
      ScrollView { Color.red.frame(height: 300) }.scrollTargetBehavior(OddTarget(value: value))
    },
    OddNumber("View.contentMargins") { value in ScrollView { box }.contentMargins(value) },
    OddNumber("View.contentMargins") { value in ScrollView { box }.contentMargins(.top, value, for: .scrollContent) },
    OddNumber("View.defaultScrollAnchor", "UnitPoint.init") { value in
      ScrollView { Color.red.frame(height: 300) }.defaultScrollAnchor(UnitPoint(x: value, y: value))
    },
  ]

  private static let controls: [OddNumber] = [
    OddNumber("Slider.init") { Slider(value: .constant(Double($0)), in: 0...1) },
    OddNumber("Slider.init") { Slider(value: .constant(0.5), in: 0...1, step: Double($0)) },
    OddNumber("Slider.init") { value in
      let end = value.isNaN ? .infinity : Double(value)
      Slider(value: .constant(0.5), in: min(end, 0)...max(end, 0))
    },
    OddNumber("Stepper.init") { Stepper("steps", value: .constant(Double($0))) },
    OddNumber("Stepper.init") { Stepper("steps", value: .constant(0.5), in: 0...1, step: Double($0)) },
    OddNumber("ProgressView.init") { ProgressView(value: Double($0)) },
    OddNumber("ProgressView.init") { ProgressView(value: 0.5, total: Double($0)) },
    OddNumber("ExplicitTimelineSchedule.init") { value in
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: Double(value))])) { _ in box }
    },
  ]

  private static let layout: [OddNumber] = [
    OddNumber("View.frame") { Color.red.frame(width: $0, height: 10) },
    OddNumber("View.frame", allowsInfinity: true) { Color.red.frame(maxWidth: $0) },
    OddNumber("View.frame") { Color.red.frame(minHeight: $0) },
    OddNumber("View.padding", "EdgeInsets.init") { box.padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: 2)) },
    OddNumber("View.padding") { box.padding(.leading, $0) },
    OddNumber("View.safeAreaPadding") { box.safeAreaPadding($0) },
    OddNumber("View.safeAreaInset") { value in box.safeAreaInset(edge: .top, spacing: value) { box } },
    OddNumber("View.offset") { box.offset(x: $0, y: 1) },
    OddNumber("View.position") { box.position(x: 3, y: $0) },
    OddNumber("View.aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
    OddNumber("View.aspectRatio") { Color.red.aspectRatio(CGSize(width: $0, height: 2), contentMode: .fill) },
    OddNumber("View.layoutPriority") { box.layoutPriority(Double($0)) },
    OddNumber("View.zIndex") { value in
      ZStack {
        box.zIndex(Double(value)); box
      }
    },
    OddNumber("View.alignmentGuide") { value in
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in value }; box
      }
    },
    OddNumber("View.containerRelativeFrame") { box.containerRelativeFrame(.horizontal, count: 3, spacing: $0) },
    OddNumber("View.containerRelativeFrame") { value in box.containerRelativeFrame(.horizontal) { _, _ in value } },
    OddNumber("View.gridCellAnchor", "UnitPoint.init") { value in
      Grid {
        GridRow {
          box.gridCellAnchor(UnitPoint(x: value, y: 0)); box
        }
      }
    },
    OddNumber("Grid.init", "GridLayout.init") { value in
      Grid(horizontalSpacing: value) {
        GridRow {
          box; box
        }
      }
    },
    OddNumber("HStack.init", "HStackLayout.init") { value in
      HStack(spacing: value) {
        box; box
      }
    },
    OddNumber("VStack.init", "VStackLayout.init") { value in
      VStack(spacing: value) {
        box; box
      }
    },
    OddNumber("Spacer.init") { value in
      HStack {
        box; Spacer(minLength: value)
      }
    },
    OddNumber("ProposedViewSize.init", "ProposedViewSize.replacingUnspecifiedDimensions", isReported: false, allowsInfinity: true)
    {
      value in Offering(width: value) { box }
    },
    OddNumber("LayoutSubview.place") { value in Offering(x: value) { box } },
  ]

  private static let effects: [OddNumber] = [
    OddNumber("View.opacity") { box.opacity(Double($0)) },
    OddNumber("View.blur") { box.blur(radius: $0) },
    OddNumber("View.brightness") { box.brightness(Double($0)) },
    OddNumber("View.contrast") { box.contrast(Double($0)) },
    OddNumber("View.saturation") { box.saturation(Double($0)) },
    OddNumber("View.grayscale") { box.grayscale(Double($0)) },
    OddNumber("View.hueRotation", "Angle.init", "Angle.degrees", "Angle.radians") { box.hueRotation(.degrees(Double($0))) },
    OddNumber("View.cornerRadius") { box.cornerRadius($0) },
    OddNumber("View.scaleEffect") { box.scaleEffect(x: $0, y: 1) },
    OddNumber("View.scaleEffect") { box.scaleEffect(2, anchor: UnitPoint(x: 0, y: $0)) },
    OddNumber("View.scaleEffect") { box.scaleEffect(CGSize(width: $0, height: $0), anchor: UnitPoint(x: $0, y: -$0)) },
    OddNumber("View.transformEffect", "ProjectionTransform.init") {
      box.transformEffect(CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: $0, ty: 1))
    },
    OddNumber("View.projectionEffect") { value in
      var transform = ProjectionTransform()
      transform.m13 = value
      return box.projectionEffect(transform)
    },
    OddNumber("View.rotationEffect") { box.rotationEffect(.radians(Double($0))) },
    OddNumber("View.rotationEffect") { box.rotationEffect(.degrees(30), anchor: UnitPoint(x: $0, y: 0)) },
    OddNumber("View.rotation3DEffect") { box.rotation3DEffect(.degrees(Double($0)), axis: (x: 0, y: 1, z: 0)) },
    OddNumber("View.rotation3DEffect") { box.rotation3DEffect(.degrees(30), axis: (x: $0, y: 1, z: 0)) },
    OddNumber("View.rotation3DEffect") { box.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: $0) },
    OddNumber("View.shadow") { box.shadow(radius: $0) },
    OddNumber("View.border") { box.border(.red, width: $0) },
    OddNumber("View.accessibilitySortPriority", "View.accessibility", isReported: false) {
      box.accessibilitySortPriority(Double($0))
    },
    OddNumber("View.accessibilityActivationPoint", isReported: false) {
      box.accessibilityActivationPoint(CGPoint(x: $0, y: 1)).accessibilityActivationPoint(UnitPoint(x: 0, y: $0))
    },
    OddNumber("View.shadow") { box.shadow(radius: 2, x: $0) },
    OddNumber("Color.init") { Color(red: Double($0), green: 0, blue: 1) },
    OddNumber("Color.init") { Color(hue: Double($0), saturation: 1, brightness: 1) },
    OddNumber("Color.init") { Color(white: Double($0)) },
    OddNumber("Color.opacity") { Color.red.opacity(Double($0)) },
    OddNumber("ShapeStyle.opacity") { Rectangle().fill(.tint.opacity(Double($0))) },
  ]

  private static let text: [OddNumber] = [
    OddNumber("Font.system") { Text("abc").font(.system(size: $0)) },
    OddNumber("Text.kerning", "Text.tracking") { Text("abc").kerning($0) },
    OddNumber("View.kerning", "View.tracking") { value in VStack { Text("abc") }.kerning(value) },
    OddNumber("Text.baselineOffset") { Text("abc").baselineOffset($0) },
    OddNumber("View.baselineOffset") { value in VStack { Text("abc") }.baselineOffset(value) },
    OddNumber("View.lineSpacing") { Text("abc\nabc").lineSpacing($0) },
    OddNumber("View.minimumScaleFactor") { Text("abc abc").minimumScaleFactor($0).frame(width: 10) },
  ]

  private static let shapes: [OddNumber] = [
    OddNumber("RoundedRectangle.init", "Shape.rect", "Path.init") { RoundedRectangle(cornerRadius: $0) },
    OddNumber("RoundedRectangle.init") { RoundedRectangle(cornerSize: CGSize(width: $0, height: 4)) },
    OddNumber("UnevenRoundedRectangle.init", "RectangleCornerRadii.init") { UnevenRoundedRectangle(topLeadingRadius: $0) },
    OddNumber("Shape.stroke", "StrokeStyle.init") { Circle().stroke(Color.red, lineWidth: $0) },
    OddNumber("StrokeStyle.init") { Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [$0, 3], dashPhase: $0)) },
    OddNumber("InsettableShape.strokeBorder", "ShapeView.strokeBorder", "ShapeView.stroke") {
      Circle().strokeBorder(Color.red, lineWidth: $0)
    },
    OddNumber("InsettableShape.inset", "_Inset.inset", "OffsetShape.inset", "ScaledShape.inset", "RotatedShape.inset") {
      Circle().inset(by: $0).fill(.red)
    },
    OddNumber("Shape.trim", "Path.trimmedPath") { Circle().trim(from: 0, to: $0).stroke(.red) },
    OddNumber("Shape.offset", "OffsetShape.init") { Circle().offset(x: $0).fill(.red) },
    OddNumber("Shape.scale", "ScaledShape.init") { Circle().scale($0).fill(.red) },
    OddNumber("Shape.rotation", "RotatedShape.init") { Circle().rotation(.degrees(Double($0))).fill(.red) },
    OddNumber("Shape.transform", "TransformedShape.init") {
      Circle().transform(CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: $0, ty: 1)).fill(.red)
    },
    OddNumber("Shape.size") { Circle().size(width: $0, height: 3).fill(.red) },
    OddNumber("Path.move", "Path.addLine", "Path.addLines", "Path.offsetBy") { value in
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: value, y: 10))
        path.addLine(to: CGPoint(x: 10, y: 10))
      }
      .stroke(.red)
    },
    OddNumber("Path.addQuadCurve", "Path.addCurve") { value in
      Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: value, y: 0))
        path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 0, y: value), control2: CGPoint(x: 4, y: 4))
      }
      .stroke(.red)
    },
    OddNumber("Path.addRect", "Path.addEllipse", "Path.addRoundedRect", "Path.addArc", "Path.contains") {
      value in
      Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: value, height: 10))
        path.addEllipse(in: CGRect(x: value, y: 0, width: 10, height: 10))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerSize: CGSize(width: value, height: 2))
        path.addArc(
          center: CGPoint(x: 5, y: 5), radius: value, startAngle: .zero, endAngle: .degrees(Double(value)), clockwise: true)
      }
      .fill(path(value))
    },
  ]
  private static func path(_ value: CGFloat) -> Color {
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: value, y: 3)) ? .red : .blue
  }

  private static let gradients: [OddNumber] = [
    OddNumber("LinearGradient.init", "ShapeStyle.linearGradient") {
      LinearGradient(colors: colors, startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    },
    OddNumber("Gradient.init") {
      LinearGradient(
        stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)
    },
    OddNumber("RadialGradient.init", "ShapeStyle.radialGradient") {
      RadialGradient(colors: colors, center: .center, startRadius: $0, endRadius: 10)
    },
    OddNumber("RadialGradient.init") {
      RadialGradient(colors: colors, center: UnitPoint(x: $0, y: 0), startRadius: 0, endRadius: $0)
    },
    OddNumber("AngularGradient.init", "ShapeStyle.angularGradient", "ShapeStyle.conicGradient") {
      AngularGradient(colors: colors, center: .center, startAngle: .degrees(Double($0)), endAngle: .degrees(90))
    },
    OddNumber("EllipticalGradient.init", "ShapeStyle.ellipticalGradient") {
      EllipticalGradient(colors: colors, center: .center, startRadiusFraction: $0, endRadiusFraction: 1)
    },
  ]

  private static let gestures: [OddNumber] = [
    OddNumber("MagnifyGesture.init", "MagnificationGesture.init", allowsInfinity: true) {
      box.gesture(MagnifyGesture(minimumScaleDelta: $0)).gesture(MagnificationGesture(minimumScaleDelta: $0))
    },
    OddNumber("RotateGesture.init", "RotationGesture.init", allowsInfinity: true) {
      box.gesture(RotateGesture(minimumAngleDelta: .degrees($0))).gesture(RotationGesture(minimumAngleDelta: .radians($0)))
    },
    OddNumber("DragGesture.init", allowsInfinity: true) { box.gesture(DragGesture(minimumDistance: $0)) },
    OddNumber("LongPressGesture.init", allowsInfinity: true) {
      box.gesture(LongPressGesture(minimumDuration: Double($0), maximumDistance: 10))
    },
    OddNumber("LongPressGesture.init", allowsInfinity: true) {
      box.gesture(LongPressGesture(minimumDuration: 0.1, maximumDistance: $0))
    },
    OddNumber("View.onLongPressGesture", allowsInfinity: true) {
      box.onLongPressGesture(minimumDuration: Double($0), maximumDistance: $0) {}
    },
  ]

  /// Each moves something when it appears.
  private static let motion: [OddNumber] = {
    @MainActor func moves(_ names: String..., by animation: @escaping (Double) -> Animation) -> OddNumber {
      OddNumber(list: names) { Moving(animation: animation(Double($0))) }
    }
    return [
      moves("Animation.delay") { .linear(duration: 0.1).delay($0) },
      moves("Animation.speed") { .linear(duration: 0.1).speed($0) },
      moves("Animation.linear", "Animation.easeIn", "Animation.easeOut", "Animation.easeInOut") { .linear(duration: $0) },
      moves("Animation.timingCurve") { .timingCurve($0, $0, $0, $0, duration: 0.1) },
      moves("Animation.spring", "Animation.smooth", "Animation.snappy", "Animation.bouncy") { .spring(duration: $0, bounce: $0) },
      moves("Animation.spring", "Animation.interactiveSpring") { .spring(response: $0, dampingFraction: $0, blendDuration: $0) },
      moves("Animation.interpolatingSpring") { .interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0) },
      moves("Spring.init", "Spring.smooth", "Spring.snappy", "Spring.bouncy") { .spring(Spring(duration: $0, bounce: $0)) },
      moves("Spring.init") { .interpolatingSpring(Spring(mass: $0, stiffness: $0, damping: $0)) },
      moves("Spring.init") { .interpolatingSpring(Spring(response: $0, dampingRatio: $0)) },
      OddNumber("AnyTransition.offset") { Coming(transition: .offset(x: $0)) },
      OddNumber("AnyTransition.scale") { Coming(transition: .scale(scale: $0)) },
      OddNumber("PeriodicTimelineSchedule.init", "TimelineSchedule.periodic") { value in
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Double(value))) { _ in box }
      },
      OddNumber("AnimationTimelineSchedule.init", "TimelineSchedule.animation") { value in
        TimelineView(.animation(minimumInterval: Double(value))) { _ in box }
      },
    ]
  }()

  private static let canvas: [OddNumber] = {
    @MainActor func draws(_ names: String..., by draw: @escaping (inout GraphicsContext, CGSize, CGFloat) -> Void) -> OddNumber {
      OddNumber(list: names) { value in Canvas { draw(&$0, $1, value) } }
    }
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    return [
      draws("GraphicsContext.scaleBy") {
        $0.scaleBy(x: $2, y: 1); $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.concatenate") {
        $0.concatenate(CGAffineTransform(a: $2, b: 0, c: 0, d: 1, tx: $2, ty: 1)); $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.translateBy") {
        $0.translateBy(x: $2, y: 1); $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.rotate") {
        $0.rotate(by: .degrees(Double($2))); $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.stroke") { $0.stroke(path, with: .color(.red), lineWidth: $2) },
      draws("GraphicsContext.color") { $0.fill(path, with: .color(white: Double($2))) },
      draws("GraphicsContext.linearGradient") {
        $0.fill(path, with: .linearGradient(Gradient(colors: colors), startPoint: CGPoint(x: $2, y: 0), endPoint: .zero))
      },
      draws("GraphicsContext.radialGradient") {
        $0.fill(path, with: .radialGradient(Gradient(colors: colors), center: .zero, startRadius: 0, endRadius: $2))
      },
      draws("GraphicsContext.conicGradient") {
        $0.fill(path, with: .conicGradient(Gradient(colors: colors), center: CGPoint(x: $2, y: 0), angle: .degrees(Double($2))))
      },
      draws("GraphicsContext.blur") {
        $0.addFilter(.blur(radius: $2)); $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.shadow") {
        $0.addFilter(.shadow(radius: $2, x: $2)); $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.saturation", "GraphicsContext.grayscale", "GraphicsContext.colorInvert") {
        $0.addFilter(.saturation(Double($2)))
        $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.brightness", "GraphicsContext.contrast", "GraphicsContext.hueRotation") {
        $0.addFilter(.brightness(Double($2)))
        $0.addFilter(.contrast(Double($2)))
        $0.addFilter(.hueRotation(.degrees(Double($2))))
        $0.fill(path, with: .color(.red))
      },
      draws("GraphicsContext.draw", "GraphicsContext.measure", "GraphicsContext.firstBaseline", "GraphicsContext.lastBaseline") {
        let text = $0.resolve(Text("abc"))
        _ = text.measure(in: CGSize(width: $2, height: $2))
        $0.draw(text, at: CGPoint(x: $2, y: 3), anchor: UnitPoint(x: $2, y: 0))
        $0.draw(text, in: CGRect(x: 0, y: 0, width: $2, height: 10))
        $0.draw(Image(systemName: "heart"), at: CGPoint(x: 3, y: $2))
        $0.draw(Image(systemName: "heart"), in: CGRect(x: $2, y: 0, width: 10, height: $2))
      },
    ]
  }()

  private init<V: View>(list names: [String], @ViewBuilder _ view: @escaping @MainActor (CGFloat) -> V) {
    self.names = names
    self.view = { AnyView(view($0)) }
  }
}

/// A layout that offers and places as it is told.
private struct Offering: Layout {
  var width: CGFloat = 20
  var x: CGFloat = 0
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = ProposedViewSize(width: width, height: nil)
    _ = subviews.map { $0.sizeThatFits(offer) }
    return offer.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)).finite
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 10))
    }
  }
}

extension CGSize {
  fileprivate var finite: CGSize { CGSize(width: width.isFinite ? width : 20, height: height.isFinite ? height : 10) }
}

private struct Moving: View {
  let animation: Animation
  @State private var x: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 20, height: 10).offset(x: x).onAppear { withAnimation(animation) { x = 20 } }
  }
}

private struct Coming: View {
  let transition: AnyTransition
  @State private var isThere = false
  var body: some View {
    VStack { if isThere { Color.red.transition(transition) } }.onAppear {
      withAnimation(.linear(duration: 0.1)) { isThere = true }
    }
  }
}

private struct OddTarget: ScrollTargetBehavior {
  let value: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = value }
}
