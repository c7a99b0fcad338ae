@testable import SwiftUI

/// Lines that views and actions write down, in order.
final class Notes: @unchecked Sendable {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}

/// A way from outside to the state of a view, kept by its body.
final class Handle<Value> {
  var binding: Binding<Value>!
  var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

/// Shows content that depends on a value; the value is written through the handle.
struct Driven<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Value) -> Content

  init(_ initial: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: initial)
    self.handle = handle
    self.content = content
  }
  var body: some View {
    handle.binding = $value
    return content(value)
  }
}
