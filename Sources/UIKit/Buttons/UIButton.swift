import CoreGraphics
import LayerTree

/// A button: a title, an image, and what they look like in each state; or a `configuration` that says it all.
///
/// `touchUpInside` comes with `primaryActionTriggered`. Pressed, a system button is pale; a custom one's image is dimmed.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// A white title of 18 points, and images as they are.
    case custom = 0
    /// A title of 15 points and symbols in the tint.
    case system = 1
  }

  open private(set) var buttonType = ButtonType.custom
  // What it is put together from; `patch` is the background of a configuration.
  let title = UILabel()
  let subtitle = UILabel()
  let picture = UIImageView()
  let wheel = UIActivityIndicatorView(style: .medium)
  let patch = UIView()

  struct Look {
    var titles: [UInt: String] = [:], attributedTitles: [UInt: NSAttributedString] = [:]
    var colors: [UInt: UIColor] = [:], images: [UInt: UIImage] = [:], backgrounds: [UInt: UIImage] = [:]
  }
  var looks = Look()

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = Self.customFont
    title.lineBreakMode = .byTruncatingMiddle
    patch.isUserInteractionEnabled = false
    addSubview(patch)
    for part in [picture, title, subtitle, wheel] as [UIView] { addSubview(part) }
    update()
    describe()
  }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }
  /// The action runs when the button is used; its title and image are the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Observers are silent in initializers.
    update()
    take(primaryAction)
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  private static let customFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)

  /// A subclass's `init(frame:)` has run: what it has chosen stays.
  private func become(_ type: ButtonType) {
    guard type != buttonType else { return }
    buttonType = type
    if title.font == Self.customFont { title.font = .systemFont(ofSize: 15) }
    update()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  /// What a state does not say is as in the normal one.
  open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
  open func title(for state: State) -> String? { looks.titles[state.rawValue] ?? looks.titles[0] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, title, state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks.attributedTitles[state.rawValue] ?? looks.attributedTitles[0]
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.colors, color, state) }
  open func titleColor(for state: State) -> UIColor? { looks.colors[state.rawValue] ?? looks.colors[0] }
  open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
  open func image(for state: State) -> UIImage? { looks.images[state.rawValue] ?? looks.images[0] }
  /// Stretched over the whole button, behind the content.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgrounds, image, state) }
  open func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state.rawValue] ?? looks.backgrounds[0] }

  private func set<Value>(_ property: WritableKeyPath<Look, [UInt: Value]>, _ value: Value?, _ state: State) {
    looks[keyPath: property][state.rawValue] = value
    update()
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentTitleColor: UIColor { title.textColor }
  /// The views of the content; their texts and images are set by state.
  open var titleLabel: UILabel? { title }
  open var imageView: UIImageView? { picture }

  /// Replaces what is said by state.
  open var configuration: Configuration? { didSet { update() } }
  /// Called when the button's state changes, to set `configuration` for it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Calls `updateConfiguration()`, at once; called by what that calls, once more after it.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return needsAnotherUpdate = true }
    isUpdatingConfiguration = true
    needsAnotherUpdate = false
    updateConfiguration()
    if needsAnotherUpdate { updateConfiguration() }
    isUpdatingConfiguration = false
  }
  private var isUpdatingConfiguration = false, needsAnotherUpdate = false
  /// Calls `configurationUpdateHandler`; an override may set `configuration` itself.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Around the content of a button without configuration.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      let (new, old) = (contentEdgeInsets, oldValue)
      if !accepts(new.top, new.left, new.bottom, new.right, as: "contentEdgeInsets", keeping: old) { contentEdgeInsets = old }
      if contentEdgeInsets != old { contentChanged() }
    }
  }

  // MARK: State

  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    update()
    describe()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  private func update() {
    if let configuration { show(configuration) } else { showState() }
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    redraw()
  }

  // MARK: Actions

  override func sendActions(for controlEvents: Event, with event: UIEvent?) {
    super.sendActions(for: controlEvents, with: event)
    if controlEvents.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered, with: event) }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let content = content.size, insets = insets
    let size = CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    // iOS's least width of a system button.
    return buttonType == .system && configuration == nil ? CGSize(width: max(size.width, 30), height: size.height) : size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var forFirstBaselineLayout: UIView { title }
  open override var forLastBaselineLayout: UIView { title }

  open override func layoutSubviews() {
    super.layoutSubviews()
    patch.frame = bounds
    patch.layer.cornerCurve = .continuous
    patch.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
    let frames = content.frames(in: bounds.inset(by: insets))
    let imageFrame = frames.image.roundedToPixels(of: self)
    picture.frame = imageFrame
    wheel.center = CGPoint(x: imageFrame.midX, y: imageFrame.midY)
    layOutText(in: frames.text)
  }

  // MARK: Drawing and meaning

  open override func _paintCommands() -> [PaintCommand] {
    guard let image = backgroundImage(for: state), configuration == nil else { return [] }
    return image.commands(in: CGRect(origin: .zero, size: bounds.size), tint: tintColor, traitCollection)
  }
  override var ownMeaning: Semantics? { Semantics(role: .button, isEnabled: isEnabled) }
  override var ownLabel: String? { currentTitle }
}
