import CoreGraphics

extension UIScrollView {
  /// The content, for constraints. Edges of the scroll view itself mean the same in constraints of what is in it.
  ///
  /// What is fixed to opposite edges of it gives `contentSize` its length along that axis; along an axis of which constraints say
  /// nothing the app's own `contentSize` stays.
  public var contentLayoutGuide: UILayoutGuide {
    if let storedContentGuide { return storedContentGuide }
    let guide = UILayoutGuide(owner: self, identifier: "UIScrollView-contentLayoutGuide", placement: .origin { _ in .zero })
    storedContentGuide = guide
    return guide
  }

  /// What is seen of the scroll view, for constraints: what is fixed to it stays while the content moves.
  public var frameLayoutGuide: UILayoutGuide {
    if let storedFrameGuide { return storedFrameGuide }
    let guide = UILayoutGuide(
      owner: self, identifier: "UIScrollView-frameLayoutGuide",
      placement: .insets { view in
        let offset = view.bounds.origin
        return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
      })
    storedFrameGuide = guide
    return guide
  }

  /// Constraints have been solved: the content is as large as they say. While it is zoomed, zooming says so.
  func takeConstrainedSize() {
    guard let guide = storedContentGuide, !isZooming, zoomScale == 1 else { return }
    let solved = guide.layoutFrame.size
    let size = CGSize(
      width: solved.width > 0 ? solved.width : contentSize.width, height: solved.height > 0 ? solved.height : contentSize.height)
    if size != contentSize { contentSize = size }
  }
}
