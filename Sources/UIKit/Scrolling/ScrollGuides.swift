import CoreGraphics

/// The two layout guides of a scroll view, made when they are first asked for.
@MainActor
struct ScrollGuides {
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
}

extension UIScrollView {
  /// The content: constraints to its edges say how large it is, and set `contentSize`.
  public var contentLayoutGuide: UILayoutGuide {
    if let guide = guides.content { return guide }
    let guide = UILayoutGuide(owner: self, identifier: "UIScrollView-contentLayoutGuide", placement: .origin { _ in .zero })
    guides.content = guide
    return guide
  }

  /// The scroll view's own rectangle, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide {
    if let guide = guides.frame { return guide }
    let guide = UILayoutGuide(
      owner: self, identifier: "UIScrollView-frameLayoutGuide",
      placement: .insets { view in
        UIEdgeInsets(top: view.bounds.minY, left: view.bounds.minX, bottom: -view.bounds.minY, right: -view.bounds.minX)
      })
    guides.frame = guide
    return guide
  }

  /// Constraints speak of the content at a zoom scale of 1.
  func takeContentSizeFromGuide(zoomedViewWas oldSize: CGSize?) {
    guard let guide = guides.content, storedLayoutState?.liveEngine?.frame(of: guide) != nil else { return }
    let size = guide.layoutFrame.size, scale = zoomScale
    // A new size puts the zoomed view where it would be at a scale of 1.
    if let view = zoomedView, scale != 1, let oldSize, view.bounds.size != oldSize {
      let corner = view.frameWithoutTransform.origin
      view.center = CGPoint(
        x: (corner.x + view.bounds.width / 2) * scale, y: (corner.y + view.bounds.height / 2) * scale)
    }
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }
}
