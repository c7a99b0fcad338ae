import CoreGraphics
import Foundation
import Testing
import Touchstone

@testable import SwiftUI

/// Numbers that are none, negative and enormous ones, for everything that takes one: the program goes on, nothing of them gets
/// into the tree, and a line on the console says which number was meant.
@MainActor @Suite struct OddNumberTests {
  private static let device = Device(name: "odd", size: CGSize(width: 100, height: 100), scale: 1)

  private func show(_ number: OddNumber, _ value: CGFloat) throws {
    let what = "\(number.names.joined(separator: ", ")) with \(value)"
    let screen = try Screen(Self.device) { number.view(value) }
    _ = screen.picture()
    screen.tap(at: CGPoint(x: 50, y: 50))
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.05)
    screen.advance(by: 0.3)
    _ = screen.picture()
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"), "\(what): \(screen.layers)")
    #expect(screen.unsettledFrames.isEmpty, "\(what)")
    let isNone = value.isNaN || (value.isInfinite && !number.allowsInfinity)
    if number.isReported && isNone { #expect(!screen.console.isEmpty, "\(what) is not reported") }
    #expect(screen.console.count < 20, "\(what): \(screen.console.count) lines")
  }

  @Test func everythingThatTakesANumber() throws {
    for number in OddNumber.all {
      for value in [.nan, .infinity, -.infinity, -7, 0, 1e300, -1e300, .leastNonzeroMagnitude] as [CGFloat] {
        try show(number, value)
      }
    }
  }

  /// The sources, so that nothing new is forgotten. A declaration that is listed here takes numbers that are not an author's to
  /// give.
  @Test func nothingIsForgotten() throws {
    let answers: Set<String> = [
      "sizeThatFits", "placeSubviews", "path", "frame(in:)", "distance", "offsetBy", "value", "velocity", "applying",
      "explicitAlignment",
      "spacing", "point", "rect", "unitPoint", "fixedLayout", "convert",
    ]
    // Arithmetic of animations, parts of what is listed, and the scale of a picture.
    let others: Set<String> = [
      "AnyAnimatableData.scale", "AnimatablePair.scale", "EmptyAnimatableData.scale", "CGFloat.scale", "Double.scale",
      "Float.scale",
      "_InsetPath.inset", "Image.init", "ProjectionTransform.concatenating",
    ]
    let known = Set(OddNumber.all.flatMap(\.names))
    let found = try declarations { Self.takesNumbers($0) }
    #expect(found.count > 100, "the sources were not read: \(found.sorted())")
    let missing = found.filter { name in
      !known.contains(name) && !others.contains(name) && !answers.contains(String(name.split(separator: ".")[1]))
    }
    #expect(missing.isEmpty, "add these to OddNumber.all: \(missing.sorted())")
  }

  /// The same for whole numbers.
  @Test func noWholeNumberIsForgotten() throws {
    let known = Set(WholeNumber.all.flatMap(\.names)).union(WholeNumber.others.keys)
    let found = try declarations { $0.parameters.contains(#/\bU?Int\d*\b/#) || $0.hasGeneric("BinaryInteger") }
    #expect(found.count > 10, "the sources were not read: \(found.sorted())")
    #expect(found.subtracting(known).isEmpty, "add these to WholeNumber.all: \(found.subtracting(known).sorted())")
    let gone = known.subtracting(found).subtracting(["Stepper.init"])
    #expect(gone.isEmpty, "no longer in the sources: \(gone.sorted())")
  }

  @Test func everythingThatTakesAWholeNumber() throws {
    for number in WholeNumber.all {
      for value in [.min, -7, -1, 0, 1, 3, 1_000, 1_000_000, .max] as [Int] {
        let what = "\(number.names.joined(separator: ", ")) with \(value)"
        let screen = try Screen(Self.device) { number.view(value) }
        _ = screen.picture()
        for _ in 0..<2 { screen.tap(at: CGPoint(x: 50, y: 50)) }
        for button in screen.findAll(role: .button) where button.isTappable { try screen.tap(on: button) }
        screen.advance(by: 0.5)
        _ = screen.picture()
        #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"), "\(what): \(screen.layers)")
        #expect(screen.unsettledFrames.isEmpty, "\(what)")
        let isOdd = value < number.least || value > number.most
        #expect(screen.console.isEmpty != isOdd, "\(what): \(screen.console)")
        #expect(screen.console.count < 20, "\(what): \(screen.console.count) lines")
      }
    }
  }

  /// A public function or initializer.
  private struct Declaration {
    /// Without what closures are given.
    let parameters: String
    /// From its name to its body: generic parameters and their conditions among them.
    let signature: String
    /// It takes values of a generic parameter that conforms to `name`.
    func hasGeneric(_ name: String) -> Bool {
      if parameters.contains("some \(name)") { return true }
      return signature.matches(of: #/(\w+)(?:\.\w+)? *: *(\w+)/#).contains {
        $0.output.2 == name && parameters.contains(try! Regex("\\b\($0.output.1)\\b"))
      }
    }
  }

  private static func takesNumbers(_ declaration: Declaration) -> Bool {
    let number =
      #/\b(?:CGFloat|CGSize|CGPoint|CGRect|CGVector|Double|Float|TimeInterval|EdgeInsets|UnitPoint|Angle|CGAffineTransform|ProjectionTransform)\b/#
    return declaration.parameters.contains(number)
      || ["BinaryFloatingPoint", "FloatingPoint", "Strideable", "VectorArithmetic", "Numeric"].contains {
        declaration.hasGeneric($0)
      }
  }

  /// `Owner.name` of public functions and initializers.
  private func declarations(where isMeant: (Declaration) -> Bool) throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/SwiftUI")
      .standardizedFileURL
    let owner = #/^(?:[a-z@]+ )*(?:extension|struct|class|enum|protocol) (\w+)/#
    let start = #/^ +(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:static |mutating |nonisolated )*(?:func (\w+)|(init))/#
    var found: Set<String> = []
    for case let file as String in FileManager.default.enumerator(atPath: sources.path)! where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      var currentOwner = ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if let match = line.firstMatch(of: owner) { currentOwner = String(match.output.1) }
        guard let match = line.firstMatch(of: start) else { continue }
        let name = String(match.output.1 ?? match.output.2 ?? "")
        let rest = lines[index..<min(index + 12, lines.count)].joined(separator: "\n")
        let parameters = parameterList(rest[...])
        guard !name.hasPrefix("_") else { continue }
        // A condition may stand at the extension: `extension Slider where Value: BinaryFloatingPoint`.
        let conditions = rest[parameters.endIndex...].prefix { $0 != "{" }
        let generics = rest[..<parameters.startIndex]
        // What a closure is given is not given by the author.
        let declaration = Declaration(
          parameters: String(parameters).replacing(#/\([^()]*\) *(?:throws )?->/#, with: "")
            .replacing("line: UInt32 = #line", with: ""), signature: generics + " " + conditions)
        if isMeant(declaration) { found.insert("\(currentOwner).\(name)") }
      }
    }
    return found
  }

  private func parameterList(_ text: Substring) -> Substring {
    guard let open = text.firstIndex(of: "(") else { return "" }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[open...index] }
    }
    return ""
  }
}
