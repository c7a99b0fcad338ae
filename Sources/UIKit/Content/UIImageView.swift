import Combine
import CoreGraphics
import LayerTree

/// A picture. It takes no touches unless `isUserInteractionEnabled` says so, and wants to be as large as its image.
open class UIImageView: UIView {
  open var image: UIImage? {
    get { storedImage }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("image") { self.image = newValue } }
      let old = storedImage
      guard newValue !== old else { return }
      storedImage = newValue
      if newValue?.size != old?.size { invalidateIntrinsicContentSize() }
      redraw()
    }
  }
  private var storedImage: UIImage?
  /// In place of `image` while `isHighlighted`, where there is one; stretched into the same place.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { redraw() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { redraw() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// As large as `image`, in points.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(image, nil)
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(image, highlightedImage)
  }
  private func begin(_ image: UIImage?, _ highlighted: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    highlightedImage = highlighted
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func _paintCommands() -> [PaintCommand] { paintCommands(presentedIn: bounds.size) }
  override func paintCommands(presentedIn size: CGSize) -> [PaintCommand] {
    guard let image = isHighlighted ? highlightedImage ?? image : image,
      let rect = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: size))
    else { return [] }
    return image.commands(in: rect, tint: tintColor, traitCollection)
  }
}
