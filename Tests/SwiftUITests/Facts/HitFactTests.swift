import SwiftUI
import Testing
import Touchstone

@testable import SwiftUI

/// What a finger touches (Documentation/Facts.md, 1.5). Views are 400 × 600 points around (200, 300).
@MainActor @Suite struct HitFactTests {
  private func taps<V: View>(_ points: [(CGFloat, CGFloat)], @ViewBuilder _ view: @escaping @MainActor (Notes) -> V) throws
    -> [[String]]
  {
    let stand = try Stand(view)
    return points.map { stand.tap($0.0, $0.1) }
  }

  /// Facts 1.5: a clip cuts what is drawn, not what is touched; a content shape does.
  @Test func clips() throws {
    let inside: (CGFloat, CGFloat) = (200, 300), outside: (CGFloat, CGFloat) = (200, 150)
    #expect(
      try taps([inside, outside]) { notes in
        Color.red.frame(width: 100, height: 400).frame(width: 100, height: 100).clipped().onTapGesture { notes.add("tap") }
      } == [["tap"], ["tap"]])
    #expect(
      try taps([inside, outside]) { notes in
        Color.red.frame(width: 100, height: 400).frame(width: 100, height: 100).clipShape(Circle()).onTapGesture {
          notes.add("tap")
        }
      } == [["tap"], ["tap"]])
    #expect(
      try taps([inside, outside]) { notes in
        Color.red.frame(width: 100, height: 400).frame(width: 100, height: 100).clipped().contentShape(Rectangle())
          .onTapGesture { notes.add("tap") }
      } == [["tap"], []])
  }

  /// Facts 1.5: a view of opacity 0 is not touched, one of 0.01 is; the least is 0.001.
  @Test(arguments: [(0, false), (0.0005, false), (0.0015, true), (0.01, true)]) func faintViews(opacity: Double, isHit: Bool)
    throws
  {
    let result = try taps([(200, 300)]) { notes in VStack { Color.red }.opacity(opacity).onTapGesture { notes.add("tap") } }
    #expect(result == [isHit ? ["tap"] : []])
  }

  /// Facts 1.5: what draws nothing is not touched: spacers, gaps of stacks, and (a choice) a clear colour.
  @Test func emptyRoom() throws {
    #expect(
      try taps([(10, 300), (200, 300)]) { notes in
        HStack {
          Color.red.frame(width: 50)
          Spacer()
          Color.red.frame(width: 50)
        }
        .onTapGesture { notes.add("tap") }
      } == [["tap"], []])
    #expect(try taps([(200, 300)]) { notes in Color.clear.onTapGesture { notes.add("tap") } } == [[]])
    #expect(
      try taps([(200, 300)]) { notes in
        Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { notes.add("tap") }
      } == [["tap"]])
    #expect(
      try taps([(200, 300)]) { notes in Color.clear.contentShape(Rectangle()).onTapGesture { notes.add("tap") } } == [["tap"]])
  }

  /// Facts 1.5: a leaf is touched in its rectangle, a shape in its path.
  @Test func leavesAndShapes() throws {
    let corner: (CGFloat, CGFloat) = (155, 255)
    #expect(
      try taps([corner, (200, 300)]) { notes in
        Circle().fill(.red).frame(width: 100, height: 100).onTapGesture { notes.add("tap") }
      } == [[], ["tap"]])
    #expect(
      try taps([(200, 291)]) { notes in Text(verbatim: "i    i").onTapGesture { notes.add("tap") } } == [["tap"]],
      "between the letters, near the upper edge of the line")
  }

  /// Facts 1.5: `allowsHitTesting(false)` takes a view and all in it out.
  @Test func viewsThatTakeNoTouches() throws {
    let stand = try Stand { notes in
      ZStack {
        Color.gray.onTapGesture { notes.add("behind") }
        VStack { Color.red.onTapGesture { notes.add("front") } }.allowsHitTesting(false)
      }
    }
    #expect(stand.tap(200, 300) == ["behind"])
  }

  /// Facts 1.5: what is moved is touched where it is drawn, and a gesture written before the effect reports in the moved space,
  /// one written after it in the space where it stood.
  @Test func effectsMoveWhatIsTouched() throws {
    let stand = try Stand { notes in
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { notes.add("before \(words($0))") }
        .offset(x: 100)
    }
    #expect(stand.tap(200, 300) == [])
    #expect(stand.tap(300, 300) == ["before (50.0, 50.0)"])
    let after = try Stand { notes in
      Color.red.frame(width: 100, height: 100)
        .offset(x: 100)
        .onTapGesture { notes.add("after \(words($0))") }
    }
    #expect(after.tap(300, 300) == ["after (150.0, 50.0)"])
    let turned = try Stand { notes in
      Color.red.frame(width: 200, height: 20).rotationEffect(.degrees(90)).onTapGesture { notes.add("turned") }
    }
    #expect(turned.tap(200, 380) == ["turned"] && turned.tap(280, 300) == [])
    let scaled = try Stand { notes in Color.red.frame(width: 20, height: 20).scaleEffect(5).onTapGesture { notes.add("scaled") } }
    #expect(scaled.tap(245, 300) == ["scaled"] && scaled.tap(255, 300) == [])
    let placed = try Stand { notes in
      Color.red.frame(width: 20, height: 20).position(x: 50, y: 60).onTapGesture { notes.add("placed") }
    }
    #expect(placed.tap(50, 60) == ["placed"] && placed.tap(200, 300) == [])
  }

  /// Facts 1.5: the view in front takes the finger even without a gesture of its own; gestures around it still hear of it, those
  /// of its neighbours behind do not.
  @Test func whatIsInFrontTakesTheFinger() throws {
    for isRaised in [true, false] {
      let stand = try Stand { notes in
        ZStack {
          Color.gray.onTapGesture { notes.add("behind") }
          Color.red.zIndex(isRaised ? 1 : -1)
        }
        .simultaneousGesture(TapGesture().onEnded { notes.add("around") })
      }
      #expect(stand.tap(200, 300) == (isRaised ? ["around"] : ["behind", "around"]))
    }
  }
}
