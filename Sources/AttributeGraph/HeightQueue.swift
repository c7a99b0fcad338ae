/// Nodes by height, lowest first, and first come first served within a height.
///
/// One bucket per height and a bitmap of the buckets that hold something: pushing and popping cost the same whether ten
/// nodes wait or ten thousand, and a gap of 64 empty heights costs one look.
struct HeightQueue {
  private struct Bucket {
    var nodes: UnsafeMutablePointer<NodePointer>?
    var capacity: UInt32 = 0, head: UInt32 = 0, end: UInt32 = 0
  }

  private var buckets: UnsafeMutablePointer<Bucket>
  private var occupied: UnsafeMutablePointer<UInt64>
  /// Heights there is room for; a multiple of 64.
  private var heights = 64
  /// No occupied bucket lies in a word of the bitmap below this one.
  private var lowestWord = 0
  private(set) var count = 0

  init() {
    buckets = .allocate(capacity: heights)
    buckets.initialize(repeating: Bucket(), count: heights)
    occupied = .allocate(capacity: heights / 64)
    occupied.initialize(repeating: 0, count: heights / 64)
  }

  mutating func push(_ node: NodePointer, height: UInt32) {
    let height = Int(height)
    if height >= heights { grow(toHold: height) }
    let bucket = buckets + height
    if bucket.pointee.end == bucket.pointee.capacity { HeightQueue.grow(bucket) }
    bucket.pointee.nodes![Int(bucket.pointee.end)] = node
    bucket.pointee.end += 1
    occupied[height >> 6] |= 1 << UInt64(height & 63)
    if height >> 6 < lowestWord { lowestWord = height >> 6 }
    count += 1
  }

  /// The first node of the lowest height, and that height. The queue must not be empty.
  mutating func pop() -> (node: NodePointer, height: UInt32) {
    while occupied[lowestWord] == 0 { lowestWord += 1 }
    let height = lowestWord << 6 + occupied[lowestWord].trailingZeroBitCount
    let bucket = buckets + height
    let node = bucket.pointee.nodes![Int(bucket.pointee.head)]
    bucket.pointee.head += 1
    if bucket.pointee.head == bucket.pointee.end {
      bucket.pointee.head = 0
      bucket.pointee.end = 0
      occupied[lowestWord] &= ~(1 << UInt64(height & 63))
    }
    count -= 1
    return (node, UInt32(truncatingIfNeeded: height))
  }

  mutating func deallocate() {
    for height in 0..<heights { buckets[height].nodes?.deallocate() }
    buckets.deallocate()
    occupied.deallocate()
  }

  @inline(never) private static func grow(_ bucket: UnsafeMutablePointer<Bucket>) {
    let capacity = max(4, bucket.pointee.capacity * 2)
    let larger = UnsafeMutablePointer<NodePointer>.allocate(capacity: Int(capacity))
    if let nodes = bucket.pointee.nodes {
      larger.moveInitialize(from: nodes, count: Int(bucket.pointee.end))
      nodes.deallocate()
    }
    bucket.pointee.nodes = larger
    bucket.pointee.capacity = capacity
  }

  @inline(never) private mutating func grow(toHold height: Int) {
    let wanted = max(heights * 2, (height + 64) & ~63)
    let larger = UnsafeMutablePointer<Bucket>.allocate(capacity: wanted)
    larger.moveInitialize(from: buckets, count: heights)
    (larger + heights).initialize(repeating: Bucket(), count: wanted - heights)
    buckets.deallocate()
    buckets = larger
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wanted / 64)
    words.moveInitialize(from: occupied, count: heights / 64)
    (words + heights / 64).initialize(repeating: 0, count: (wanted - heights) / 64)
    occupied.deallocate()
    occupied = words
    heights = wanted
  }
}
