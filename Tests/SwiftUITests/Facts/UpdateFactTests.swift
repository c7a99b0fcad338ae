import SwiftUI
import Testing

@testable import SwiftUI

/// What is said of updates that go round (Documentation/Facts.md, 6), on views. The graph's own are in AttributeGraphTests.
@MainActor @Suite struct UpdateFactTests {
  private struct Loop: View {
    @State private var count = 0
    let handle: Handle<Int>
    let isOldForm: Bool
    var body: some View {
      handle.binding = $count
      return Group {
        if isOldForm {
          Color.red.onChange(of: count, perform: { count = $0 + 1 })
        } else {
          Color.red.onChange(of: count) { count += 1 }
        }
      }
    }
  }

  /// Facts 6: an action of `onChange` runs twice in a frame; the third is kept back and said once.
  @Test(arguments: [false, true]) func onChangeThatFeedsItself(isOldForm: Bool) {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 50, height: 50), Loop(handle: handle, isOldForm: isOldForm))
    handle.value = 10
    host.frame()
    #expect(handle.value == 12 && host.console.count == 1, "\(host.console)")
    #expect(host.console.first?.hasSuffix("action tried to update multiple times per frame.") == true)
    handle.value = 20
    host.frame()
    #expect(handle.value == 22 && host.console.count == 1)
  }

  private struct Writing: View {
    @State private var count = 0
    let handle: Handle<Int>
    var body: some View {
      handle.binding = $count
      let _ = { count += 1 }()
      return Text(verbatim: "count \(count)")
    }
  }

  /// Facts 6: state written while a body runs is dropped, with a line each time.
  @Test func stateWrittenInABody() {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 50, height: 50), Writing(handle: handle))
    #expect(host.layers.contains("count 0") && host.console.count == 1)
    #expect(host.console[0].hasPrefix("Modifying state during view update, this will cause undefined behavior."))
    handle.value = 5
    host.frame()
    #expect(host.layers.contains("count 5") && host.console.count == 2)
  }

  private struct Outside: View {
    @State var value = 3
    var body: some View { Text(verbatim: "\(value)") }
  }

  /// Facts 6: state of a view that is nowhere gives its initial value, and a write is lost.
  @Test func stateOutsideOfAView() {
    let view = Outside()
    view.value = 7
    #expect(view.value == 3)
  }
}
