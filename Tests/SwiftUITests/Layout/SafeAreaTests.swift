import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// Bars and corners of a telephone: 47 points above, 34 below.
@MainActor
struct SafeAreaTests {
  private let size = CGSize(width: 390, height: 844)
  private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private let all = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let safe = CGRect(x: 0, y: 47, width: 390, height: 763)

  private func host<V: View>(@ViewBuilder _ view: () -> V) -> Host<V> { Host(size: size, safeArea: insets, view()) }

  @Test func viewsLieInTheSafeArea() { #expect(host { filler("a") }.frame(of: "a") == safe) }

  /// Facts 4.1: its content is proposed what the insets take as well, and placed there.
  @Test func ignoringReachesToTheEdges() {
    #expect(host { filler("a").ignoresSafeArea() }.frame(of: "a") == all)
    #expect(host { filler("a").edgesIgnoringSafeArea(.top) }.frame(of: "a") == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(host { filler("a").ignoresSafeArea(edges: .bottom) }.frame(of: "a") == CGRect(x: 0, y: 47, width: 390, height: 797))
    #expect(host { filler("a").ignoresSafeArea(edges: .horizontal) }.frame(of: "a") == safe)
    #expect(host { filler("a").ignoresSafeArea(.keyboard) }.frame(of: "a") == safe)
  }

  /// Facts 4.1: `ignoresSafeArea` reports the size for the proposal unchanged.
  @Test func theReportedSizeStays() {
    let host = host {
      VStack(spacing: 0) {
        filler("a").ignoresSafeArea(); box("b", 390, 100)
      }
    }
    #expect(host.frame(of: "b") == CGRect(x: 0, y: 710, width: 390, height: 100))
    // It touches the upper edge only.
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 390, height: 710))
  }

  /// Facts 4.1: edges that do not touch the safe area expand by nothing.
  @Test func aViewThatTouchesNoEdgeStays() {
    let host = host { filler("a").ignoresSafeArea().frame(width: 100, height: 100) }
    #expect(host.frame(of: "a") == CGRect(x: 145, y: (378.5 * 3).rounded() / 3, width: 100, height: 100))
  }

  @Test func nestedIgnoringAddsNothing() {
    #expect(host { filler("a").ignoresSafeArea().ignoresSafeArea() }.frame(of: "a") == all)
    #expect(host { filler("a").ignoresSafeArea(edges: .bottom).ignoresSafeArea(edges: .top) }.frame(of: "a") == all)
    #expect(host { ZStack { filler("a").ignoresSafeArea() }.ignoresSafeArea() }.frame(of: "a") == all)
  }

  @Test func depthStacksKeepTheOthersInside() {
    let host = host {
      ZStack(alignment: .top) {
        filler("back").ignoresSafeArea(); box("a", 50, 50)
      }
    }
    #expect(host.frame(of: "back") == all)
    #expect(host.frame(of: "a") == CGRect(x: 170, y: 47, width: 50, height: 50))
  }

  /// Facts 4.1: a style in `background` ignores the safe area, a view does not.
  @Test func aStyleBehindReachesToTheEdgesAndAViewDoesNot() {
    let host = host { VStack { Spacer() }.frame(maxWidth: .infinity).background { filler("view") }.background(Color.red) }
    #expect(host.frame(of: "view") == safe)
    #expect(host.layers.contains("Rectangle (0, 0) 390×844"), "\(host.layers)")
  }

  /// Facts 4.1: `safeAreaInsets` of a proxy are those that overlap its frame.
  @Test func insetsOfAProxy() {
    final class Reading { var insets = EdgeInsets(); var size = CGSize.zero }
    func read<V: View>(_ change: (AnyView) -> V) -> Reading {
      let reading = Reading()
      let reader = GeometryReader { proxy in
        let _ = (reading.insets = proxy.safeAreaInsets, reading.size = proxy.size)
        Color.clear
      }
      _ = Host(size: size, safeArea: insets, change(AnyView(reader)))
      return reading
    }
    let expected = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    #expect(read { $0 }.insets == expected)
    #expect(read { $0 }.size == safe.size)
    let full = read { $0.ignoresSafeArea() }
    #expect(full.size == all.size && full.insets == expected)
    #expect(read { $0.frame(height: 100) }.insets == EdgeInsets())
    #expect(
      read { view in
        VStack(spacing: 0) {
          view; Color.red.frame(height: 10)
        }
      }.insets == EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func aNewSafeAreaMovesEverything() {
    let host = host {
      ZStack {
        filler("back").ignoresSafeArea(); filler("a")
      }
    }
    host.resize(to: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(host.frame(of: "back") == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(host.frame(of: "a") == CGRect(x: 47, y: 0, width: 750, height: 369))
  }
}
