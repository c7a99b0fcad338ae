import CoreGraphics

// What the parts look like in the state of the moment.
extension UIButton {
  func show(_ configuration: Configuration) {
    let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    title.font = .preferredFont(forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
    title.text = configuration.title
    subtitle.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
    subtitle.text = configuration.subtitle
    for label in [title, subtitle] { label.textColor = color }
    wheel.color = color
    if configuration.showsActivityIndicator != wheel.isAnimating {
      if configuration.showsActivityIndicator { wheel.startAnimating() } else { wheel.stopAnimating() }
    }
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image
    picture.tintColor = color
    patch.backgroundColor = configuration.background(tint: tintColor, isEnabled: isEnabled)
    // As SwiftUI's bordered buttons here.
    let dimmed: CGFloat = configuration.kind == .plain ? 0.2 : 0.7
    for part in [title, subtitle, picture, patch] as [UIView] { part.alpha = isHighlighted ? dimmed : 1 }
  }

  func showState() {
    subtitle.text = nil
    if let attributed = attributedTitle(for: state) { title.attributedText = attributed } else { title.text = title(for: state) }
    let isSystem = buttonType == .system
    let usual: UIColor = isSystem ? (isEnabled ? tintColor : .tertiaryLabel) : .white
    title.textColor = looks.colors[state.rawValue] ?? (isEnabled || !isSystem ? looks.colors[0] : nil) ?? usual
    let image = image(for: state)
    picture.image = isSystem && image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = isSystem && !isEnabled ? .tertiaryLabel : nil
    patch.backgroundColor = nil
    let isPale = isHighlighted && isSystem
    title.alpha = isPale ? 0.2 : 1
    // An image of its own for the state is not dimmed.
    let isDim = (isHighlighted || !isEnabled) && !isSystem && looks.images[state.rawValue] == nil
    picture.alpha = isPale ? 0.2 : isDim ? 0.5 : 1
  }
}
