import SwiftSyntax

/// Finds methods of a delegate that iOS would call and Swift does not.
///
/// An optional method is a requirement with a default here. The class that adopts the protocol decides which method answers it,
/// once, for its subclasses too: one that only a subclass has is never called. Objective-C looks at the object. The compiler says
/// nothing.
struct DelegateTrap {
  let survey: Survey

  func findings(in file: SourceFile) -> [Finding] {
    let visitor = SurveyVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.types.sorted { $0.key < $1.key }.flatMap { name, record in
      record.methods.filter { !$0.isOverride }.compactMap { method in
        guard let (adopter, delegate) = deafAncestor(of: name, for: method.fullName) else { return nil }
        return file.finding(
          .warning, at: method.node.name,
          """
          \(name).\(method.fullName) is never called here, although iOS calls it: \(adopter) adopts \(delegate) without this method, so \
          that the protocol's default answers for its subclasses too. Declare it in \(adopter), and override it in \(name).
          """)
      }
    }
  }

  /// The superclass that adopts the protocol with this optional method and does not have it, nor inherits it.
  private func deafAncestor(of type: String, for method: String) -> (adopter: String, delegate: String)? {
    let chain = survey.chain(from: type)
    guard !adopts(type, method) else { return nil }
    for ancestor in chain.dropFirst() {
      guard
        let delegate = survey.types[ancestor]?.inherited.first(where: { survey.optionalMethods[$0]?.contains(method) == true })
      else { continue }
      let has = survey.chain(from: ancestor).contains { survey.types[$0]?.methods.contains { $0.fullName == method } == true }
      return has ? nil : (ancestor, delegate)
    }
    return nil
  }
  private func adopts(_ type: String, _ method: String) -> Bool {
    survey.types[type]?.inherited.contains { survey.optionalMethods[$0]?.contains(method) == true } == true
  }
}
