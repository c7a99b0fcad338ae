import Charts
import SwiftUI
import Testing
import Touchstone

/// A finger that is meant for a mark goes to where the mark is seen, and what lies in front takes the touch.
@MainActor @Suite struct AimTests {
  @MainActor @Observable final class Model {
    var picked: Int?
    var presses = 0
  }

  private struct Bars: View {
    let model: Model
    var isCovered = false
    var body: some View {
      Chart(1...8, id: \.self) {
        BarMark(x: .value("session", "\($0)"), y: .value("accuracy", Double($0 % 5 + 3) / 8))
          .accessibilityIdentifier("bar-\($0)")
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear.contentShape(Rectangle()).onTapGesture { place in
            let name: String? = proxy.value(atX: place.x - geometry[proxy.plotFrame!].minX)
            model.picked = name.flatMap(Int.init)
          }
        }
      }
      .overlay { if isCovered { Color.gray.onTapGesture { model.picked = -1 } } }
      .frame(width: 300, height: 200)
    }
  }

  @Test func aBarUnderAnOverlayIsTappedByItsName() throws {
    let model = Model(), screen = try Screen { Bars(model: model) }
    try screen.settle()
    for bar in 1...8 {
      try screen.tap(id: "bar-\(bar)")
      #expect(model.picked == bar)
      model.picked = nil
      try screen.find(id: "bar-\(bar)").activate()
      #expect(model.picked == bar, "by assistive technology")
    }
    // Its touches are another's all the same.
    #expect(try screen.find(id: "bar-3").whyNotTappable?.contains("what it draws takes no touches; ") == true)
  }

  /// Nobody puts a finger on what is not seen.
  @Test func aBarThatIsNotSeenIsNotTapped() throws {
    let model = Model(), screen = try Screen { Bars(model: model, isCovered: true) }
    try screen.settle()
    let error = #expect(throws: ElementError.self) { try screen.tap(id: "bar-3") }
    #expect(error?.description.contains("takes the touch") == true, "\(String(describing: error))")
    #expect(model.picked == nil)
  }

  /// A button waits for its finger: that it never comes is said.
  @Test func aButtonUnderAnUnseenViewIsReported() throws {
    let model = Model()
    let screen = try Screen {
      Button("press") { model.presses += 1 }
        .overlay { Color.clear.contentShape(Rectangle()).onTapGesture { model.picked = 0 } }
    }
    try screen.settle()
    #expect(throws: ElementError.self) { try screen.tap(text: "press") }
    #expect(model.picked == nil && model.presses == 0)
  }

  /// A place of its own comes first.
  @Test func anActivationPointIsWhereTheFingerGoes() throws {
    let model = Model()
    let screen = try Screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { model.picked = 1 }
        Color.blue.frame(width: 50, height: 50).onTapGesture { model.picked = 2 }
      }
      .accessibilityElement()
      .accessibilityIdentifier("pair")
      .accessibilityActivationPoint(UnitPoint(x: 0.75, y: 0.5))
    }
    try screen.settle()
    try screen.tap(id: "pair")
    #expect(model.picked == 2)
  }
}
