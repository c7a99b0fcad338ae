import SwiftUI
import UIKit

final class ToastController: UIViewController {
  private let host = UIHostingController(rootView: AnyView(Text("saved").padding().background(.yellow)))
  private var bottom: NSLayoutConstraint!
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host); view.addSubview(host.view); host.didMove(toParent: self)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    bottom = host.view.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -80)
    NSLayoutConstraint.activate([bottom, host.view.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let h = host.view.bounds.height  // includes the host's own safe-area padding
    if bottom.constant != -(80 - h) { bottom.constant = -(80 - h); view.setNeedsLayout() }  // bug: chases itself
  }
}
