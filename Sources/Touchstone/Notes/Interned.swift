/// Equal values kept once, under a number, for as long as somebody uses it.
struct Interned<Value: Hashable> {
  /// The number of a value. Given back, it may come to stand for another.
  struct ID: Hashable, Sendable { fileprivate let index: UInt32 }

  private var values: [(value: Value, uses: Int)?] = []
  private var free: [ID] = []
  private var ids: [Value: ID] = [:]

  /// How many different values are kept.
  var count: Int { ids.count }

  subscript(id: ID) -> Value {
    guard let entry = values[Int(id.index)] else { preconditionFailure("the value \(id.index) was given back") }
    return entry.value
  }

  /// The number of `value`, to be given back once.
  mutating func take(_ value: Value) -> ID {
    if let id = ids[value] {
      values[Int(id.index)]?.uses += 1
      return id
    }
    let id: ID
    if let last = free.popLast() {
      id = last
      values[Int(id.index)] = (value, 1)
    } else {
      id = ID(index: UInt32(values.count))
      values.append((value, 1))
    }
    ids[value] = id
    return id
  }

  mutating func giveBack(_ id: ID) {
    guard let entry = values[Int(id.index)] else { preconditionFailure("the value \(id.index) was given back twice") }
    guard entry.uses == 1 else {
      values[Int(id.index)]?.uses -= 1
      return
    }
    values[Int(id.index)] = nil
    ids[entry.value] = nil
    free.append(id)
  }
}
