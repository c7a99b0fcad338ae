import CoreGraphics
import LayerTree

extension HostServices {
  /// What an application without a host has: texts have no size, pictures and symbols are not found, and a line says so once for each
  /// kind. Code that runs before there is an application, a global constant's say, goes on.
  @MainActor static let bare: HostServices = {
    let absence = AbsentHost()
    return HostServices(
      typesetter: absence, imageDecoder: absence, displayScale: 1,
      resource: { name in
        absence.report("The resource \"\(name)\" was asked for", "it is not found")
        return nil
      })
  }()
}

private final class AbsentHost: @unchecked Sendable {
  private let lock = NSLock()
  private var reported: Set<String> = []

  /// Once for each consequence.
  func report(_ what: String, _ consequence: String) {
    guard lock.withLock({ reported.insert(consequence).inserted }) else { return }
    print(
      "\(what) before there is an application with a host, which lends fonts and decoders: \(consequence). Usual cause: a global or "
        + "static constant, or a test that runs before its screen is made. Make a Touchstone Screen first, or start an App by its main(), "
        + "and make the value after it.")
  }
}

extension AbsentHost: Typesetter {
  func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    report("A text was measured", "it has no size")
    return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  }
  func measure(_ symbol: SymbolBlock) -> TextMetrics? {
    report("The symbol \"\(symbol.name)\" was asked for", "no symbol is found")
    return nil
  }
}

extension AbsentHost: ImageDecoder {
  private static let error = ImageDecodingError(
    "a picture was to be decoded before there is an application with a host, which lends decoders. Make a Touchstone Screen first."
  )
  func decode(_ data: Data) throws -> CGImage { throw Self.error }
  func decode(contentsOf path: String) throws -> CGImage { throw Self.error }
}
