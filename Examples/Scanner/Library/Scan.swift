import Foundation

/// A scanned page: a picture file.
struct Scan: Identifiable, Hashable {
  let file: URL

  var id: String { file.lastPathComponent }

  /// The file's name without its number and ending: "02 Rental contract.jpg" is "Rental contract".
  var title: String {
    let name = file.deletingPathExtension().lastPathComponent
    return String(name.drop { $0.isNumber }).trimmingCharacters(in: .whitespaces)
  }
}
