/// A stack of plain values without bounds, exclusivity or uniqueness checks; the owner deallocates it.
struct RawStack<Element> {
  private(set) var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    elements = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  @discardableResult mutating func pop() -> Element {
    count -= 1
    return (elements + count).move()
  }

  mutating func removeAll() {
    elements.deinitialize(count: count)
    count = 0
  }

  mutating func deallocate() {
    removeAll()
    elements.deallocate()
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
