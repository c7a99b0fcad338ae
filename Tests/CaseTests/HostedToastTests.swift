import SwiftUI
import Testing
import Touchstone
import UIKit

/// C13: a hosting controller that grows for the safe area, and is moved because it has grown.
@MainActor @Suite struct HostedToastTests {
  private final class RightToast: UIViewController {
    let host = UIHostingController(rootView: AnyView(Text("saved").padding().background(.yellow)))
    override func viewDidLoad() {
      super.viewDidLoad()
      host.safeAreaRegions = []
      addChild(host)
      view.addSubview(host.view)
      host.didMove(toParent: self)
      host.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        host.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }

  /// The listing: once moved under the home indicator the host is 34 points higher, is moved further for that, and ends below the
  /// screen. It comes to rest, as no view is covered by more than what covers the screen.
  @Test func aHostThatIsMovedByItsOwnHeightLeavesTheScreen() throws {
    let screen = try Screen(.caseStudy, controller: { ToastController() })
    try screen.settle()
    let host = try #require(screen.window.rootViewController?.view.subviews.first)
    #expect(host.frame.height == 53 + 34 && host.frame.minY > 844, "\(host.frame)")
    #expect(!screen.shows(text: "saved") && screen.unsettledFrames.isEmpty)
  }

  @Test func withoutRegionsItIsAsLargeAsItsContent() throws {
    let toast = RightToast()
    let screen = try Screen(.caseStudy, controller: { toast })
    try screen.settle()
    #expect(toast.host.view.frame == CGRect(x: 155, y: 844 - 53, width: 80, height: 53))
    #expect(screen.shows(text: "saved"))
  }
}
