import CoreGraphics
import LayerTree

/// The look of a view beyond its content: round corners, a border, a shadow. Only views have one.
@MainActor @preconcurrency
public final class CALayer: NSObject {
  private weak var view: UIView?
  /// Nil for a view's own layer; the values at a moment for a copy of what was seen then.
  private let seen: ViewValues?
  /// In front of everything in the view, as on iOS.
  private(set) var border: Layer?

  init(_ view: UIView, seen: ViewValues? = nil) {
    self.view = view
    self.seen = seen
  }

  private var values: ViewValues { seen ?? view?.modelValues ?? ViewValues() }
  /// A copy of what was seen takes no changes.
  private var owner: UIView? { seen == nil ? view : nil }

  // MARK: The view's own

  public var frame: CGRect {
    get { values.frame }
    set { owner?.frame = newValue }
  }
  public var bounds: CGRect {
    get { values.bounds }
    set { owner?.bounds = newValue }
  }
  /// The middle, in the superview's space.
  public var position: CGPoint {
    get { values.center }
    set { owner?.center = newValue }
  }
  public var opacity: Float {
    get { Float(values.alpha) }
    set { owner?.alpha = CGFloat(newValue) }
  }
  public var isHidden: Bool {
    get { view?.isHidden ?? true }
    set { owner?.isHidden = newValue }
  }
  public var backgroundColor: CGColor? {
    get { values.background?.cgColor }
    set { owner?.backgroundColor = newValue.map { UIColor(cgColor: DrawingNumbers.finite($0, "CALayer.backgroundColor")) } }
  }
  public func affineTransform() -> CGAffineTransform { values.transform }
  public func setAffineTransform(_ transform: CGAffineTransform) { owner?.transform = transform }
  public func setNeedsDisplay() { owner?.setNeedsDisplay() }
  public func setNeedsLayout() { owner?.setNeedsLayout() }
  public func layoutIfNeeded() { owner?.layoutIfNeeded() }

  /// A copy of the layer as it is seen now, in the middle of animations; nil outside a window.
  public func presentation() -> CALayer? {
    guard let view, view.window != nil else { return nil }
    let copy = CALayer(view, seen: view.presentedValues)
    copy.look = look
    copy.look.cornerRadius = copy.values.cornerRadius
    return copy
  }
  /// Stops the view's animations: what is seen is where it was going. Their completions hear `false`.
  public func removeAllAnimations() { owner?.animations?.removeAll() }

  // MARK: Shape

  struct Look: Equatable {
    var cornerRadius: CGFloat = 0, curve = CALayerCornerCurve.circular, corners = CACornerMask.all
    var borderWidth: CGFloat = 0, borderColor = CGColor.black
    var shadowColor: CGColor? = CGColor.black, shadowOpacity: Float = 0, shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
  }
  private var look = Look()

  private func change<Value: Equatable>(_ property: WritableKeyPath<Look, Value>, _ value: Value) {
    guard let owner, look[keyPath: property] != value else { return }
    let old = owner.modelValues
    look[keyPath: property] = value
    owner.lookDidChange()
    owner.noteAnimated(from: old)
  }

  /// A length, held at 0; one that is not finite is refused.
  private func change(_ property: WritableKeyPath<Look, CGFloat>, length: CGFloat, _ name: StaticString) {
    guard let owner, owner.accepts(length, as: "layer.\(name)", keeping: look[keyPath: property]) else { return }
    change(property, max(0, length))
  }

  /// In points. The background and the border are round; what is in the view is cut to it where `masksToBounds` is true.
  public var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { change(\.cornerRadius, length: newValue, "cornerRadius") }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { look.curve }
    set { change(\.curve, newValue) }
  }
  /// Which corners are round.
  public var maskedCorners: CACornerMask {
    get { look.corners }
    set { change(\.corners, newValue) }
  }
  /// The same as the view's `clipsToBounds`; a shadow is cut off too.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { owner?.clipsToBounds = newValue }
  }

  // MARK: Border and shadow

  /// In points, inside the edge.
  public var borderWidth: CGFloat {
    get { look.borderWidth }
    set { change(\.borderWidth, length: newValue, "borderWidth") }
  }
  /// Black at first.
  public var borderColor: CGColor? {
    get { look.borderColor }
    set { change(\.borderColor, newValue.map { DrawingNumbers.finite($0, "CALayer.borderColor") } ?? .clear) }
  }
  /// Black at first; nothing is seen of it as long as `shadowOpacity` is 0.
  public var shadowColor: CGColor? {
    get { look.shadowColor }
    set { change(\.shadowColor, newValue.map { DrawingNumbers.finite($0, "CALayer.shadowColor") }) }
  }
  /// From 0 to 1; 0 at first.
  public var shadowOpacity: Float {
    get { look.shadowOpacity }
    set {
      guard let owner, owner.accepts(CGFloat(newValue), as: "layer.shadowOpacity", keeping: shadowOpacity) else { return }
      change(\.shadowOpacity, min(max(newValue, 0), 1))
    }
  }
  /// (0, −3) at first: upwards.
  public var shadowOffset: CGSize {
    get { look.shadowOffset }
    set {
      guard let owner, owner.accepts(newValue.width, newValue.height, as: "layer.shadowOffset", keeping: shadowOffset) else {
        return
      }
      change(\.shadowOffset, newValue)
    }
  }
  /// How far it is blurred, in points; 3 at first.
  public var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { change(\.shadowRadius, length: newValue, "shadowRadius") }
  }

  // MARK: For the view

  /// The view's outline at a size.
  func outline(_ size: CGSize, cornerRadius: CGFloat, inset: CGFloat = 0) -> CGPath {
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    let radius = min(max(cornerRadius - inset, 0), min(rect.width, rect.height) / 2)
    let path = CGMutablePath()
    guard radius > 0, !look.corners.isEmpty, !rect.isNull else {
      path.addRect(rect)
      return path
    }
    func radii(_ corner: CACornerMask) -> CGSize {
      look.corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    path.addRoundedRect(
      in: rect,
      cornerSizes: .init(
        topLeft: radii(.layerMinXMinYCorner), topRight: radii(.layerMaxXMinYCorner),
        bottomRight: radii(.layerMaxXMaxYCorner), bottomLeft: radii(.layerMinXMaxYCorner)),
      style: look.curve == .continuous ? .continuous : .circular)
    return path
  }

  var shadow: LayerShadow? {
    guard look.shadowOpacity > 0, var color = look.shadowColor.map({ PaintColor($0) }), color.alpha > 0 else { return nil }
    color.alpha *= Double(look.shadowOpacity)
    return LayerShadow(color: color, radius: look.shadowRadius, offset: look.shadowOffset)
  }

  /// Makes, changes or removes the border, which stays in front of the other layers in `layer`.
  func placeBorder(in layer: Layer, size: CGSize, cornerRadius: CGFloat) {
    let width = look.borderWidth
    guard width > 0, size.width > 0, size.height > 0 else {
      border?.removeFromParent()
      return border = nil
    }
    let border = border ?? Layer(name: "border")
    self.border = border
    border.allowsHitTesting = false
    border.size = size
    let line = outline(size, cornerRadius: cornerRadius, inset: min(width, min(size.width, size.height)) / 2)
    border.content = [.stroke(line, .color(PaintColor(look.borderColor)), PaintStroke(width: width))]
    if layer.children.last !== border { layer.addChild(border) }
  }
}

/// How a corner bends.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Apple's smooth corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; y points down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
