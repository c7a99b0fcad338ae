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
    var commands: [PaintCommand] = []
    if let paint = backgroundColor?.paint(in: traitCollection), paint.alpha > 0 {
      let size = storedBounds.size
      let outline = CGPath(elements: [
        .move(to: .zero), .line(to: CGPoint(x: size.width, y: 0)), .line(to: CGPoint(x: size.width, y: size.height)),
        .line(to: CGPoint(x: 0, y: size.height)), .closeSubpath,
      ])
      commands.append(.fill(outline, .color(paint), evenOdd: false))
    }
    commands += _paintCommands()
    if commands.isEmpty && backingLayer.content.isEmpty { return }
    backingLayer.content = commands
  }

  func describe() {
    let isPlain = accessibilityHint == nil && accessibilityTraits == .none && !accessibilityElementsHidden
    guard accessibilityIdentifier != nil || accessibilityLabel != nil || accessibilityValue != nil || !isPlain else {
      return backingLayer.semantics = nil
    }
    backingLayer.semantics = Semantics(
      label: accessibilityLabel, value: accessibilityValue, identifier: accessibilityIdentifier,
      isEnabled: !accessibilityTraits.contains(.notEnabled), details: isPlain ? nil : accessibilityDetails)
  }

  private var accessibilityDetails: SemanticsDetails {
    let details = SemanticsDetails()
    details.hint = accessibilityHint
    details.addedTraits = SemanticsTraits(rawValue: accessibilityTraits.rawValue)
    details.isHidden = accessibilityElementsHidden
    return details
  }

  /// Puts position, size and transform where the renderer and the hit test find them.
  func writeGeometry() {
    let size = storedBounds.size
    let scroll = superview?.storedBounds.origin ?? .zero
    backingLayer.size = size
    backingLayer.transform = storedTransform.about(CGPoint(x: size.width / 2, y: size.height / 2))
    backingLayer.position = CGPoint(
      x: storedCenter.x - size.width / 2 - scroll.x, y: storedCenter.y - size.height / 2 - scroll.y)
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
