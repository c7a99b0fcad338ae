import Foundation
import SwiftUI
import Touchstone

/// Modifiers one around the other: what each costs, and whether the stack holds them.
@MainActor
enum Nesting {
  static func run(depth: Int) throws {
    var view = AnyView(Text("innermost"))
    for _ in 0..<depth { view = AnyView(view.padding(0.01)) }
    let nested = view
    let begin = Date()
    let screen = try Screen { nested }
    try screen.settle()
    report("nest-\(depth)", Date().timeIntervalSince(begin) * 1e3, "ms")
    report("innermost-shown-under-\(depth)", screen.shows(text: "innermost") ? 1 : 0, "of-1")
    screen.console.forEach { print($0.prefix(300)) }
  }
}
