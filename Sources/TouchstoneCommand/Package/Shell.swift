import Foundation

/// Other programs, found on the `PATH`.
enum Shell {
  /// What the program wrote; a failure carries what it wrote as errors.
  static func output(of words: [String]) throws -> Data {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both at once: a full pipe that nobody reads would hold the program up.
    let complaints = Complaints()
    let reader = Thread {
      complaints.text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      complaints.done.signal()
    }
    reader.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    complaints.done.wait()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PackageError("\(words.joined(separator: " ")) ended with status \(process.terminationStatus):\n\(complaints.text)")
    }
    return data
  }

  private final class Complaints: @unchecked Sendable {
    var text = ""
    let done = DispatchSemaphore(value: 0)
  }

  /// This process goes on as another program.
  static func become(_ words: [String]) throws -> Never {
    fflush(stdout)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    execvp(words[0], arguments)
    throw PackageError("\(words[0]) can't be started: \(String(cString: strerror(errno))). Is a Swift toolchain on the PATH?")
  }
}
