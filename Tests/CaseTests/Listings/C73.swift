import SwiftUI
import UIKit

struct Zoomable: UIViewRepresentable {
  let image: UIImage
  func makeCoordinator() -> C { C() }
  func makeUIView(context: Context) -> UIScrollView {
    let s = UIScrollView(); s.delegate = context.coordinator; s.maximumZoomScale = 5
    let v = UIImageView(image: image); v.contentMode = .scaleAspectFit
    v.frame = s.bounds  // .zero here: bug
    s.contentSize = s.bounds.size
    s.minimumZoomScale = s.bounds.width / max(1, image.size.width)  // 0
    s.addSubview(v); context.coordinator.v = v
    return s
  }
  func updateUIView(_ s: UIScrollView, context: Context) {}
  final class C: NSObject, UIScrollViewDelegate {
    weak var v: UIImageView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { v }
  }
}
