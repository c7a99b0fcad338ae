import CoreGraphics
import LayerTree

/// Refuses every picture: no reader of picture files is linked.
final class PictureDecoder: ImageDecoder {
  func decode(_ data: Data) throws -> CGImage {
    throw ImageDecodingError("\(data.count) bytes of a picture could not be read: this host has no reader of picture files")
  }
}
