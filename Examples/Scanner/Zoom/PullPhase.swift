import UIKit

/// A page that is pulled down by a finger. Distances in points, down is positive; velocity in points a second.
enum PullPhase: Equatable {
  case moved(distance: CGFloat)
  case ended(distance: CGFloat, velocity: CGFloat)
}
