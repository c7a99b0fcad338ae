/// Where the runtime's console lines go.
public protocol Console: AnyObject {
  func write(_ line: String)
}

/// Prints each line to standard output.
public final class StandardConsole: Console {
  public init() {}
  public func write(_ line: String) { print(line) }
}
