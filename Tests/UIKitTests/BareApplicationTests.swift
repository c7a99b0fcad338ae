import CoreGraphics
import Foundation
import Testing
import UIKit

/// What is made before an application has a host: nothing is found, and the program goes on.
@MainActor @Suite(.serialized) struct BareApplicationTests {
  private func withBareApplication(_ body: () -> Void) {
    let before = UIApplication.current
    UIApplication(services: nil).becomeCurrent()
    body()
    before?.becomeCurrent()
  }

  @Test func picturesAreNotFound() {
    withBareApplication {
      #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(UIImage(named: "cover") == nil)
      #expect(UIImage(systemName: "heart") == nil)
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }.cgImage == nil)
    }
  }

  @Test func textsHaveNoSize() {
    withBareApplication {
      #expect(UIFont.systemFont(ofSize: 17).lineHeight == 0)
      let label = UILabel()
      label.text = "words"
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
      #expect(label.intrinsicContentSize == .zero)
    }
  }

  /// Services belong to the application that a screen makes; what was made before it goes on with those.
  @Test func aHostThatComesLaterIsAsked() {
    withBareApplication {
      let stage = Stage()
      stage.application.becomeCurrent()
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(stage.console.lines.contains { $0.contains("no pictures here") }, "\(stage.console.lines)")
    }
  }
}
