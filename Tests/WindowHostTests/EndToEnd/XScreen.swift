import CoreGraphics
import Touchstone

extension XServer {
  /// What is on the screen, asked for as any program on it could.
  func picture() throws -> Picture {
    let socket = try UnixSocket(path: "/tmp/.X11-unix/X\(display)")
    let root = try connect(socket)
    var request = Bytes(data: [73, 2])  // GetImage, whole pixels
    request.append(UInt16(5))
    request.append(root)
    request.append(UInt32(0))
    request.append(UInt16(size.width))
    request.append(UInt16(size.height))
    request.append(UInt32.max)
    try socket.send(request)
    let reply = try socket.receive(32)
    let count = Int(size.width) * Int(size.height) * 4
    guard reply.data[0] == 1, Int(reply.read(UInt32.self, at: 4)) * 4 == count else {
      throw XServerError("The X server answered with \(reply.data.prefix(8)) to GetImage")
    }
    let pixels = try socket.receive(count).data
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.copyMemory(from: pixels, byteCount: count)
    // The fourth byte of a pixel means nothing in 24 bits of colour.
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    for index in stride(from: 3, to: count, by: 4) { bytes[index] = 255 }
    let image = CGImage(
      width: Int(size.width), height: Int(size.height), bytesPerRow: Int(size.width) * 4, isOpaque: true, adopting: memory)
    return Picture(image: image, scale: 1)
  }

  /// The titles of the windows on the screen.
  func windowNames() throws -> [String] {
    let socket = try UnixSocket(path: "/tmp/.X11-unix/X\(display)")
    var query = Bytes(data: [15, 0])  // QueryTree
    query.append(UInt16(2))
    query.append(try connect(socket))
    try socket.send(query)
    let count = Int(try socket.receive(32).read(UInt16.self, at: 16))
    let windows = try socket.receive(count * 4)
    return try (0..<count).map { index in
      var request = Bytes(data: [20, 0])  // GetProperty
      request.append(UInt16(6))
      request.append(windows.read(UInt32.self, at: index * 4))
      request.append(UInt32(39))  // WM_NAME
      request.append(UInt32(0))
      request.append(UInt32(0))
      request.append(UInt32(64))
      try socket.send(request)
      let reply = try socket.receive(32)
      let padded = try socket.receive(Int(reply.read(UInt32.self, at: 4)) * 4)
      return String(decoding: padded.data.prefix(Int(reply.read(UInt32.self, at: 16))), as: UTF8.self)
    }
  }

  /// Says hello to the server.
  /// - Returns: The number of its root window.
  private func connect(_ socket: UnixSocket) throws -> UInt32 {
    var hello = Bytes(data: [0x6C, 0])  // little end first
    hello.append(UInt16(11))
    hello.append(zeros: 8)
    try socket.send(hello)
    let head = try socket.receive(8)
    let setup = try socket.receive(Int(head.read(UInt16.self, at: 6)) * 4)
    guard head.data[0] == 1 else { throw XServerError("The X server refused the connection") }
    // After the vendor's name, filled up to words, and eight bytes for each format of pixels comes the first screen.
    let vendor = Int(setup.read(UInt16.self, at: 16))
    let screen = 32 + (vendor + 3) / 4 * 4 + 8 * Int(setup.data[21])
    return setup.read(UInt32.self, at: screen)
  }
}

extension Picture {
  /// A part of it, in pixels.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> Picture {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
    for row in 0..<height {
      (memory + row * width * 4).copyMemory(
        from: image.pixels + (y + row) * image.bytesPerRow + x * 4, byteCount: width * 4)
    }
    return Picture(
      image: CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, adopting: memory), scale: scale)
  }
}
