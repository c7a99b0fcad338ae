import SwiftUI
import UIKit

/// A picture in a `UIScrollView`, zoomed from 1 to 5 times.
///
/// The picture is tied to the scroll view's guides and not given a frame: when it is made, the scroll view has no size yet.
struct ZoomableScan: UIViewRepresentable {
  /// nil while it is decoded: the page can be pulled away meanwhile.
  let image: UIImage?
  let onZoom: (Bool) -> Void
  let onPull: (PullPhase) -> Void

  func makeCoordinator() -> ZoomCoordinator { ZoomCoordinator() }

  func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.delegate = context.coordinator
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 5
    scrollView.bouncesZoom = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false

    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(imageView)

    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      imageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      imageView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ])

    context.coordinator.attach(to: scrollView)
    return scrollView
  }

  func updateUIView(_ scrollView: UIScrollView, context: Context) {
    context.coordinator.onZoom = onZoom
    context.coordinator.onPull = onPull
    guard let imageView = scrollView.subviews.first as? UIImageView else { return }
    if imageView.image !== image { imageView.image = image }
  }
}
