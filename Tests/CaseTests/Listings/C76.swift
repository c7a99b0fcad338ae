import UIKit

final class Zoomer: NSObject, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let variant: Int
  init(variant: Int) {
    self.variant = variant; super.init()
    scroll.delegate = self; scroll.maximumZoomScale = 4; scroll.addSubview(page)
    let t = UITapGestureRecognizer(target: self, action: #selector(twice(_:))); t.numberOfTapsRequired = 2
    scroll.addGestureRecognizer(t)
  }
  @objc func twice(_ g: UITapGestureRecognizer) {
    let k: CGFloat = 3
    let w = scroll.bounds.width / k, h = scroll.bounds.height / k
    switch variant {
    case 0: scroll.setZoomScale(k, animated: false)  // bug: centre
    case 1:
      let p = g.location(in: scroll);
      scroll.zoom(to: CGRect(x: p.x - w / 2, y: p.y - w / 2, width: w, height: w), animated: false)  // bug
    default:
      let p = g.location(in: page); scroll.zoom(to: CGRect(x: p.x - w / 2, y: p.y - h / 2, width: w, height: h), animated: false)
    }
  }
  func viewForZooming(in s: UIScrollView) -> UIView? { page }
}
