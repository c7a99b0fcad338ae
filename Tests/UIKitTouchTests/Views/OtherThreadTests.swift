import CoreGraphics
import Foundation
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Views that are changed on other threads than the main one.
@MainActor @Suite struct OtherThreadTests {
  private static let device = Device(name: "threads", size: CGSize(width: 100, height: 100), scale: 1, safeArea: .zero)

  private struct Sent: @unchecked Sendable {
    let run: () -> Void
  }
  /// Runs `work` on another thread and waits for it.
  private func elsewhere(_ work: @escaping () -> Void) {
    let sent = Sent(run: work), done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      sent.run()
      done.signal()
    }
    done.wait()
  }
  private struct Views: @unchecked Sendable {
    let view: UIView, label: UILabel, image: UIImageView, added: UIView
  }
  private struct Change: @unchecked Sendable {
    let member: String
    let make: @MainActor (Views) -> Void
    /// Whether it is as it was asked for.
    let isMade: @MainActor (Views) -> Bool
    init(
      _ member: String, _ make: @escaping @MainActor (Views) -> Void, _ isMade: @escaping @MainActor (Views) -> Bool
    ) {
      self.member = member
      self.make = make
      self.isMade = isMade
    }
  }
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  private static let font = UIFont.boldSystemFont(ofSize: 30)
  private static let changes = [
    Change("UIView.frame", { $0.view.frame.origin.x = 7 }, { $0.view.frame.origin.x == 7 }),
    Change("UIView.bounds", { $0.view.bounds.size.width = 9 }, { $0.view.bounds.width == 9 }),
    Change("UIView.center", { $0.view.center.x = 33 }, { $0.view.center.x == 33 }),
    Change("UIView.transform", { $0.view.transform.tx = 3 }, { $0.view.transform.tx == 3 }),
    Change("UIView.alpha", { $0.view.alpha = 0.5 }, { $0.view.alpha == 0.5 }),
    Change("UIView.isHidden", { $0.view.isHidden = true }, { $0.view.isHidden }),
    Change("UIView.clipsToBounds", { $0.view.clipsToBounds = true }, { $0.view.clipsToBounds }),
    Change("UIView.backgroundColor", { $0.view.backgroundColor = .red }, { $0.view.backgroundColor == .red }),
    Change("UIView.tintColor", { $0.view.tintColor = .green }, { $0.view.tintColor == .green }),
    Change(
      "UIView.isUserInteractionEnabled", { $0.view.isUserInteractionEnabled = false }, { !$0.view.isUserInteractionEnabled }),
    Change("UIView.addSubview(_:)", { $0.view.addSubview($0.added) }, { $0.added.superview === $0.view }),
    Change("UIView.removeFromSuperview()", { $0.view.removeFromSuperview() }, { $0.view.superview == nil }),
    Change("UILabel.text", { $0.label.text = "new" }, { $0.label.text == "new" }),
    Change(
      "UILabel.attributedText", { $0.label.attributedText = NSAttributedString(string: "new") }, { $0.label.text == "new" }),
    Change("UILabel.font", { $0.label.font = font }, { $0.label.font == font }),
    Change("UILabel.textColor", { $0.label.textColor = .red }, { $0.label.textColor == .red }),
    Change("UILabel.invalidateIntrinsicContentSize()", { $0.label.numberOfLines = 3 }, { $0.label.numberOfLines == 3 }),
    Change("UIImageView.image", { $0.image.image = picture }, { $0.image.image === picture }),
  ]

  @Test func everyChangeIsNamedOnceAndMadeLater() throws {
    for change in Self.changes {
      let controller = UIViewController()
      let views = Views(
        view: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
        label: UILabel(frame: CGRect(x: 0, y: 50, width: 50, height: 50)), image: UIImageView(frame: .zero),
        added: UIView(frame: .zero))
      for view in [views.view, views.label, views.image] { controller.view.addSubview(view) }
      let screen = try Screen(Self.device, controller: { controller })
      elsewhere {
        for _ in 0..<50 { unsafeBitCast(change.make, to: ((Views) -> Void).self)(views) }
      }
      screen.advance(by: 0.1)
      #expect(change.isMade(views), "\(change.member)")
      let lines = screen.console.filter { $0.contains(change.member) && $0.contains("from another thread") }
      #expect(lines.count == 1 && screen.console.count == 1, "\(change.member): \(screen.console)")
      _ = screen.picture()
      #expect(screen.unsettledFrames.isEmpty)
    }
  }

  private struct Counter: View {
    let handle: StateHandle
    @State private var count = 0
    var body: some View {
      handle.set = { count = $0 }
      return Text("count \(count)")
    }
  }
  private final class StateHandle: @unchecked Sendable {
    var set: (Int) -> Void = { _ in }
  }
  @Test func aHundredWritesOfStateAreOneLine() throws {
    let handle = StateHandle()
    let screen = try Screen(Self.device) { Counter(handle: handle) }
    for round in 0..<2 {
      elsewhere { for count in 1...100 { handle.set(100 * round + count) } }
      screen.advance(by: 0.1)
    }
    #expect(screen.findAll(text: "count 200").count == 1)
    #expect(screen.console.count == 1 && screen.console[0].contains("background thread"), "\(screen.console)")
  }
}
