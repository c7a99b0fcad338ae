import CoreGraphics

/// The name of a method, with a way to call it.
///
/// Linux has no Objective-C runtime that finds a method by its name. So what `#selector(MyView.tapped(_:))` is rewritten to
/// carries the method: `Selector("tapped:", MyView.tapped(_:))`, which may also be written by hand. Equality is that of names, as
/// on iOS. A selector made of a name alone is absent: it could call nothing. See Documentation/Decisions/Selectors.md.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Objective-C's name, such as `tapped:` or `tapped:event:`.
  public let description: String
  /// What is called: on a target, with up to two arguments. Never changes, so that it may cross threads.
  let thunk: SelectorThunk

  init(name: String, thunk: SelectorThunk) {
    // Objective-C's names have a colon for each parameter; `#selector(tapped)` does not say how many there are.
    let isWhole = name.contains(":") || thunk.parameters.isEmpty
    description = isWhole ? name : name + String(repeating: ":", count: thunk.parameters.count)
    self.thunk = thunk
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// The methods come as unapplied references. Those of the main actor and those of no actor both convert to these types; which
// thread they are called on is the caller's matter, as on iOS.
extension Selector {
  /// A method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    let thunk = SelectorThunk(target: Target.self, parameters: []) { target, _ in method(target as! Target)() }
    self.init(name: name, thunk: thunk)
  }

  /// A method with one parameter: the sender of a control's event, a timer, a notification.
  public init<Target, First, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
    let thunk = SelectorThunk(target: Target.self, parameters: [First.self]) { target, arguments in
      method(target as! Target)(arguments[0] as! First)
    }
    self.init(name: name, thunk: thunk)
  }

  /// A method with two parameters: the sender of a control's event, and the event.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
    let thunk = SelectorThunk(target: Target.self, parameters: [First.self, Second.self]) { target, arguments in
      method(target as! Target)(arguments[0] as! First, arguments[1] as! Second)
    }
    self.init(name: name, thunk: thunk)
  }

  /// A property's getter: what `#selector(getter: MyView.title)` is rewritten to.
  public init<Target, Value>(getter name: String, _ read: @escaping @MainActor (Target) -> Value) {
    let read = unsafeBitCast(read, to: ((Target) -> Value).self)
    self.init(name: name, thunk: SelectorThunk(target: Target.self, parameters: []) { target, _ in read(target as! Target) })
  }

  /// A property's setter: what `#selector(setter: MyView.title)` is rewritten to.
  public init<Target, Value>(setter name: String, _ write: @escaping @MainActor (Target, Value) -> Void) {
    let write = unsafeBitCast(write, to: ((Target, Value) -> Void).self)
    let thunk = SelectorThunk(target: Target.self, parameters: [Value.self]) { target, arguments in
      write(target as! Target, arguments[0] as! Value)
    }
    self.init(name: name, thunk: thunk)
  }

  /// The static type of an object, which is not looked at: where `#selector(view.endEditing(_:))` finds its method.
  public static func owner<Object>(_ object: @autoclosure () -> Object?) -> Object.Type { Object.self }
}

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
