import Glibc

/// Memory for nodes and edges: chunks cut from the front, with a free list for each size. The first chunks are of 64 kB, those of
/// a large graph of 2 MB on large pages where the system has them.
///
/// Memory goes back to the system when the graph ends.
struct Slab {
  /// Bytes per chunk (a choice: 700 edges and nodes, small beside any real graph).
  private static var chunkSize: Int { 65536 }
  private static var largeChunkSize: Int { 2 << 20 }
  /// From this many bytes on, the graph is a large one.
  private static var largeGraph: Int { 4 << 20 }
  /// Nodes of this many units of 16 bytes and more are allocated one by one.
  static var sizeClasses: Int { 64 }

  private var freeNodes: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var freeEdges: EdgePointer?
  private var front: UnsafeMutableRawPointer?
  private var left = 0
  private var chunks: [UnsafeMutableRawPointer] = []
  private(set) var bytes = 0

  init() {
    freeNodes = .allocate(capacity: Slab.sizeClasses)
    freeNodes.initialize(repeating: nil, count: Slab.sizeClasses)
  }

  mutating func allocateNode(sizeClass: Int) -> NodePointer {
    let size = sizeClass * 16
    guard sizeClass < Slab.sizeClasses else {
      bytes += size
      return UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16).assumingMemoryBound(to: Node.self)
    }
    if let free = freeNodes[sizeClass] {
      freeNodes[sizeClass] = free.load(as: UnsafeMutableRawPointer?.self)
      return free.assumingMemoryBound(to: Node.self)
    }
    return cut(size).assumingMemoryBound(to: Node.self)
  }

  /// The first word becomes the link of the free list; flags and number stay readable for the check of dead handles.
  mutating func freeNode(_ node: NodePointer) {
    let sizeClass = Int(node.pointee.sizeClass), raw = UnsafeMutableRawPointer(node)
    guard sizeClass < Slab.sizeClasses else {
      bytes -= sizeClass * 16
      return raw.deallocate()
    }
    raw.storeBytes(of: freeNodes[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeNodes[sizeClass] = raw
  }

  mutating func allocateEdge() -> EdgePointer {
    guard let free = freeEdges else { return cut(MemoryLayout<Edge>.stride).assumingMemoryBound(to: Edge.self) }
    freeEdges = free.pointee.nextInput
    return free
  }

  mutating func freeEdge(_ edge: EdgePointer) {
    edge.pointee.nextInput = freeEdges
    freeEdges = edge
  }

  /// Gives every chunk back; nodes that were allocated one by one must have been freed.
  mutating func deallocate() {
    for chunk in chunks { chunk.deallocate() }
    freeNodes.deallocate()
  }

  private mutating func cut(_ size: Int) -> UnsafeMutableRawPointer {
    if left < size {
      let isLarge = bytes >= Slab.largeGraph
      let chunkSize = isLarge ? Slab.largeChunkSize : Slab.chunkSize
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: isLarge ? chunkSize : 16)
      if isLarge { madvise(chunk, chunkSize, MADV_HUGEPAGE) }
      chunks.append(chunk)
      front = chunk
      left = chunkSize
      bytes += chunkSize
    }
    let result = front!
    front = result + size
    left -= size
    return result
  }
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  func allocateEdge() -> EdgePointer {
    pointee.statistics.edgesAlive += 1
    pointee.statistics.edgesRecorded += 1
    return pointee.slab.allocateEdge()
  }

  func freeEdge(_ edge: EdgePointer) {
    pointee.statistics.edgesAlive -= 1
    pointee.slab.freeEdge(edge)
  }
}
