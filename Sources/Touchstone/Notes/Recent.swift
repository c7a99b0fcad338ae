/// The latest elements, at most so many; the oldest makes room.
struct Recent<Element> {
  let limit: Int
  private var ring: [Element] = []
  /// Where the oldest stands, once there are as many as are kept.
  private var start = 0

  init(limit: Int) {
    precondition(limit > 0, "at least one element is kept, not \(limit)")
    self.limit = limit
  }

  mutating func append(_ element: Element) {
    guard ring.count == limit else { return ring.append(element) }
    ring[start] = element
    start = (start + 1) % limit
  }

  /// Oldest first.
  var elements: [Element] { start == 0 ? ring : Array(ring[start...] + ring[..<start]) }
}
