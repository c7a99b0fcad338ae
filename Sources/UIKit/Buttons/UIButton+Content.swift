import CoreGraphics

// How large title and image are, and where they lie.
extension UIButton {
  /// Around title and image.
  var insets: UIEdgeInsets {
    guard let configuration else {
      // iOS's system button is 30 points high with its 15-point title.
      let vertical: CGFloat = buttonType == .system && contentEdgeInsets == .zero ? 6 : 0
      return contentEdgeInsets + UIEdgeInsets(top: vertical, left: 0, bottom: vertical, right: 0)
    }
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var imageSize: CGSize {
    configuration?.showsActivityIndicator == true ? wheel.intrinsicContentSize : picture.image?.size ?? .zero
  }
  private var textSize: CGSize {
    let lines = [title, subtitle].map(\.intrinsicContentSize)
    let gap = lines[0].height > 0 && lines[1].height > 0 ? configuration?.titlePadding ?? 0 : 0
    return CGSize(width: max(lines[0].width, lines[1].width), height: lines[0].height + gap + lines[1].height)
  }
  /// Title and image together.
  var content: ButtonContent {
    ButtonContent(
      image: imageSize, text: textSize, padding: configuration?.imagePadding ?? 0,
      placement: configuration?.imagePlacement ?? .leading, isMirrored: isMirrored, share: share, verticalShare: verticalShare)
  }

  func layOutText(in frame: CGRect) {
    let lower = subtitle.intrinsicContentSize
    let upper = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: title.intrinsicContentSize.height)
    title.frame = upper.roundedToPixels(of: self)
    subtitle.frame = CGRect(
      x: frame.minX, y: frame.maxY - lower.height, width: min(lower.width, frame.width), height: lower.height
    )
    .roundedToPixels(of: self)
  }

  /// How much of the room that is left lies on the left side.
  private var share: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    // What fills the width: the title begins at its leading edge, as UIKit's does (a choice).
    case .fill: isMirrored ? 1 : 0
    case .center: 0.5
    }
  }
  /// How much of it lies above.
  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .center: 0.5
    case .top, .fill: 0
    case .bottom: 1
    }
  }
}
