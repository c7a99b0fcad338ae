/// The causes of late, by number. Nodes keep the number only.
struct CauseList {
  /// How many are remembered (a choice: some minutes of touches at 120 Hz would be more than anybody reads).
  private static var capacity: UInt32 { 4096 }

  private var names: [() -> String] = []
  private var last: UInt32 = 0

  mutating func add(_ name: @escaping () -> String) -> UInt32 {
    last &+= 1
    if last == 0 { last = CauseList.capacity }  // wrapped: 0 means none
    let index = Int(last % CauseList.capacity)
    if names.isEmpty { names = Array(repeating: { "" }, count: Int(CauseList.capacity)) }
    names[index] = name
    return last
  }

  func name(_ number: UInt32) -> String? {
    guard number != 0, !names.isEmpty, last &- number < CauseList.capacity else { return nil }
    return names[Int(number % CauseList.capacity)]()
  }
}
