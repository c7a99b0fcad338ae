/// Tells the parts of a chain apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt
  private nonisolated(unsafe) static var last: UInt = 0
  private static let lock = NSLock()

  /// An identifier that nobody else has.
  public init() {
    number = Self.lock.withLock {
      Self.last += 1
      return Self.last << 1 | 1
    }
  }
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) << 1 }
  public var description: String { "0x\(String(number, radix: 16))" }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
