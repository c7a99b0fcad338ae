/// Equal values kept once, under a number, for as long as somebody uses it.
struct Interned<Value: Hashable> {
  /// The number of a value. Given back, it may come to stand for another.
  struct ID: Hashable, Sendable { fileprivate let index: UInt32 }

  private var values: [Value?] = []
  /// How often each was taken and not given back.
  private var uses: [Int] = []
  private var free: [ID] = []
  private var ids: [Value: ID] = [:]

  /// How many different values are kept.
  var count: Int { ids.count }

  subscript(id: ID) -> Value {
    guard let value = values[Int(id.index)] else { preconditionFailure("the value \(id.index) was given back") }
    return value
  }

  /// The number of `value`, to be given back once.
  mutating func take(_ value: Value) -> ID {
    if let id = ids[value] {
      uses[Int(id.index)] += 1
      return id
    }
    let id = free.popLast() ?? ID(index: UInt32(values.count))
    if Int(id.index) == values.count {
      values.append(value)
      uses.append(1)
    } else {
      values[Int(id.index)] = value
      uses[Int(id.index)] = 1
    }
    ids[value] = id
    return id
  }

  mutating func giveBack(_ id: ID) {
    let index = Int(id.index)
    precondition(uses[index] > 0, "the value \(index) was given back twice")
    uses[index] -= 1
    guard uses[index] == 0, let value = values[index] else { return }
    values[index] = nil
    ids[value] = nil
    free.append(id)
  }
}
