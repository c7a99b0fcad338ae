import SwiftUI
import UIKit

final class Strip: UIScrollView, UIScrollViewDelegate {
  var index = 0
  private let pages = (0..<5).map { i -> UILabel in
    let l = UILabel(); l.text = "\(i)"; return l
  }
  override init(frame: CGRect) { super.init(frame: frame); isPagingEnabled = true; delegate = self; pages.forEach(addSubview) }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    for (i, p) in pages.enumerated() {
      p.frame = CGRect(x: CGFloat(i) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
    contentSize = CGSize(width: bounds.width * 5, height: bounds.height)
    // missing: contentOffset.x = CGFloat(index) * bounds.width when the width changed
  }
  func scrollViewDidScroll(_ s: UIScrollView) {
    index = Int((s.contentOffset.x / max(1, s.bounds.width)).rounded())  // bug: also runs during rotation
  }
}
struct StripView: UIViewRepresentable {
  func makeUIView(context: Context) -> Strip { Strip(frame: .zero) }
  func updateUIView(_ v: Strip, context: Context) {}
}
