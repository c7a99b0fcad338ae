import SwiftUI
import Testing
import Touchstone

/// The wheel and the keys in touch scripts.
@MainActor @Suite struct PointerScriptTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 40) }
        }
      }
    }
  }
  private func play(_ text: String) throws -> Screen {
    let screen = try Screen(.iPhoneSE) { Rows() }
    try screen.play(TouchScript(text, name: "wheel.touches"))
    return screen
  }

  @Test func aWheelAndKeysScroll() throws {
    let screen = try play(
      """
      wheel 50% 50% by 0 420
      settle
      expect no "row 9"
      expect "row 10"
      pointer "row 12"
      key down times 2
      settle
      expect no "row 11"
      key home
      settle
      expect "row 0"
      """)
    #expect(screen.pointerLocation.map { abs($0.x - 375 / 2) < 1 } == true)
  }

  @Test func whatIsWrittenWrongIsNamed() {
    for (line, reason) in [
      ("wheel 10 10 by 0", "DY in points"), ("wheel 10 10 by 0 60 with alt", "shift, control"),
      ("key enter", "page-down, space"), ("key down times 0", "from 1 to 1000"),
    ] {
      let error = #expect(throws: TouchScriptErrors.self) { try TouchScript(line, name: "s") }
      #expect("\(error as Any)".contains(reason), "\(line)")
    }
  }
}
