import Foundation
import UIKit

/// The scans of a folder, in the order of their files' names.
@MainActor
final class ScanLibrary {
  /// Where the app looks for scans; the app's documents unless someone says otherwise.
  static var folder = URL.documentsDirectory.appending(path: "Scans", directoryHint: .isDirectory)

  let scans: [Scan]
  private var pictures: [Scan.ID: UIImage] = [:]

  init(folder: URL) {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    scans = files.filter { ["jpg", "jpeg", "png", "webp"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
      .map(Scan.init)
  }

  /// The whole picture, the same for the grid and the viewer; nil when the file is none.
  func picture(of scan: Scan) -> UIImage? {
    if let picture = pictures[scan.id] { return picture }
    let picture = UIImage(contentsOfFile: scan.file.path)
    pictures[scan.id] = picture
    return picture
  }
}
