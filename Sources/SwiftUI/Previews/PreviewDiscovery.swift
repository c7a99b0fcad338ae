/// Finds the previews of a program: the types that conform to the protocols of previews.
///
/// The compiler writes a record for each conformance into a section of the binary, and the Swift runtime hands those sections
/// out. The records' form is part of Swift's ABI (docs/ABI/TypeMetadata.rst); pointers in them are relative to their own place.
package enum PreviewDiscovery {
  /// The previews of all `#Preview` and `PreviewProvider` in the program, by file and line; providers come last, by name.
  @MainActor package static var previews: [Preview] {
    let registered = types(conformingTo: (any _PreviewRegistry).self).compactMap { $0 as? any _PreviewRegistry.Type }
    let providers = types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    return registered.map { $0._makePreview() }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      + providers.sorted { "\($0)" < "\($1)" }.flatMap { previews(of: $0) }
  }

  /// Several views side by side, or in a group, are a preview each. One without a name is called after its provider.
  @MainActor package static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    let elements = elements(of: provider)
    return elements.indices.map { index in
      let information = (elements[index] as? any PreviewSearchable)?.previewInformation ?? PreviewInformation()
      let number = elements.count > 1 ? " \(index + 1)" : ""
      return Preview(
        information.name ?? "\(provider)\(number)", traits: (information.layout ?? .device).trait,
        body: { self.elements(of: provider)[index] })
    }
  }

  @MainActor private static func elements<Provider: PreviewProvider>(of provider: Provider.Type) -> [any View] {
    let previews = provider.previews
    return (previews as? any PreviewSearchable)?.previewElements ?? [previews]
  }

  /// Types without generic parameters that declare the conformance themselves.
  private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let search = Search(protocolDescriptor: protocolDescriptor(of: existential))
    enumerateSections(
      { sections, search in
        guard let sections, let search else { return true }
        Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().look(in: sections)
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  /// The one protocol of an existential type: kind (8 bytes), flags (4), their number (4), the descriptors.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }
}

private final class Search {
  let protocolDescriptor: UnsafeRawPointer
  var found: [Any.Type] = []
  init(protocolDescriptor: UnsafeRawPointer) { self.protocolDescriptor = protocolDescriptor }

  /// `sections`: a version, three pointers, then pairs of start and length; the second pair is that of the conformances.
  func look(in sections: UnsafeRawPointer) {
    let conformances = 4 * MemoryLayout<UInt>.size + 2 * MemoryLayout<UInt>.size
    let start = sections.load(fromByteOffset: conformances, as: UnsafeRawPointer?.self)
    let length = sections.load(fromByteOffset: conformances + MemoryLayout<UInt>.size, as: Int.self)
    guard let start else { return }
    for offset in stride(from: 0, to: length, by: 4) { look(at: relative(start + offset)) }
  }

  /// A conformance: protocol, type, witness table (not used here), flags.
  private func look(at conformance: UnsafeRawPointer) {
    guard relativeIndirectable(conformance) == protocolDescriptor else { return }
    let typeKind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let place = relative(conformance + 4)
    switch typeKind {
    case 0: add(place)
    case 1: add(place.load(as: UnsafeRawPointer.self))
    default: break
    }
  }

  /// A type's descriptor: flags, parent, name, then the function that gives the type.
  private func add(_ descriptor: UnsafeRawPointer) {
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric, descriptor.load(fromByteOffset: 12, as: Int32.self) != 0 else { return }
    typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    found.append(unsafeBitCast(accessor(0), to: Any.Type.self))
  }
}

private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }

/// The lowest bit says that there is a pointer to the thing in between.
private func relativeIndirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(place.load(as: Int32.self))
  let target = place + (offset & ~1)
  return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
}

/// Calls `body` for each loaded image until it answers false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer?, _ context: UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
