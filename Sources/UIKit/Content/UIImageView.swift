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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// As large as `image`, in points.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    redraw()
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func _paintCommands() -> [PaintCommand] { paintCommands(presentedIn: bounds.size) }
  override func paintCommands(presentedIn size: CGSize) -> [PaintCommand] {
    guard let image, let rect = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: size)) else { return [] }
    return image.commands(in: rect, tint: tintColor, traitCollection)
  }
}
