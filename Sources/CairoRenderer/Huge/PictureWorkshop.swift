import CoreGraphics

/// Where huge pictures are decoded: on threads of its own, while the thread that draws goes on.
///
/// What was made is shown from a point on that the host chooses (`takeResults`), so that a host with a clock of its own shows the same
/// pixels whenever the same is done. Everything but the work itself belongs to the thread that draws.
public final class PictureWorkshop: @unchecked Sendable {
  /// What drawing waits for.
  public enum Patience: Sendable {
    /// Until the picture is as sharp as it will be: pictures never depend on how fast the machine is.
    case untilSharp
    /// Until there is a first picture; a sharper one is shown after `finish`.
    case untilFirst
    /// It draws what there is; `onResult` says when there is more.
    case never
  }

  public var patience = Patience.untilSharp
  /// Called from any thread when there is something that drawing has not seen.
  public var onResult: @Sendable () -> Void = {}
  /// Takes a line when a picture turns out to be damaged, or its finer levels can't be kept.
  public var onFailure: (String) -> Void = { print($0) }

  /// Tiles in memory.
  let tiles = TileCache()
  private let lock = NSLock()
  private var working: [HugePicture] = []
  private var changed: [Changed] = []
  private struct Changed { weak var picture: HugePicture? }
  /// First pictures don't wait for the tiles of others, which are made one picture after the other.
  private let firstQueue = DispatchQueue(label: "first pictures"), tileQueue = DispatchQueue(label: "pyramids")

  public init() {}

  /// Tiles that are in memory now.
  package var tileCount: Int { tiles.count }
  /// Bytes of the tiles that are in memory now.
  package var tileBytes: Int { tiles.byteCount }

  /// Pictures on which somebody works.
  public var isBusy: Bool { lock.withLock { !working.isEmpty } }
  /// `takeResults` has something to do.
  public var hasResults: Bool { lock.withLock { !changed.isEmpty } }

  /// Has what was made since be seen by the next drawing, and notes the layers that show it as changed.
  public func takeResults() {
    let pictures = lock.withLock {
      defer { changed = [] }
      return changed
    }
    for changed in pictures { changed.picture?.showWhatIsMade() }
  }

  /// Waits until all work that was asked for is done, and takes the results.
  public func finish() {
    while let picture = lock.withLock({ working.first }) { picture.waitUntilIdle() }
    takeResults()
  }

  func begin(_ picture: HugePicture, isFirst: Bool, _ work: @escaping @Sendable () -> Void) {
    lock.withLock { if !working.contains(where: { $0 === picture }) { working.append(picture) } }
    (isFirst ? firstQueue : tileQueue).async(execute: work)
  }

  func ended(_ picture: HugePicture) { lock.withLock { working.removeAll { $0 === picture } } }

  func noteResult(of picture: HugePicture) {
    let isNews = lock.withLock {
      changed.removeAll { $0.picture == nil }
      defer { if !changed.contains(where: { $0.picture === picture }) { changed.append(Changed(picture: picture)) } }
      return changed.isEmpty
    }
    if isNews { onResult() }
  }
}
