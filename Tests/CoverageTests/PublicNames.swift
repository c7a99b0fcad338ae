import Foundation
import TestSupport

/// One public declaration of the modules that these tests are linked with.
struct PublicName {
  let module: String
  /// As the compiler calls it: method, property, struct.
  let kind: String
  /// The type it is a member of; empty for none.
  let owner: String
  /// Of View, Shape, Gesture and ShapeStyle those that a type is.
  let protocols: [String]
  /// `padding(_:_:)`, `Text.bold()`; the owner View is left out.
  let name: String
}

extension PublicName {
  struct ListError: Error, CustomStringConvertible { let description: String }

  /// What `script/coverage --list` finds in the modules beside these tests.
  static func all() throws -> [PublicName] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let modules = builtProduct("Modules")
    let process = Process()
    let output = Pipe()
    process.executableURL = root.appendingPathComponent("script/coverage")
    process.arguments = ["--list", "--modules", modules.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ListError(description: "script/coverage --list failed; see above") }
    return text.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map { $0 == "-" ? "" : String($0) }
      let name = fields[4].hasPrefix("View.") ? String(fields[4].dropFirst("View.".count)) : fields[4]
      return PublicName(
        module: fields[0], kind: fields[1], owner: fields[2], protocols: fields[3].split(separator: ",").map(String.init),
        name: name)
    }
  }

  /// Whether a probe has to show that it does something: every modifier, every environment value, every view and gesture.
  var needsProbe: Bool {
    guard module == "SwiftUI" || module == "Charts" else { return false }
    switch kind {
    case "method": return Self.probedOwners.contains(owner) && !Self.requirements.contains(name)
    case "property": return owner == "EnvironmentValues"
    case "type.method", "type.property": return Self.probedOwners.contains(owner) && owner != "View"
    case "struct", "class", "enum": return protocols.contains("View") || protocols.contains("Gesture")
    default: return false
    }
  }

  private static let probedOwners: Set<String> = [
    "View", "Text", "Image", "Shape", "InsettableShape", "Gesture", "Animation", "AnyTransition", "Font", "ChartContent",
    "AxisMark",
  ]
  /// What a protocol asks of its types; nobody calls it to change something.
  private static let requirements: Set<String> = ["Shape.path(in:)", "Shape.sizeThatFits(_:)", "InsettableShape.inset(by:)"]
}
