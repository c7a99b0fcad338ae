import SwiftSyntax

/// What the package declares, by name: methods of types, what they inherit, optional requirements of protocols.
struct Survey {
  struct Method {
    let base: String
    let labels: [String]
    /// Given by `@objc(name)`.
    let customName: String?
    let isOverride: Bool
    let isInExtension: Bool
    let node: FunctionDeclSyntax

    var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    var objectiveCName: String { customName ?? ObjectiveCName.method(base, labels: labels) }
  }
  struct TypeRecord {
    var methods: [Method] = []
    /// Superclass and protocols, of the declaration and of extensions.
    var inherited: [String] = []
  }

  private(set) var types: [String: TypeRecord] = [:]
  /// Optional requirements by protocol; those of iOS's own delegates among them.
  private(set) var optionalMethods: [String: Set<String>] = KnownDelegates.optionalMethods
  /// Optional requirements that the package itself declares: full names.
  private(set) var ownOptionalMethods: Set<String> = []

  init(files: [SourceFile]) {
    for file in files {
      let visitor = SurveyVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      for (name, record) in visitor.types {
        types[name, default: TypeRecord()].methods += record.methods
        types[name, default: TypeRecord()].inherited += record.inherited
      }
      for (name, methods) in visitor.optionalMethods {
        optionalMethods[name, default: []].formUnion(methods)
        ownOptionalMethods.formUnion(methods)
      }
    }
  }

  /// The one method of a type, or of what it inherits, that `name` can mean; nil where none or several can. Without labels `name`
  /// means any method of its base name.
  func method(_ base: String, labels: [String]?, of type: String) -> Method? {
    for name in chain(from: type) {
      let matches = (types[name]?.methods ?? []).filter { $0.base == base && (labels == nil || $0.labels == labels) }
      // Two targets may have types of one name; what they agree on is known.
      if Set(matches.map(\.objectiveCName)).count > 1 { return nil }
      if let match = matches.first { return match }
    }
    return nil
  }

  /// The type and what it inherits from as far as the package declares it, nearest first.
  func chain(from type: String) -> [String] {
    var names = [Self.simpleName(type)]
    var index = 0
    while index < names.count {
      for parent in types[names[index]]?.inherited ?? [] where types[parent] != nil && !names.contains(parent) {
        names.append(parent)
      }
      index += 1
    }
    return names
  }

  /// `Row` for `Feed.Row<Int>`.
  static func simpleName(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map { $0.trimmingBlanks } ?? type
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String { String(filter { !$0.isWhitespace }) }
}
