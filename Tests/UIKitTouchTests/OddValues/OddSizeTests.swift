import CoreGraphics
import SwiftUI
import Testing
import Touchstone

@testable import UIKit

/// Sizes that are none as answers of an app's own views.
@MainActor @Suite struct OddSizeTests {
  private static let device = Device(name: "odd", size: CGSize(width: 100, height: 100), scale: 1, safeArea: .zero)
  private nonisolated static let none: [CGFloat] = [.nan, .infinity, -.infinity, -7]

  private final class Odd: UIView {
    var content: CGFloat = 0
    var fitting: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: content, height: 20) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: fitting, height: 20) }
  }
  private struct Bridge: UIViewRepresentable {
    var answer: CGFloat?
    var content: CGFloat = UIView.noIntrinsicMetric
    func makeUIView(context: Context) -> Odd { Odd(frame: .zero) }
    func updateUIView(_ view: Odd, context: Context) { view.content = content }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Odd, context: Context) -> CGSize? {
      answer.map { CGSize(width: $0, height: 10) }
    }
  }
  private func lines(_ screen: Screen, _ word: String) -> [String] { screen.console.filter { $0.contains(word) } }

  @Test(arguments: none) func ofARepresentable(size: CGFloat) throws {
    let screen = try Screen(Self.device) { HStack { Bridge(answer: size, content: 30).accessibilityIdentifier("bridge") } }
    screen.advance(by: 0.1)
    _ = screen.picture()
    #expect(screen.console.count == 1 && lines(screen, "Bridge.sizeThatFits").count == 1, "\(screen.console)")
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"))
    #expect(try screen.find(id: "bridge").frame.size == CGSize(width: 100, height: 100))
  }

  @Test(arguments: none) func ofContentInSwiftUI(size: CGFloat) throws {
    let screen = try Screen(Self.device) { HStack { Bridge(content: size) } }
    screen.advance(by: 0.1)
    _ = screen.picture()
    #expect(screen.console.count == 1 && lines(screen, "Odd").count == 1, "\(screen.console)")
    #expect(lines(screen, "intrinsicContentSize answers with \(size)").count == 1, "\(screen.console)")
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"))
  }

  @Test(arguments: none) func ofContentAmongConstraints(size: CGFloat) throws {
    let controller = UIViewController(), odd = Odd(frame: .zero)
    odd.content = size
    odd.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(odd)
    NSLayoutConstraint.activate([
      odd.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      odd.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let screen = try Screen(Self.device, controller: { controller })
    for _ in 0..<3 {
      odd.invalidateIntrinsicContentSize()
      screen.advance(by: 0.1)
    }
    #expect(screen.console.count == 1 && lines(screen, "intrinsicContentSize").count == 1, "\(screen.console)")
    #expect(odd.frame.size == CGSize(width: 0, height: 20))
  }

  @Test(arguments: none) func inAStack(size: CGFloat) throws {
    let controller = UIViewController(), odd = Odd(frame: .zero), other = Odd(frame: .zero)
    odd.content = size
    other.content = 30
    let stack = UIStackView(arrangedSubviews: [odd, other])
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.view.addSubview(stack)
    let screen = try Screen(Self.device, controller: { controller })
    #expect(screen.console.count == 1 && lines(screen, "intrinsicContentSize").count == 1, "\(screen.console)")
    #expect([odd.frame.width, other.frame.width].allSatisfy { $0.isFinite && $0 >= 0 })
  }

  @Test(arguments: none) func ofSizeToFit(size: CGFloat) throws {
    let controller = UIViewController(), odd = Odd(frame: CGRect(x: 5, y: 6, width: 40, height: 50))
    odd.fitting = size
    controller.view.addSubview(odd)
    let screen = try Screen(Self.device, controller: { controller })
    odd.sizeToFit()
    odd.sizeToFit()
    #expect(odd.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    #expect(screen.console.count == 1 && lines(screen, "sizeThatFits answers with \(size)").count == 1, "\(screen.console)")
  }
}
