/// Keeps what was used lately: at least the last `capacity` entries, at most twice as many.
///
/// Two generations instead of a list: when the young one is full it becomes the old one, and what is asked for again moves back.
struct RecentCache<Key: Hashable, Value> {
  let capacity: Int
  private var young: [Key: Value] = [:], old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if young.count >= capacity {
        old = young
        young = [:]
      }
      young[key] = newValue
    }
  }
}
