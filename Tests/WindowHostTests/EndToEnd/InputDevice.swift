import CoreGraphics

/// A touch screen, mouse or keyboard of an X server, played over the socket of its test driver (`inputtest`): to the server and
/// to the programs on it, it is a device like any other.
final class InputDevice {
  private enum Message: UInt32 {
    case clientVersion = 0, waitForSync, motion, button = 4, key, touch
  }
  enum Touch: UInt32 { case down = 18, move, up }

  /// The range of a touch screen's axes; a mouse's are the screen's pixels.
  private static let axisLength = 65_535.0
  private static let valuators = 64

  private let socket: UnixSocket
  private let screen: CGSize

  /// - Parameter screen: The server's, in pixels.
  init(path: String, screen: CGSize) throws {
    socket = try UnixSocket(path: path)
    self.screen = screen
    var version = Bytes()
    version.append(UInt16(1))
    version.append(UInt16(1))
    try send(.clientVersion, version)
    _ = try socket.receive(12)
  }

  func touch(_ finger: UInt32, _ kind: Touch, at place: CGPoint) throws {
    var body = Bytes()
    body.append(finger)
    body.append(kind.rawValue)
    appendValuators(
      CGPoint(x: Self.axisLength * place.x / (screen.width - 1), y: Self.axisLength * place.y / (screen.height - 1)),
      to: &body)
    try send(.touch, body)
    try sync()
  }

  func moveMouse(to place: CGPoint) throws {
    var body = Bytes()
    body.append(UInt32(1))
    body.append(zeros: 4)
    appendValuators(place, to: &body)
    try send(.motion, body)
    try sync()
  }

  /// One notch of the wheel: towards the person, or away.
  func turnWheel(up: Bool) throws {
    for isDown in [true, false] { try mouseButton(isDown, number: up ? 4 : 5) }
  }

  /// - Parameter number: Of the button in X; 4 and 5 are the wheel's.
  func mouseButton(_ isDown: Bool, number: Int32 = 1) throws {
    var body = Bytes()
    body.append(Int32(1))
    body.append(number)
    body.append(UInt32(isDown ? 1 : 0))
    body.append(zeros: 4)
    appendValuators(nil, to: &body)
    try send(.button, body)
    try sync()
  }

  /// - Parameter code: The number of the key in X.
  func key(_ code: Int32, _ isDown: Bool) throws {
    var body = Bytes()
    body.append(code)
    body.append(UInt32(isDown ? 1 : 0))
    try send(.key, body)
    try sync()
  }

  private func send(_ message: Message, _ body: Bytes) throws {
    var bytes = Bytes()
    bytes.append(UInt32(8 + body.data.count))
    bytes.append(message.rawValue)
    try socket.send(Bytes(data: bytes.data + body.data))
  }

  /// Until the server has taken all that was sent.
  private func sync() throws {
    try send(.waitForSync, Bytes())
    _ = try socket.receive(8)
  }

  /// - Parameter values: Of the first two axes; nil for none.
  private func appendValuators(_ values: CGPoint?, to body: inout Bytes) {
    body.append(UInt32(0))
    body.append(UInt64(values == nil ? 0 : 3))
    body.append(zeros: 4)
    body.append(Double(values?.x ?? 0))
    body.append(Double(values?.y ?? 0))
    body.append(zeros: (2 * Self.valuators - 2) * 8)
  }
}
