import Foundation
import Testing

@testable import TouchstoneCommand

/// Rewritten copies beside sources that are only read.
@Suite struct SourceOverlayTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-\(UUID())").path

  private func write(_ text: String, to name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func onlyWhatNeedsItIsRewrittenAndNothingTwice() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let marked = try write("import UIKit\nclass A { @objc func go() {} }\n", to: "Marked.swift")
    let plain = try write("let a = 1\n", to: "Plain.swift")
    let overlay = SourceOverlay(folder: folder + "/rewritten")
    #expect(try overlay.update([marked, plain]).isEmpty)

    let copy = folder + "/rewritten" + marked
    #expect(try text(copy) == "import UIKit\nclass A {       func go() {} }\n")
    #expect(try text(marked).contains("@objc"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/rewritten" + plain))
    #expect(try text(overlay.path).contains("\"name\":\"\(marked)\"") && !text(overlay.path).contains("Plain.swift"))

    // Two writes may lie within one step of the clock of files.
    let longAgo = Date(timeIntervalSinceReferenceDate: 1000)
    for path in [copy, overlay.path] { try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: path) }
    #expect(try overlay.update([marked, plain]).isEmpty)
    #expect(try [copy, overlay.path].map(modified) == [longAgo, longAgo])
    _ = try write("import UIKit\nclass B { @objc func go() {} }\n", to: "Marked.swift")
    #expect(try overlay.update([marked, plain]).isEmpty)
    #expect(try text(copy).contains("class B") && modified(copy) != longAgo)
  }

  @Test func remarksAreRepeatedUntilTheSourceChanges() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try write("import UIKit\nlet s = Selector(\"go\")\n", to: "Text.swift")
    let overlay = SourceOverlay(folder: folder + "/rewritten")
    for _ in 0..<2 {
      let remarks = try overlay.update([file])
      #expect(remarks.count == 1 && remarks[0].isError && remarks[0].description.hasPrefix("\(file):2:9: error: "))
    }
    _ = try write("import UIKit\nlet s = 1\n", to: "Text.swift")
    #expect(try overlay.update([file]).isEmpty)
  }
}
