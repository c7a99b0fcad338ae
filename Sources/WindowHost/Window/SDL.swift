import CSDL

/// SDL 2, loaded when the first window is wanted.
enum SDL {
  static func load() throws -> SDLFunctions {
    var problem: UnsafePointer<CChar>?
    guard let functions = load_sdl(&problem) else {
      throw WindowError.noLibrary(problem.map { String(cString: $0) } ?? "no reason given")
    }
    return functions.pointee
  }
}

extension SDLFunctions {
  /// What SDL says about the call that just failed.
  var lastError: String { GetError().map { String(cString: $0) } ?? "no reason given" }

  func hint(_ name: String, _ value: String) { _ = SetHint(name, value) }
}
