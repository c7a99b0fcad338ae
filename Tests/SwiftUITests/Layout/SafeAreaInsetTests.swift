import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

@MainActor
struct SafeAreaInsetTests {
  private let size = CGSize(width: 390, height: 844)
  private let safe = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private func host<V: View>(@ViewBuilder _ view: () -> V) -> Host<V> { Host(size: size, safeArea: safe, view()) }

  @Test func barsTakeRoomFromTheRest() {
    let host = host { filler("a").safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 200, 50) } }
    #expect(host.frame(of: "bar") == CGRect(x: 95, y: 760, width: 200, height: 50))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 47, width: 390, height: 713))
  }

  @Test func whatIgnoresTheSafeAreaReachesUnderBars() {
    let host = host { filler("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 200, 50) } }
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = self.host {
      filler("a").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { box("bar", 20, 50) }.frame(width: 100, height: 200)
    }
    #expect(inner.frame(of: "a").map { isNear($0.size, 100, 200) } == true)
  }

  @Test func sidesAndAlignments() {
    let host = host {
      filler("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { box("bar", 30, 50) }
    }
    #expect(host.frame(of: "bar") == CGRect(x: 0, y: 47, width: 30, height: 50))
    #expect(host.frame(of: "a")?.minX == 35)
  }

  @Test func barsPileUp() {
    let host = host {
      filler("a").safeAreaInset(edge: .bottom, spacing: 0) { box("upper", 10, 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("lower", 10, 30) }
    }
    #expect(host.frame(of: "lower")?.maxY == 810 && host.frame(of: "upper")?.maxY == 780 && host.frame(of: "a")?.maxY == 760)
  }

  @Test func readersAreTold() {
    var insets = EdgeInsets()
    _ = host {
      GeometryReader { proxy in
        let _ = insets = proxy.safeAreaInsets
        Color.red
      }.safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 200, 50) }
    }
    #expect(insets == EdgeInsets(top: 47, leading: 0, bottom: 84, trailing: 0))
  }

  @Test func safeAreaPaddingInsetsContentOnly() {
    let host = host {
      ZStack {
        filler("back").ignoresSafeArea(); filler("a")
      }.safeAreaPadding(.horizontal, 20)
    }
    #expect(host.frame(of: "a") == CGRect(x: 20, y: 47, width: 350, height: 763))
    #expect(host.frame(of: "back") == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func framesRelativeToTheContainer() {
    #expect(
      host { filler("a").containerRelativeFrame([.horizontal, .vertical]).frame(width: 10) }.frame(of: "a")?.size
        == CGSize(width: 390, height: 763))
    let columns = host { VStack { filler("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10) } }
    #expect(columns.frame(of: "a").map { isNear($0.size, (390 - 30) / 4 * 2 + 10, 763) } == true)
    let own = host { filler("a").containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 2 : 0 } }
    #expect(own.frame(of: "a").map { isNear($0.size, 390, 763 / 2, within: 1 / 3) } == true)
  }
}
