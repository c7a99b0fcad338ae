import CoreGraphics

/// Darkens what is behind a sheet, and keeps fingers from it.
final class StageDimming: UIView {
  var onTap: () -> Void = {}
  /// From 0, nothing, to 1.
  var level: CGFloat = 0 { didSet { if level != oldValue { alpha = level } } }

  /// iOS 18's black, as seen on pictures (a choice).
  private static let color = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = Self.color
    alpha = 0
    // What is nearly clear keeps fingers off too.
    backingLayer.minimumOpacityForHits = 0
    addGestureRecognizer(ActionTap { [weak self] in self?.onTap() })
  }
  required init?(coder: NSCoder) { nil }
}
