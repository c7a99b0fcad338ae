import AttributeGraph
@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#endif

/// The dynamic properties of a view or modifier, its own and those inside its custom ones.
struct DynamicProperties {
  /// Connected to their storage before each run of the body.
  var installed: [(offset: Int, type: any InstalledProperty.Type)] = []
  /// The author's own: their `update()` is called after that, inner ones first.
  var updated: [(offset: Int, type: any DynamicProperty.Type)] = []

  var isEmpty: Bool { installed.isEmpty && updated.isEmpty }

  fileprivate mutating func add(fieldsOf type: Any.Type, at base: Int) {
    guard isStructOrTuple(type) else { return }
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any InstalledProperty.Type {
        installed.append((base + offset, property))
      } else if let property = fieldType as? any DynamicProperty.Type {
        add(fieldsOf: fieldType, at: base + offset)
        updated.append((base + offset, property))
      }
      return true
    }
  }

  /// Calls `update()` of the custom properties of the value at `base`.
  func update(at base: UnsafeMutableRawPointer) {
    func open<P: DynamicProperty>(_ type: P.Type, _ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: P.self).pointee.update()
    }
    for (offset, type) in updated { open(type, base + offset) }
  }
}

/// What is known of a type once for all: where its dynamic properties lie, and how two of its values are compared.
///
/// Comparison is field by field: plain bytes by `memcmp`, references by identity, `Equatable` fields by `==`, `State` is
/// skipped (its value is compared where it lives), and anything else, a closure above all, counts as different.
final class TypePlan {
  private(set) var properties = DynamicProperties()
  private var bytes: [(offset: Int, count: Int)] = []
  private var equatables: [(offset: Int, type: any Equatable.Type)] = []
  private var comparables: [(offset: Int, type: any PlanComparable.Type)] = []
  private var optionals: [(offset: Int, type: any OptionalType.Type)] = []
  private var isOpaque = false

  nonisolated(unsafe) private static var cache: [ObjectIdentifier: TypePlan] = [:]

  static func of<T>(_ type: T.Type) -> TypePlan {
    if let plan = cache[ObjectIdentifier(type)] { return plan }
    let plan = TypePlan()
    plan.properties.add(fieldsOf: type, at: 0)
    plan.scan(type, at: 0)
    cache[ObjectIdentifier(type)] = plan
    return plan
  }

  private func scan(_ type: Any.Type, at base: Int) {
    if type is any InstalledProperty.Type {
      if let comparable = type as? any PlanComparable.Type { comparables.append((base, comparable)) }
      return
    }
    if let comparable = type as? any PlanComparable.Type {
      comparables.append((base, comparable))
      return
    }
    if _openExistential(type, do: isPlainBytes) {
      scanPlainBytes(type, at: base)
      return
    }
    // A weak reference is reported as an optional one, so optional references are not compared by `==` either.
    if type is AnyObject.Type || (type as? any OptionalType.Type)?.wrapped is AnyObject.Type {
      addBytes(from: base, count: MemoryLayout<AnyObject>.size)
      return
    }
    if let equatable = type as? any Equatable.Type {
      equatables.append((base, equatable))
      return
    }
    if let optional = type as? any OptionalType.Type {
      optionals.append((base, optional))
      return
    }
    // Existentials, functions and other enums with payloads show no fields.
    guard isStructOrTuple(type) else {
      isOpaque = true
      return
    }
    var hasFields = false
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      hasFields = true
      self.scan(fieldType, at: base + offset)
      return true
    }
    if !hasFields { isOpaque = true }
  }

  /// A type without references. Its values may differ in bytes that mean nothing, which hold whatever lay there before: those
  /// between fields, and the payload of a case that has none. They are not compared, or the same script would run more rules at
  /// one time than at another.
  private func scanPlainBytes(_ type: Any.Type, at base: Int) {
    let count = _openExistential(type, do: byteCount)
    if isStructOrTuple(type), !(type is any Numeric.Type) {
      var hasFields = false
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        hasFields = true
        self.scan(fieldType, at: base + offset)
        return true
      }
      if hasFields { return }
    }
    if isEnum(type), count > 1 {
      guard let equatable = type as? any Equatable.Type else {
        isOpaque = true
        return
      }
      equatables.append((base, equatable))
      return
    }
    addBytes(from: base, count: count)
  }

  /// Neighbours are compared at once.
  private func addBytes(from offset: Int, count: Int) {
    if let last = bytes.last, last.offset + last.count == offset {
      bytes[bytes.count - 1].count += count
    } else if count > 0 {
      bytes.append((offset, count))
    }
  }

  /// Equal as far as the plan can tell; false when in doubt.
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if isOpaque { return false }
    for (offset, count) in bytes where memcmp(a + offset, b + offset, count) != 0 { return false }
    for (offset, type) in comparables where !type._areSame(a + offset, b + offset) { return false }
    for (offset, type) in optionals where !type.areSame(a + offset, b + offset) { return false }
    for (offset, type) in equatables where !areEqual(type, a + offset, b + offset) { return false }
    return true
  }

  func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areSame(UnsafeRawPointer(a), UnsafeRawPointer(b)) } }
  }
}

/// Compared by its own rule where it is a field of a view.
protocol PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}
extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  /// Both have nothing, or what the plan of the wrapped type finds the same.
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
    case (nil, nil): true
    case (let a?, let b?): TypePlan.of(Wrapped.self).areSame(a, b)
    case (nil, _?), (_?, nil): false
    }
  }
}

/// By the kind that every type's metadata begins with.
private func isStructOrTuple(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
}
private func isEnum(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  return kind == _MetadataKind.enum.rawValue || kind == _MetadataKind.optional.rawValue
}
private func isPlainBytes<T>(_: T.Type) -> Bool { _isPOD(T.self) }
private func byteCount<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
private func areEqual<T: Equatable>(_: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
  a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
}

extension Slot {
  /// Stores the value unless the plan finds it the same as the one that is there.
  func put(_ value: consuming Value, by plan: TypePlan) -> Bool {
    guard hasValue else { return put(value) }
    let new = value
    if withUnsafePointer(to: new, { plan.areSame(UnsafeRawPointer(pointer), UnsafeRawPointer($0)) }) { return false }
    return put(new)
  }
}
