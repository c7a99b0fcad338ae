extension Attribute {
  /// Some rule or effect read this attribute in its last run.
  @inlinable public var isObserved: Bool { node.pointee.dependants != nil }
}
