/// The latest elements, at most so many; the oldest makes room.
struct Recent<Element> {
  let limit: Int
  private var ring: [Element] = []
  /// Where the oldest stands, once there are as many as are kept.
  private var start = 0
  /// How many were appended, those that are gone included.
  private(set) var total = 0

  init(limit: Int) {
    precondition(limit > 0, "at least one element is kept, not \(limit)")
    self.limit = limit
  }

  mutating func append(_ element: Element) {
    total += 1
    guard ring.count == limit else { return ring.append(element) }
    ring[start] = element
    start = (start + 1) % limit
  }

  /// Oldest first.
  var elements: [Element] { start == 0 ? ring : Array(ring[start...] + ring[..<start]) }

  /// Those that were appended when `place` others had been, and how many of them are gone.
  func elements(from place: Int) -> (kept: ArraySlice<Element>, gone: Int) {
    let new = total - place
    return (elements.suffix(new), max(0, new - ring.count))
  }
}
