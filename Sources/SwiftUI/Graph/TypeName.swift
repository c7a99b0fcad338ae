/// Names of types for people, made once each.
enum TypeName {
  private static let shapeView = "_ShapeView<"
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: String] = [:]

  /// The name without generic arguments: `VStack`, not `VStack<TupleView<…>>`.
  static func short<T>(of type: T.Type) -> String {
    if let name = cache[ObjectIdentifier(type)] { return name }
    let whole = "\(type)"
    // A drawn shape is known by the shape.
    let shown = whole.hasPrefix(shapeView) ? whole.dropFirst(shapeView.count) : whole[...]
    let name = String(shown.prefix { $0 != "<" && $0 != "," })
    cache[ObjectIdentifier(type)] = name
    return name
  }
}
