import Foundation
import SwiftUI
import Touchstone

@testable import Reels

/// Plays scripts and prints a digest of each picture and of what was written down: equal in every build, or something depends on
/// how it was compiled.
@MainActor
enum Digest {
  static func run() throws {
    try feed()
    try random()
    try grid()
  }

  private static func feed() throws {
    let screen = try Screen(.iPhone14, app: ReelsApp.self)
    try screen.settle()
    show("feed at rest", screen)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 120, y: 600))
    for step in 1...6 {
      finger.move(by: CGVector(dx: 0, dy: -25), over: 0.025, lifting: step == 6)
      show("flick \(step)", screen)
    }
    for frame in 1...12 {
      screen.advance(by: 1 / 30)
      show("settling \(frame)", screen)
    }
    try screen.settle()
    screen.doubleTap(at: CGPoint(x: 190, y: 300))
    for frame in 1...12 {
      screen.advance(by: 1 / 20)
      show("heart \(frame)", screen)
    }
    try screen.settle()
    screen.rotate()
    try screen.settle()
    show("on its side", screen)
    screen.isDark = true
    show("dark", screen)
    log(screen)
  }

  private static func random() throws {
    let soak = try FeedSoak(seed: 7)
    for part in 1...10 {
      try soak.play(events: 60)
      soak.fingers.playBurst()
      show("random \(part)", soak.screen)
    }
    log(soak.screen)
  }

  private static func grid() throws {
    let handle = CellHandle()
    let screen = try GridView.makeScreen(count: 1_000, target: (210, handle))
    show("grid", screen)
    handle.show(7_777)
    screen.advance(by: 1 / 60)
    show("grid changed", screen)
  }

  // MARK: Digests

  private static func show(_ title: String, _ screen: Screen) { print(title, hex(screen.picture().png)) }
  private static func log(_ screen: Screen) {
    print("touches", screen.touchLog.count, hex(Data(screen.touchLog.joined(separator: "\n").utf8)))
    print("console", screen.console.count, hex(Data(screen.console.joined(separator: "\n").utf8)))
  }

  /// FNV-1a over words of 8 bytes.
  private static func hex(_ data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    data.withUnsafeBytes { bytes in
      func take(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
      for start in stride(from: 0, to: bytes.count - 7, by: 8) {
        take(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      }
      for byte in bytes.suffix(bytes.count % 8) { take(UInt64(byte)) }
    }
    return String(hash, radix: 16)
  }
}
