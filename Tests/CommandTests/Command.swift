import Foundation
import TestSupport

/// The built command, run as a process of its own.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `touchstone`, which lies beside the tests.
  init(_ arguments: String...) throws { try self.init(arguments) }

  init(_ arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = builtProduct("touchstone")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What the command prints is far smaller than a pipe, so that reading one after the other cannot block it.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
