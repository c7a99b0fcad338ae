import SwiftSyntax

/// Finds overrides that only Objective-C's runtime can have: of methods that are declared in an extension, and in an extension.
///
/// There `@objc` has methods found by their names, wherever they are declared. Swift keeps them in a table of the class, which extensions
/// add nothing to: the compiler refuses such an override, and does not say why iOS takes it. A warning, for the source may be meant for
/// other systems only.
struct OverrideTrap {
  let survey: Survey

  func findings(in file: SourceFile) -> [Finding] {
    let visitor = SurveyVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.types.sorted { $0.key < $1.key }.flatMap { name, record in
      record.methods.filter(\.isOverride).compactMap { method in
        guard let remedy = remedy(for: method, of: name) else { return nil }
        return file.finding(
          .warning, at: method.node.name,
          """
          \(name).\(method.fullName) can't override here, although iOS lets it: without Objective-C's runtime only methods in the body of a \
          class override each other. \(remedy)
          """)
      }
    }
  }

  private func remedy(for method: Survey.Method, of type: String) -> String? {
    let declared = survey.chain(from: type).dropFirst().first { overridden(method, in: $0).isEmpty == false }
    // Types of one name in two targets: one of them may do.
    if let declared, overridden(method, in: declared).allSatisfy(\.isInExtension) {
      return "Move \(method.fullName) from the extension of \(declared) into its body."
    }
    return method.isInExtension ? "Move this method from the extension of \(type) into its body." : nil
  }
  private func overridden(_ method: Survey.Method, in type: String) -> [Survey.Method] {
    survey.types[type]?.methods.filter { $0.fullName == method.fullName } ?? []
  }
}
