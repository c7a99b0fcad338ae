import CoreGraphics
import UIKit

/// Counts of work done.
public struct Work: Hashable, Sendable {
  /// View bodies evaluated.
  public var bodiesRun = 0
  /// Rules and effects of attribute graphs.
  public var rulesRun = 0
  /// Properties of layers that were written with a new value.
  public var layersWritten = 0
  /// Layers whose content was rasterised.
  public var layersRedrawn = 0
  /// Frames that were run; those in which nothing was due are left out, and do not count.
  public var framesRun = 0
  /// Frames, and pictures, for which the renderer had something to draw.
  public var framesDrawn = 0

  /// No work.
  public init() {}

  static func - (a: Work, b: Work) -> Work {
    var difference = Work()
    for count in counts { difference[keyPath: count] = a[keyPath: count] - b[keyPath: count] }
    return difference
  }

  private static var counts: [WritableKeyPath<Work, Int>] {
    [\.bodiesRun, \.rulesRun, \.layersWritten, \.layersRedrawn, \.framesRun, \.framesDrawn]
  }
}

extension Screen {
  /// What was done since the application was started.
  public var work: Work {
    let runtime = frames.participantWork
    var result = Work()
    result.bodiesRun = runtime.bodiesRun
    result.rulesRun = runtime.rulesRun
    result.layersWritten = notebook.layerWrites
    result.layersRedrawn = camera.layersRedrawn
    result.framesRun = notebook.framesRun
    result.framesDrawn = camera.framesDrawn
    return result
  }

  /// What is done in `body`.
  public func work(_ body: () throws -> Void) rethrows -> Work {
    let before = work
    try body()
    return work - before
  }
}
