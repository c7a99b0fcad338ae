import Foundation

/// A stream to a server on this machine. Every call ends within some seconds.
final class UnixSocket {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw SocketError("connecting to \(path)") }
  }

  deinit { close(descriptor) }

  func send(_ bytes: Bytes) throws {
    var sent = 0
    while sent < bytes.data.count {
      // A server that has gone is an error here, not a signal.
      let count = bytes.data[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw SocketError("sending") }
      sent += count
    }
  }

  func receive(_ count: Int) throws -> Bytes {
    var data = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      let part = data[received...].withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      guard part > 0 else { throw SocketError("receiving") }
      received += part
    }
    return Bytes(data: data)
  }
}

struct SocketError: Error, CustomStringConvertible {
  let description: String
  init(_ what: String) { description = "\(what) failed: \(String(cString: strerror(errno)))" }
}

/// Numbers as a protocol lays them out: little end first.
struct Bytes {
  var data: [UInt8] = []

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }
  mutating func append(_ number: Double) { append(number.bitPattern) }
  mutating func append(zeros count: Int) { data += [UInt8](repeating: 0, count: count) }

  func read<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
    data[offset..<offset + MemoryLayout<Number>.size].reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }
}
