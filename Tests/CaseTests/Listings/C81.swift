import SwiftUI
import UIKit

final class Container: UIViewController {
  let host = UIHostingController(rootView: Counter())
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host); view.addSubview(host.view); host.didMove(toParent: self)
    host.view.frame = CGRect(x: 100, y: 150, width: 200, height: 100)
  }
  func shift() { host.view.frame.origin.y += 80 }
}
struct Counter: View {
  @State private var n = 0
  var body: some View {
    Text("taps \(n)")
      .onTapGesture(coordinateSpace: .global) { p in
        print(p); n += 1
      }
      .padding()
  }
}
