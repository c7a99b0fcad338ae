import Foundation
import Testing
import Touchstone

@testable import TouchstoneCommand

/// `touchstone build`, `test` and `run`: what goes to SwiftPM and where.
@Suite struct PackageRequestTests {
  @Test func wordsGoToSwiftPMAsTheyAre() throws {
    let words = ["--package-path", "/app", "--scratch-path=/elsewhere", "-c", "release", "App", "--", "--package-path", "/no"]
    let request = try PackageRequest(.run, words)
    #expect(request.package == "/app" && request.scratch == "/elsewhere" && request.arguments == words)
  }

  @Test func aFolderOfItsOwnIsTheDefault() throws {
    let request = try PackageRequest(.build, ["--package-path", "/app/../app2"])
    #expect(request.package == "/app2" && request.scratch == "/app2/.build/touchstone")
    #expect(try PackageRequest(.test, []).package == FileManager.default.currentDirectoryPath)
  }

  @Test func anOptionWithoutItsValueMakesNoSense() {
    #expect(throws: UsageError.self) { try PackageRequest(.build, ["--scratch-path"]) }
  }

  @Test(arguments: ["build", "test"])
  func helpIsOurs(verb: String) throws {
    let command = try Command(verb, "--help")
    #expect(command.status == 0 && command.output.contains("#selector") && command.output.contains("--package-path"))
  }

  @Test func aPackageThatIsNotThereIsTold() throws {
    let command = try Command("build", "--package-path", "/nowhere/at/all")
    #expect(command.status == 1)
    #expect(command.errors.contains("no package at /nowhere/at/all"), "\(command.errors)")
  }
}
