/// Names of types for people, made once each.
enum TypeName {
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: String] = [:]

  /// The name without generic arguments: `VStack`, not `VStack<TupleView<…>>`.
  static func short<T>(of type: T.Type) -> String {
    if let name = cache[ObjectIdentifier(type)] { return name }
    let name = String("\(type)".prefix { $0 != "<" })
    cache[ObjectIdentifier(type)] = name
    return name
  }
}
