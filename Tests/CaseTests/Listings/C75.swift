import SwiftUI
import UIKit

struct Fitting: UIViewRepresentable {
  let image: UIImage
  func makeUIView(context: Context) -> UIScrollView {
    let s = UIScrollView()
    let v = UIImageView(image: image); v.tag = 7
    s.addSubview(v)
    DispatchQueue.main.async { fit(v, in: s) }  // bug: one frame late
    return s
  }
  func updateUIView(_ s: UIScrollView, context: Context) {
    guard let v = s.viewWithTag(7) as? UIImageView else { return }
    DispatchQueue.main.async { fit(v, in: s) }
  }
  private func fit(_ v: UIImageView, in s: UIScrollView) {
    let k = min(s.bounds.width / image.size.width, s.bounds.height / image.size.height)
    guard k.isFinite, k > 0 else { return }
    v.frame.size = CGSize(width: image.size.width * k, height: image.size.height * k)
    v.center = CGPoint(x: s.bounds.midX, y: s.bounds.midY)
  }
}
