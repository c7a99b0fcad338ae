import CoreGraphics

/// A method with its types open to a look before it is called.
struct SelectorThunk {
  /// The class that the method belongs to.
  let target: Any.Type
  let parameters: [Any.Type]
  private let belongs: (AnyObject) -> Bool
  private let accepts: [(Any) -> Bool]
  private let run: (AnyObject, [Any]) -> Any

  init<Target>(target: Target.Type, parameters: [Any.Type], run: @escaping (AnyObject, [Any]) -> Any) {
    self.target = target
    self.parameters = parameters
    self.run = run
    belongs = { $0 is Target }
    accepts = parameters.map { type in
      func test<Parameter>(_: Parameter.Type) -> (Any) -> Bool { { $0 is Parameter } }
      return _openExistential(type, do: test)
    }
  }

  /// The target's class has the method.
  func belongs(to target: AnyObject) -> Bool { belongs(target) }

  /// Calls the method, or says why it can't be called. Arguments that it does not take are dropped, missing ones are nil.
  func call(on target: AnyObject, with arguments: [Any?]) -> Result<Any, SelectorMismatch> {
    guard belongs(target) else { return .failure(.target(is: type(of: target), wanted: self.target)) }
    var values: [Any] = []
    for (index, wanted) in parameters.enumerated() {
      let argument = index < arguments.count ? arguments[index] : nil
      // What is nil is handed on as the parameter's own kind of nil, if it has one.
      let value = argument ?? Optional<Any>.none as Any
      guard accepts[index](value) else {
        return .failure(.argument(at: index, is: argument.map { type(of: $0) }, wanted: wanted))
      }
      values.append(value)
    }
    return .success(run(target, values))
  }
}

/// Why a selector could not call its method.
enum SelectorMismatch: Error {
  case target(is: Any.Type, wanted: Any.Type)
  case argument(at: Int, is: Any.Type?, wanted: Any.Type)

  /// What happened, the rule, the likely cause and the remedy.
  func report(of selector: Selector) -> String {
    switch self {
    case .target(let type, let wanted):
      """
      \(selector) was not called on an object of \(type): its #selector names the method of \(wanted). iOS calls whatever method \
      has the name, and ends the app with "unrecognized selector sent to instance" where there is none. Likely the wrong object was \
      given as target; if \(type) has a method of that name, write #selector(\(type).…).
      """
    case .argument(let index, let type, let wanted):
      """
      \(selector) was not called: its parameter \(index + 1) is declared as \(wanted) and it was sent \
      \(type.map { "an object of \($0)" } ?? "nil"). iOS does not look and hands it on, which goes wrong when it is used. Likely the \
      method was meant for another sender; declare the parameter as what is sent, or as Any?.
      """
    }
  }
}
