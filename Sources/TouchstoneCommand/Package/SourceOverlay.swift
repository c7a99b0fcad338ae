import Foundation
import SourceRewriter

/// Rewritten files beside the author's, and the file that makes the compiler read them in their place.
///
/// The compiler goes on to name the author's files: in errors, in `#file`, in what it keeps to build less next time. Nothing is
/// read or written when no file has changed since the last time.
struct SourceOverlay {
  let folder: String
  /// The rules' version is in the name, so that other rules build everything anew.
  var path: String { "\(folder)/overlay-\(SourceRewriter.version).json" }
  private var recordPath: String { "\(folder)/record-\(SourceRewriter.version).json" }

  /// What the compiler would not say, as it would say it.
  struct Remark: Codable {
    let description: String
    let isError: Bool
  }
  private struct Stamp: Codable, Equatable {
    let path: String
    let size: Int
    let modified: TimeInterval
  }
  private struct Record: Codable {
    let stamps: [Stamp]
    let remarks: [Remark]
  }

  func update(_ files: [String]) throws -> [Remark] {
    let stamps = try files.map(Self.stamp)
    if let data = FileManager.default.contents(atPath: recordPath), FileManager.default.fileExists(atPath: path),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.stamps == stamps
    {
      return record.remarks
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let sources = Self.map(zip(files, texts).filter { SourceFile.mayNeedRewriting($0.1) }) { SourceFile(path: $0.0, text: $0.1) }
    let rewriter = SourceRewriter(files: sources)
    let results = Self.map(sources) { rewriter.rewrite($0) }

    var roots: [Root] = []
    for (source, result) in zip(sources, results) where result.isChanged {
      let copy = folder + source.path
      try Self.write(Data(result.text.utf8), to: copy)
      roots.append(Root(name: source.path, contents: copy))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Self.write(encoder.encode(Overlay(roots: roots)), to: path)
    let remarks = results.flatMap(\.findings).map { Remark(description: $0.description, isError: $0.severity == .error) }
    try Self.write(encoder.encode(Record(stamps: stamps, remarks: remarks)), to: recordPath)
    return remarks
  }

  // MARK: Files

  private static func stamp(_ path: String) throws -> Stamp {
    let attributes = try FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return Stamp(
      path: path, size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
      modified: (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0)
  }
  /// A file that is the same keeps its date.
  private static func write(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
  /// Parsing takes most of the time and can be done on all cores.
  private static func map<Element, Result>(_ elements: [Element], _ transform: (Element) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      nonisolated(unsafe) let transform = transform
      DispatchQueue.concurrentPerform(iterations: elements.count) { buffer[$0] = transform(elements[$0]) }
    }
    return results.map { $0! }
  }

  // MARK: The overlay

  /// In the compiler's own words; YAML, of which JSON is a part.
  private struct Overlay: Encodable {
    let version = 0
    let caseSensitive = "true"
    let useExternalNames = "false"
    let roots: [Root]
    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case useExternalNames = "use-external-names"
    }
  }
  private struct Root: Encodable {
    let type = "file"
    let name: String
    let contents: String
    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}
