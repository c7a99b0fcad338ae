import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// The screen gets another size while lazy containers that are read from the right are scrolled: what is in view first stays in view.
@MainActor
@Suite struct MirroredRotationTests {
  private struct Row: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<60) { row in
            Color.green.aspectRatio(row.isMultiple(of: 3) ? 0.4 : 0.25, contentMode: .fit).accessibilityIdentifier("\(row)")
          }
        }
      }
      .ignoresSafeArea()
    }
  }
  private struct Grid: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
          ForEach(0..<600) { row in
            Color.green.aspectRatio(row.isMultiple(of: 3) ? 1 : 1.2, contentMode: .fit).accessibilityIdentifier("\(row)")
          }
        }
      }
      .ignoresSafeArea()
    }
  }
  enum Kind: CaseIterable { case row, grid }
  enum Moment: CaseIterable { case atRest, held, runningOn }

  private func stage(_ kind: Kind, _ direction: LayoutDirection) throws -> Screen {
    let screen: Screen
    switch kind {
    case .row: screen = try Screen(.iPhone14) { Row().environment(\.layoutDirection, direction) }
    case .grid: screen = try Screen(.iPhone14) { Grid().environment(\.layoutDirection, direction) }
    }
    try screen.settle()
    return screen
  }

  /// The first whose beginning is in view, with how far it begins from the side where reading begins.
  private func first(_ screen: Screen, _ kind: Kind, _ direction: LayoutDirection) throws -> (row: Int, place: CGFloat) {
    let glass = CGRect(origin: .zero, size: screen.size)
    let rows = (0..<600).compactMap { row in screen.findAll(id: "\(row)").first.map { (row, $0.frame) } }
    return try #require(
      rows.map { ($0.0, place($0.1, screen, kind, direction), $0.1) }
        .first { $0.1 >= -0.5 && $0.2.intersects(glass) }.map { ($0.0, $0.1) })
  }
  private func place(_ frame: CGRect, _ screen: Screen, _ kind: Kind, _ direction: LayoutDirection) -> CGFloat {
    if kind == .grid { return frame.minY }
    return direction == .rightToLeft ? screen.size.width - frame.maxX : frame.minX
  }

  private func drag(_ screen: Screen, _ finger: Finger, _ kind: Kind, _ direction: LayoutDirection, lifting: Bool) {
    let size = screen.size
    let length: CGFloat = 250
    if kind == .grid {
      finger.down(at: CGPoint(x: 200, y: size.height * 0.8))
      finger.move(by: CGVector(dx: 0, dy: -length), over: lifting ? 0.15 : 0.5, lifting: lifting)
    } else {
      let way = direction == .rightToLeft ? length : -length
      finger.down(at: CGPoint(x: size.width / 2 - way / 2, y: 200))
      finger.move(by: CGVector(dx: way, dy: 0), over: lifting ? 0.15 : 0.5, lifting: lifting)
    }
  }

  @Test(arguments: Kind.allCases, Moment.allCases) func theFirstInViewStays(kind: Kind, moment: Moment) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = try stage(kind, direction)
      for _ in 0..<4 {
        drag(screen, screen.finger(), kind, direction, lifting: true)
        try screen.settle()
      }
      for _ in 0..<2 {
        let finger = screen.finger()
        switch moment {
        case .atRest: break
        case .held: drag(screen, finger, kind, direction, lifting: false)
        case .runningOn:
          drag(screen, finger, kind, direction, lifting: true)
          screen.advance(by: 0.1)
        }
        let before = try first(screen, kind, direction)
        screen.resize(to: CGSize(width: screen.size.height, height: screen.size.width))
        screen.advance(by: 1 / 60)
        let frame = screen.findAll(id: "\(before.row)").first?.frame
        let now = frame.map { place($0, screen, kind, direction) }
        let what = "\(direction), \(before) is at \(now.map { "\($0)" } ?? "no place")"
        #expect(frame?.intersects(CGRect(origin: .zero, size: screen.size)) == true, "\(what)")
        if moment != .runningOn { #expect(abs((now ?? .infinity) - before.place) <= 1, "\(what)") }
        if finger.isDown { finger.up() }
        try screen.settle()
        #expect(screen.unrest == [])
      }
    }
  }

  /// Rows that come into view are longer or shorter than was thought: those under the finger go where it goes.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aDragDoesNotJump(direction: LayoutDirection) throws {
    let screen = try stage(.row, direction), way: CGFloat = direction == .rightToLeft ? 12 : -12
    for _ in 0..<3 {
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 195 - way * 12, y: 300))
      finger.move(by: CGVector(dx: way, dy: 0), over: 1 / 60)
      var last: [Int: CGFloat] = [:], seen = 0
      for step in 1...24 {
        finger.move(by: CGVector(dx: way, dy: 0), over: 1 / 60)
        var now: [Int: CGFloat] = [:]
        for row in 0..<60 { if let frame = screen.findAll(id: "\(row)").first?.frame { now[row] = frame.midX } }
        for (row, place) in now {
          guard step > 1, let before = last[row] else { continue }
          seen += 1
          #expect(abs(place - before - way) <= 1, "row \(row) at step \(step)")
        }
        last = now
      }
      #expect(seen > 40)
      finger.up()
      try screen.settle()
    }
  }
}
