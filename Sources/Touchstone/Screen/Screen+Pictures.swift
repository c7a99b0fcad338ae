import CairoRenderer
import CoreGraphics

/// Pictures of very many pixels are decoded in parts, on threads of their own. A screen has a clock of its own, on which that
/// takes no time: whatever is shown of a picture is the same on every machine.
extension Screen {
  /// Whether drawing waits until huge pictures are as sharp as they get, as it does unless a test says otherwise. Without that, what is
  /// shown is the first, coarse picture until `settlePictures()`.
  public var waitsForSharpPictures: Bool {
    get { workshop.patience == .untilSharp }
    set { workshop.patience = newValue ? .untilSharp : .untilFirst }
  }

  /// Waits until all work on huge pictures is done, and shows what was made in a frame.
  public func settlePictures() {
    becomeCurrent()
    workshop.finish()
    if !scene.log.isEmpty { runNextFrame() }
  }

  /// Parts of huge pictures that are held in memory, beside the coarse ones.
  public var pictureTilesInMemory: Int { workshop.tileCount }
}
