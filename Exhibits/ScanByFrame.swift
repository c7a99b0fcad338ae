import SwiftUI
import UIKit

/// A scan in a scroll view whose image view is given a frame, or is tied to the guides.
///
/// **What is told.** With a frame set by hand the screen stayed white. When `makeUIView` runs, the scroll view has no size yet;
/// constraints instead of the frame showed the picture at once.
public struct ScanByFrame: UIViewRepresentable {
  public enum Sizing: Hashable, CaseIterable, Sendable {
    /// The fault: `imageView.frame = scrollView.bounds`, which is zero.
    case frame
    /// The right version.
    case constraints
  }

  private let image: UIImage
  private let sizing: Sizing

  public init(_ image: UIImage, sizing: Sizing) {
    self.image = image
    self.sizing = sizing
  }

  public func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView()
    let imageView = UIImageView(image: image)
    imageView.contentMode = .scaleAspectFit
    scrollView.addSubview(imageView)
    switch sizing {
    case .frame:
      imageView.frame = scrollView.bounds
    case .constraints:
      imageView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        imageView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        imageView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        imageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        imageView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        imageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        imageView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      ])
    }
    return scrollView
  }

  public func updateUIView(_ scrollView: UIScrollView, context: Context) {}
}
