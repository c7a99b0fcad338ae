/// Animatable data of whatever type. Between data of two types there is nothing: their sum and difference are the left one.
public struct AnyAnimatableData: VectorArithmetic {
  /// nil: the zero of every type.
  private var value: (any VectorArithmetic)?

  init<Value: VectorArithmetic>(_ value: Value) { self.value = value }
  private init() { value = nil }
  func vector<Value: VectorArithmetic>(as type: Value.Type) -> Value? { value == nil ? .zero : value as? Value }

  public static var zero: AnyAnimatableData { AnyAnimatableData() }
  public static func == (a: Self, b: Self) -> Bool {
    func open<Value: VectorArithmetic>(_ value: Value) -> Bool { b.vector(as: Value.self) == value }
    guard let value = a.value ?? b.value else { return true }
    return a.value == nil ? b == a : open(value)
  }
  public static func + (a: Self, b: Self) -> Self {
    func open<Value: VectorArithmetic>(_ value: Value) -> Self { AnyAnimatableData(value + (b.vector(as: Value.self) ?? .zero)) }
    guard let value = a.value else { return b }
    return open(value)
  }
  public static func - (a: Self, b: Self) -> Self {
    func open<Value: VectorArithmetic>(_ value: Value) -> Self { AnyAnimatableData(value - (b.vector(as: Value.self) ?? .zero)) }
    guard let value = a.value else {
      var negative = b
      negative.scale(by: -1)
      return negative
    }
    return open(value)
  }
  public mutating func scale(by rhs: Double) {
    func open<Value: VectorArithmetic>(_ value: Value) -> Self { AnyAnimatableData(value.scaled(by: rhs)) }
    if let value { self = open(value) }
  }
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
