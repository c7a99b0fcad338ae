import Combine
import CoreGraphics
import LayerTree

/// What the host of the application whose turn it is lends, from any thread.
///
/// On iOS pictures, fonts and drawings are made on every thread; the typesetter and the console here belong to the main thread. So other
/// threads measure and draw with a typesetter of their own, and what they report waits for the next frame.
enum LentToAll {
  private struct State {
    weak var services: HostServices?
    var traits = UITraitCollection()
    var category = UIContentSizeCategory.large
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var state = State()

  /// The main thread says whose turn it is.
  @MainActor static func become(_ application: UIApplication) {
    let category = application.preferredContentSizeCategory
    lock.withLock {
      state.services = application.services
      state.category = category
    }
  }
  @MainActor static func become(_ traits: UITraitCollection) { lock.withLock { state.traits = traits } }

  private static var others: HostServices? { lock.withLock { state.services } }
  /// Of the screen, on other threads than the main one.
  static var traits: UITraitCollection { lock.withLock { state.traits } }
  static var contentSizeCategory: UIContentSizeCategory {
    onMain { UIApplication.shared.preferredContentSizeCategory } ?? lock.withLock { state.category }
  }

  /// Pixels a point; at least 1.
  static var displayScale: CGFloat { onMain { max(UIScreen.main.scale, 1) } ?? max(others?.displayScale ?? 1, 1) }
  static var imageDecoder: (any ImageDecoder)? {
    onMain { Box(value: UIApplication.shared.services.imageDecoder) }?.value ?? others?.imageDecoder
  }
  static var imageEncoder: (any ImageEncoder)? {
    onMain { Box(value: UIApplication.shared.services.imageEncoder) }?.value ?? others?.imageEncoder
  }
  static func resource(_ name: String) -> Data? {
    MainThread.isCurrent ? MainActor.assumeIsolated { UIApplication.shared.services.resource(name) } : others?.resource(name)
  }

  static func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    let none = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
    return onMain { Box(value: UIApplication.shared.services.typesetter.measure(block, width: width, height: height)) }?.value
      ?? others?.threadsafeTypesetter?.measure(block, width: width, height: height) ?? none
  }
  static func measure(_ symbol: SymbolBlock) -> TextMetrics? {
    guard !MainThread.isCurrent else {
      return MainActor.assumeIsolated { Box(value: UIApplication.shared.services.typesetter.measure(symbol)) }.value
    }
    return others?.threadsafeTypesetter?.measure(symbol)
  }
  static func picture(of commands: [PaintCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage? {
    guard !MainThread.isCurrent else {
      let commands = Box(value: commands)
      return MainActor.assumeIsolated {
        Box(
          value: UIApplication.shared.services.rasterizer?.picture(
            of: commands.value, size: size, scale: scale, isOpaque: isOpaque))
      }.value
    }
    return others?.threadsafeTypesetter?.picture(of: commands, size: size, scale: scale, isOpaque: isOpaque)
  }

  /// Prints a line on the application's console; from another thread in its next frame, once for each `matter` where `isOnce`.
  static func report(_ line: String, about matter: String? = nil, once isOnce: Bool = false) {
    @MainActor func write() {
      let application = UIApplication.shared
      if isOnce { application.writeOnceToConsole(line, about: matter) } else { application.writeToConsole(line) }
    }
    if MainThread.isCurrent { return MainActor.assumeIsolated { write() } }
    guard let clock = MainClocks.current else { return print(line) }
    clock.schedule(at: clock.seconds) { MainActor.assumeIsolated { write() } }
  }

  /// nil on other threads than the main one.
  private static func onMain<Value: Sendable>(_ value: @MainActor () -> Value) -> Value? {
    MainThread.isCurrent ? MainActor.assumeIsolated(value) : nil
  }
  private struct Box<Value>: @unchecked Sendable { let value: Value }
}
