import Foundation
import UIKit

/// The scans of a folder, in the order of their files' names.
@MainActor
final class ScanLibrary {
  /// Where the app looks for scans; the app's documents unless someone says otherwise.
  static var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("Scans")

  let scans: [Scan]
  private var pictures: [Scan.ID: UIImage] = [:]
  /// Large scans that have been decoded once, and are seen at once from then on.
  private var decoded: Set<Scan.ID> = []

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

  /// The picture is so large that decoding it takes a while, in which the app shows that it is at work.
  func isLoading(_ scan: Scan) -> Bool { picture(of: scan)?.isLarge == true && !decoded.contains(scan.id) }

  /// Decodes a large picture on another thread. False when its file turns out to be damaged.
  func load(_ scan: Scan) async -> Bool {
    guard isLoading(scan), let picture = picture(of: scan) else { return true }
    guard await picture.byPreparingForDisplay() != nil else { return false }
    decoded.insert(scan.id)
    return true
  }

  /// What the grid shows of a large scan.
  func thumbnail(of scan: Scan, size: CGSize) async -> UIImage? {
    await picture(of: scan)?.byPreparingThumbnail(ofSize: size)
  }
}

extension UIImage {
  /// More than 24 million pixels: a page scanned with 300 dots an inch has 9 million.
  var isLarge: Bool { size.width * scale * size.height * scale > 24_000_000 }
}
