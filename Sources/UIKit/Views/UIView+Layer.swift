import CoreGraphics
import LayerTree

/// What a view writes into its layer.
extension UIView {
  /// UIKit's limit below which a view takes no touches (Apple's documentation of `hitTest(_:with:)`).
  private static let minimumAlphaForHits = 0.01

  func setUpLayer() {
    // Without generic arguments: a hosting view's would be the whole tree of types.
    backingLayer.name = String(String(describing: type(of: self)).prefix { $0 != "<" })
    backingLayer.owner = self
    backingLayer.contentShape = .bounds
    backingLayer.minimumOpacityForHits = Self.minimumAlphaForHits
  }

  /// Background, then what the view itself paints.
  func redraw() {
    let commands = content(modelValues)
    if !commands.isEmpty || !backingLayer.content.isEmpty { backingLayer.content = commands }
    if animations != nil { present() }
  }

  /// What is drawn of the view with some values of its own, which differ from those it will have while it is animated.
  func content(_ values: ViewValues) -> [PaintCommand] {
    let size = values.bounds.size
    var commands: [PaintCommand] = []
    if let paint = values.background, paint.alpha > 0 {
      commands.append(.fill(outline(size, cornerRadius: values.cornerRadius), .color(paint), evenOdd: false))
    }
    commands += drawing.commands(in: values.bounds, contentMode)
    return commands + (size == storedBounds.size ? _paintCommands() : paintCommands(presentedIn: size))
  }

  private func outline(_ size: CGSize, cornerRadius: CGFloat) -> CGPath {
    if let storedLayer, cornerRadius > 0 { return storedLayer.outline(size, cornerRadius: cornerRadius) }
    return CGPath(elements: [
      .move(to: .zero), .line(to: CGPoint(x: size.width, y: 0)), .line(to: CGPoint(x: size.width, y: size.height)),
      .line(to: CGPoint(x: 0, y: size.height)), .closeSubpath,
    ])
  }

  func clipShape(_ size: CGSize, cornerRadius: CGFloat) -> ClipShape? {
    guard isClipping else { return nil }
    guard cornerRadius > 0 else { return .bounds }
    return .path(outline(size, cornerRadius: cornerRadius), evenOdd: false)
  }

  /// Clip, corners, border and shadow.
  func lookDidChange() {
    let radius = storedLayer?.cornerRadius ?? 0
    backingLayer.clip = clipShape(storedBounds.size, cornerRadius: radius)
    if let storedLayer {
      // A shadow lies outside, where nothing is seen of what is cut to the bounds.
      backingLayer.shadow = isClipping ? nil : storedLayer.shadow
      storedLayer.placeBorder(in: backingLayer, size: storedBounds.size, cornerRadius: radius)
    }
    redraw()
  }

  /// What tests find the view by without assistive technology: what the kind of view says, and what was written.
  func describe() {
    let own = ownMeaning
    guard own != nil || accessibility != nil else { return backingLayer.semantics = nil }
    let said = accessibility ?? AccessibilityStore()
    backingLayer.semantics = Semantics(
      role: own?.role ?? .none, label: said.label ?? own?.label, value: said.value ?? own?.value, identifier: said.identifier,
      isEnabled: own?.isEnabled ?? true && said.traits?.contains(.notEnabled) != true, details: own?.details)
  }

  /// Puts position, size and transform where the renderer and the hit test find them.
  func writeGeometry() {
    let size = storedBounds.size
    let scroll = superview?.storedBounds.origin ?? .zero
    backingLayer.size = size
    backingLayer.transform = storedTransform.about(CGPoint(x: size.width / 2, y: size.height / 2))
    backingLayer.position = CGPoint(
      x: storedCenter.x - size.width / 2 - scroll.x, y: storedCenter.y - size.height / 2 - scroll.y)
    if animations != nil || backingLayer.presentation != nil { present() }
  }
}

extension CGAffineTransform {
  /// The same map with `anchor` instead of the origin as its fixed point.
  func about(_ anchor: CGPoint) -> CGAffineTransform {
    if self == .identity { return self }
    var result = self
    result.tx += anchor.x - (a * anchor.x + c * anchor.y)
    result.ty += anchor.y - (b * anchor.x + d * anchor.y)
    return result
  }
}
