import CoreGraphics
import LayerTree

/// Where a finger goes down that is meant for an element.
extension Element {
  /// Its `accessibilityActivationPoint`, if it has one; else where a finger reaches it; else, of what listens to no finger
  /// itself, a place where it is seen.
  ///
  /// A bar of a chart lies under the view that catches the chart's taps, a text under a card's: nobody sees that view, and assistive
  /// technology does not meet it, so a person puts the finger on the bar, and the view in front takes the touch, as on a device. A button
  /// that is covered so is another matter: it waits for the finger that never comes to it, and that is said.
  var aim: CGPoint? {
    guard isEnabled else { return nil }
    if let point = activationPoint, isVisible, CGRect(origin: .zero, size: screen.size).contains(point) { return point }
    return tappablePoint ?? seenPoint
  }

  private var activationPoint: CGPoint? {
    for layer in meaningLayers {
      if let point = layer.semantics?.details?.activationPoint { return layer.convertToRoot(point(layer.size)) }
    }
    return nil
  }

  /// Where it is seen through what takes the touch.
  private var seenPoint: CGPoint? {
    guard !layer.listens else { return nil }
    return candidates.first { point in
      let path: HitPath? =
        switch explain(point) {
        case .covered(_, let path): path
        case .noShape: screen.rootLayer.hitTest(point)
        case .reached, .hidden, .tooFaint, .hitTestingOff, .outsideContentShape, .notInTree: nil
        }
      guard let path else { return false }
      return path.layers.allSatisfy { $0 === layer || layer.isDescendant(of: $0) || $0.isUnseen }
    }
  }
}

extension Layer {
  /// It, or something in it, has gestures.
  fileprivate var listens: Bool { !recognizers.isEmpty || children.contains(where: \.listens) }

  /// It draws nothing itself, and nobody hears of it.
  fileprivate var isUnseen: Bool {
    guard backdrop == nil, content.allSatisfy({ !$0.isSeen }) else { return false }
    guard let semantics else { return true }
    return semantics.details?.isHidden == true || semantics.role == .container && semantics.label == nil && semantics.value == nil
  }
}
