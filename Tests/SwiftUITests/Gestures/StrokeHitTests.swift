import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

/// A stroked shape takes touches on its line, as iOS does; what lies inside it, or behind it, keeps its own.
@MainActor @Suite struct StrokeHitTests {
  @Test func onlyTheLineOfACircle() throws {
    let stand = try Stand { notes in
      Circle().stroke(Color.red, lineWidth: 20).frame(width: 200, height: 200).onTapGesture { notes.add("ring") }
    }
    // The circle's middle is (200, 300), its radius 100.
    #expect(stand.tap(200, 300) == [])
    #expect(stand.tap(200, 205) == ["ring"] && stand.tap(200, 195) == ["ring"] && stand.tap(292, 300) == ["ring"])
    #expect(stand.tap(200, 225) == [] && stand.tap(200, 180) == [])
  }

  @Test func theInsideBelongsToWhatIsBehind() throws {
    let stand = try Stand { notes in
      ZStack {
        Color.blue.frame(width: 200, height: 200).onTapGesture { notes.add("behind") }
        Rectangle().stroke(Color.red, lineWidth: 10).frame(width: 100, height: 100).onTapGesture { notes.add("frame") }
      }
    }
    #expect(stand.tap(200, 300) == ["behind"] && stand.tap(150, 300) == ["frame"])
  }

  @Test func aContentShapeGivesTheInside() throws {
    let stand = try Stand { notes in
      Circle().stroke(Color.red).frame(width: 200, height: 200).contentShape(Circle()).onTapGesture { notes.add("disc") }
    }
    #expect(stand.tap(200, 300) == ["disc"])
  }

  @Test func gapsOfADashedLineAndFilledShapes() throws {
    let dashed = try Stand { notes in
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 400, y: 50))
      }
      .stroke(Color.red, style: StrokeStyle(lineWidth: 20, dash: [40, 40])).onTapGesture { notes.add("dash") }
    }
    #expect(dashed.tap(20, 50) == ["dash"] && dashed.tap(60, 50) == [] && dashed.tap(100, 55) == ["dash"])
    let both = try Stand { notes in
      Circle().fill(Color.blue).stroke(Color.red, lineWidth: 20).frame(width: 200, height: 200).onTapGesture { notes.add("disc") }
    }
    #expect(both.tap(200, 300) == ["disc"] && both.tap(200, 195) == ["disc"])
  }
}
