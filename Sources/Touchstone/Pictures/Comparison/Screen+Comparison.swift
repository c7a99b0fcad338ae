import CoreGraphics

/// A screen does not look as it was expected to.
public struct PictureMismatch: Error, CustomStringConvertible {
  /// What differs and where the pictures of it were written, or why there was nothing to compare with.
  public let description: String
  /// Nil when there is no picture to compare with.
  public let difference: PictureDifference?
}

extension Screen {
  /// Compares the screen with a picture in a file.
  ///
  /// When they differ too much, three files are written into `folder`, named after the expected one: `NAME.actual.png`,
  /// `NAME.difference.png`, and `NAME.comparison.png` with expected, actual and difference side by side; the error says where the
  /// largest difference lies and which element is there.
  /// - Parameters:
  ///   - path: The expected picture, relative to the current folder unless it begins with "/".
  ///   - recording: Writes the screen to `path` instead of comparing it, and throws, so that no test passes that compares
  ///     nothing.
  ///   - folder: Nil writes nothing.
  public func expectPicture(
    like path: String, tolerance: PictureTolerance = .exact, recording: Bool = false,
    differencesIn folder: String? = "out/differences"
  ) throws {
    let actual = picture()
    if recording {
      try actual.write(to: path)
      throw PictureMismatch(
        description: "The screen was recorded as \(path). Look at it, and take recording: true away: as long as it stands there, "
          + "the test compares nothing.", difference: nil)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw PictureMismatch(
        description: "There is no picture at \(path) to compare the screen with. expectPicture(like:recording: true) makes it.",
        difference: nil)
    }
    let expected = try Picture(contentsOf: path, scale: actual.scale)
    let difference = actual.difference(from: expected, tolerance: tolerance)
    guard difference.isTooLarge else { return }
    var words = ["The screen does not look like \(path): \(difference)"]
    if let place = describeElement(at: difference) { words.append(place) }
    if let folder {
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      try write(expected, actual, difference, to: "\(folder)/\(name)")
      words.append("Expected, actual and difference are beside each other in \(folder)/\(name).comparison.png")
    }
    throw PictureMismatch(description: words.joined(separator: ". ") + ".", difference: difference)
  }

  private func describeElement(at difference: PictureDifference) -> String? {
    guard difference.picture != nil else { return nil }
    let scale = scene.screen.scale
    // The middle of the pixel.
    let point = CGPoint(x: (difference.largestPlace.x + 0.5) / scale, y: (difference.largestPlace.y + 0.5) / scale)
    let smallest = elements.filter { $0.visibleFrame?.holds(point) == true }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    return "At that place, \(describe(point)) in points, is \(smallest?.description ?? "no element")"
  }

  private func write(_ expected: Picture, _ actual: Picture, _ difference: PictureDifference, to path: String) throws {
    try actual.write(to: path + ".actual.png")
    try difference.picture?.write(to: path + ".difference.png")
    var strip = Filmstrip(pictureWidth: CGFloat(min(max(expected.width, actual.width), 390)))
    strip.add(expected, caption: "expected")
    strip.add(actual, caption: "actual")
    if let marked = difference.picture { strip.add(marked, caption: "difference") }
    try strip.picture().write(to: path + ".comparison.png")
  }
}
