import SwiftUI
import Testing

@testable import SwiftUI

private struct Frames: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
private struct Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}

@MainActor @Suite struct AnchorTests {
  private struct Tabs: View {
    @State var chosen = "b"
    @State var shift: CGFloat = 0
    let control: Control
    var body: some View {
      control.chosen = $chosen
      control.shift = $shift
      return HStack(spacing: 10) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Color.red.frame(width: name == "c" ? 40 : 20, height: 10)
            .anchorPreference(key: Frames.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(.leading, shift)
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          if let anchor = frames[chosen] {
            let frame = proxy[anchor]
            Color.blue.frame(width: frame.width, height: 2).accessibilityIdentifier("mark").offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
    }
  }
  private final class Control {
    var chosen: Binding<String>!
    var shift: Binding<CGFloat>!
  }

  @Test func aMarkFollowsTheChosenTab() {
    let control = Control()
    let host = Host(size: CGSize(width: 100, height: 50), Tabs(control: control))
    #expect(isNear(host.frame(of: "mark"), CGRect(x: 30, y: 30, width: 20, height: 2)))
    control.chosen.wrappedValue = "c"
    host.frame(after: 1)
    #expect(isNear(host.frame(of: "mark"), CGRect(x: 60, y: 30, width: 40, height: 2)))
    control.shift.wrappedValue = 20
    host.frame(after: 1)
    #expect(isNear(host.frame(of: "mark"), CGRect(x: 70, y: 30, width: 40, height: 2)))
  }

  @Test func anchorsPassThroughOffsetsAndScales() {
    var found: CGPoint?
    let view = Color.red.frame(width: 20, height: 20)
      .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
      .scaleEffect(2)
      .offset(x: 5, y: 7)
      .frame(width: 100, height: 100)
      .backgroundPreferenceValue(Corner.self) { corner in
        GeometryReader { proxy in
          let _ = found = corner.map { proxy[$0] }
          Color.clear
        }
      }
    _ = Host(size: CGSize(width: 200, height: 200), view)
    #expect(found == CGPoint(x: 50 + 20 + 5, y: 50 + 20 + 7))
  }

  @Test func aTransformAddsToWhatIsInside() {
    var found: [String: CGRect] = [:]
    let view = VStack {
      Color.red.anchorPreference(key: Frames.self, value: .bounds) { ["in": $0] }
    }
    .transformAnchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { $0["out"] = $1 }
    .overlayPreferenceValue(Frames.self) { frames in
      GeometryReader { proxy in
        let _ = found = frames.mapValues { proxy[$0] }
        Color.clear
      }
    }
    _ = Host(size: CGSize(width: 50, height: 50), view)
    #expect(found == ["in": CGRect(x: 0, y: 0, width: 50, height: 50), "out": CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test func anchorsOfOnePlaceAreEqual() {
    var told = 0
    struct Moving: View {
      @State var x: CGFloat = 0
      let onMove: () -> Void
      let control: Control
      var body: some View {
        control.shift = $x
        return Color.red.frame(width: 10, height: 10)
          .anchorPreference(key: Corner.self, value: .center) { $0 }
          .offset(x: max(0, x))
          .onPreferenceChange(Corner.self) { _ in onMove() }
      }
    }
    let control = Control()
    let host = Host(size: CGSize(width: 50, height: 50), Moving(onMove: { told += 1 }, control: control))
    #expect(told == 1)
    control.shift.wrappedValue = -5
    host.frame(after: 1)
    #expect(told == 1)
    control.shift.wrappedValue = 5
    host.frame(after: 1)
    #expect(told == 2)
  }
}
