/// Which callback of the app is running; the causes of updates name it. Main thread only.
enum ActionContext {
  nonisolated(unsafe) private(set) static var name: (() -> String)?

  /// `cause`, with the callback that is running now.
  static func named(_ cause: @escaping () -> String) -> () -> String {
    guard let action = name?() else { return cause }
    return { "\(cause()), written by \(action)" }
  }

  static func with(_ name: () -> String, _ body: () -> Void) {
    withoutActuallyEscaping(name) { name in
      let previous = self.name
      self.name = name
      body()
      self.name = previous
    }
  }
}
