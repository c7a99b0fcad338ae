import Foundation
import Observation

/// What plays: of the record in front, its first seconds. Whoever turns the page goes on listening, to the next record.
@Observable
final class Player {
  /// Of a clip, in seconds.
  static let length: TimeInterval = 8

  private(set) var isPlaying = false
  /// A finger rests on the record.
  var isHeld = false
  /// The app is in front.
  var isActive = true
  /// The record in front.
  var front: Track.ID?

  func toggle() { isPlaying.toggle() }
  func stop() { isPlaying = false }

  func isPlaying(_ track: Track) -> Bool { isPlaying && front == track.id }
  /// Whether time passes in the track's clip.
  func isRunning(_ track: Track) -> Bool { isPlaying(track) && !isHeld && isActive }
}
