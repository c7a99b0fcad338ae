import CoreGraphics
import Testing

@testable import SwiftUI

/// How stacks give out room.
@MainActor
struct StackTests {
  private let small = CGSize(width: 100, height: 100)

  @Test func equalChildrenShareAlike() {
    let found = frames(["a", "b", "c"], size: small) {
      HStack(spacing: 5) {
        filler("a"); filler("b"); filler("c")
      }
    }
    #expect(found == [0, 35, 70].map { CGRect(x: $0, y: 0, width: 30, height: 100) })
  }

  @Test func theLeastFlexibleIsAskedFirst() {
    let found = frames(["a", "b"], size: small) {
      HStack(spacing: 0) {
        filler("a"); filler("b").frame(maxWidth: 20)
      }
    }
    #expect(found.map { $0?.width } == [80, 20])
  }

  @Test func aHigherPriorityIsServedFirstAndLeavesTheMinimumOfTheOthers() {
    let found = frames(["a", "b", "c"], size: small) {
      HStack(spacing: 0) {
        filler("a").layoutPriority(1); filler("b").frame(minWidth: 25); filler("c")
      }
    }
    #expect(found.map { $0?.width } == [75, 25, 0])
  }

  @Test func prioritiesFormRanks() {
    let found = frames(["a", "b", "c"], size: small) {
      HStack(spacing: 0) {
        filler("a").frame(maxWidth: 60).layoutPriority(2)
        filler("b").frame(maxWidth: 30).layoutPriority(1)
        filler("c")
      }
    }
    #expect(found.map { $0?.width } == [60, 30, 10])
  }

  @Test func spacersKeepTheirMinimumBesideFlexibleViews() {
    let found = frames(["a", "b"], size: small) {
      HStack(spacing: 0) {
        filler("a"); Spacer(minLength: 12); filler("b")
      }
    }
    #expect(found.map { $0?.width } == [44, 44])
  }

  @Test func spacersShareWhatIsLeft() {
    let found = frames(["a", "b", "c"], size: small) {
      HStack(spacing: 0) {
        box("a", 10, 10); Spacer(); box("b", 10, 10); Spacer(); box("c", 10, 10)
      }
    }
    #expect(found.map { $0?.minX } == [0, 45, 90])
  }

  @Test func whatDoesNotFitReachesOutOnBothSides() {
    let found = frames(["a", "b"], size: small) {
      HStack(spacing: 0) {
        box("a", 90, 10); box("b", 30, 10)
      }
    }
    #expect(found.map { $0?.minX } == [-10, 80])
  }

  @Test func alignmentsAcross() {
    for (alignment, y) in [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)] {
      let found = frames(["a", "b"], size: small) {
        HStack(alignment: alignment, spacing: 0) {
          box("a", 10, 40); box("b", 10, 10)
        }
      }
      #expect(found[0]?.minY == 30 && found[1]?.minY == 30 + y)
    }
  }

  @Test func firstBaselinesOfTextsLieOnOneLine() {
    let found = frames(["a", "b"], size: small) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 10)).accessibilityIdentifier("a")
        Text("b").font(.system(size: 30)).accessibilityIdentifier("b")
      }
    }
    // The plain typesetter's baseline lies as far down as the font is tall.
    #expect(found[0]!.minY + 10 == found[1]!.minY + 30)
  }

  @Test func lastBaselineIsThatOfTheLastLine() {
    let found = frames(["a", "b"], size: small) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("aaaa").font(.system(size: 10)).frame(width: 10).accessibilityIdentifier("a")
        Text("b").font(.system(size: 10)).accessibilityIdentifier("b")
      }
    }
    #expect(found[0]!.height == 24)
    #expect(found[1]!.minY - found[0]!.minY == 12)
  }

  @Test func aViewWithoutTextHasItsBaselineAtTheBottom() {
    let found = frames(["a", "b"], size: small) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("a", 10, 40)
        Text("b").font(.system(size: 10)).accessibilityIdentifier("b")
      }
    }
    #expect(found[1]!.minY + 10 == found[0]!.maxY)
  }

  @Test func baselinesGoThroughPaddingFramesAndStacks() {
    let found = frames(["a", "b"], size: small) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a").font(.system(size: 10)).padding(.top, 7).accessibilityIdentifier("a"); box("x", 5, 5)
        }
        Text("b").font(.system(size: 30)).accessibilityIdentifier("b")
      }
    }
    #expect(found[0]!.minY + 17 == found[1]!.minY + 30)
  }

  /// Facts 4.1: a `ZStack` is as large as its children of the highest priority.
  @Test func depthStacksTakeTheSizeOfTheHighestPriority() {
    let found = frames(["all", "a"], size: small) {
      ZStack {
        box("a", 80, 20); box("b", 20, 30).layoutPriority(1)
      }.accessibilityIdentifier("all")
    }
    #expect(found[0]?.size == CGSize(width: 20, height: 30))
    #expect(found[1]?.size == CGSize(width: 80, height: 20))
  }

  @Test func aNewPriorityIsSeenThroughWhatLiesBetween() {
    let handle = Handle<Double>()
    let host = Host(
      size: small,
      Driven(1, handle) { priority in
        ZStack {
          box("a", 80, 20); box("b", 20, 30).layoutPriority(priority).padding(.leading, 4)
        }.accessibilityIdentifier("all")
      })
    #expect(host.layer("all")?.size == CGSize(width: 24, height: 30))
    handle.value = 0
    host.frame()
    #expect(host.layer("all")?.size == CGSize(width: 80, height: 30))
  }

  @Test func zIndexOrdersLayersAndNotFrames() {
    let host = Host(
      size: small,
      ZStack {
        box("a", 10, 10).zIndex(1); box("b", 10, 10); box("c", 10, 10).zIndex(-1)
      })
    let order = ["a", "b", "c"].map { name in host.layers.range(of: "id \(name)")!.lowerBound }
    #expect(order[2] < order[1] && order[1] < order[0])
  }

  /// A body of several views at the root is a column, as on iOS; so it is wherever one view is asked for and several come.
  @Test func severalViewsAtTheRootAreAColumn() {
    struct Several: View {
      var isThere = true
      var body: some View {
        box("a", 10, 10)
        if isThere {
          box("b", 20, 10)
          box("c", 20, 10)
        }
      }
    }
    #expect(frames(["a", "b", "c"], size: small) { Several() }.map { $0?.minY } == [27, 45, 63])
    #expect(frame("a", size: small) { Several(isThere: false) }?.midY == small.height / 2)
    #expect(
      frames(["a", "b"], size: small) { box("x", 50, 50).overlay { Several() } }.allSatisfy { $0?.midY == small.height / 2 })
  }

  @Test func groupsAndEmptyViewsTakeNoPlace() {
    let found = frames(["a", "b", "c"], size: small) {
      VStack(spacing: 10) {
        EmptyView()
        Group {
          box("a", 10, 10); EmptyView(); box("b", 10, 10)
        }
        if false { box("x", 10, 10) }
        box("c", 10, 10)
      }
    }
    #expect(found.map { $0?.minY } == [25, 45, 65])
  }
}
