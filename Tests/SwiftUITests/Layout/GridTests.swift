import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let found = frames(["a", "b", "c", "d"]) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 50, 20); box("b", 20, 40)
        }
        GridRow {
          box("c", 30, 10); box("d", 60, 10)
        }
      }
    }
    let x = found[0]!.minX, y = found[0]!.minY
    #expect(
      x == (400 - 120) / 2
        && isNear(found[0], CGRect(x: x, y: ((600 - 55) / 2 * 3 as CGFloat).rounded() / 3, width: 50, height: 20)))
    #expect(found[1]?.origin == CGPoint(x: x + 60, y: y))
    #expect(found[2]?.minX == x && found[3]?.minX == x + 60)
    #expect(isNear(found[3], CGRect(x: x + 60, y: y + 45, width: 60, height: 10)))
  }

  @Test func fillersShareWhatIsLeft() {
    let found = frames(["a", "b", "c"]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 100, 20); filler("b"); filler("c")
        }
      }
    }
    #expect(found.map { $0?.width } == [100, 150, 150] && found[1]?.height == 600)
  }

  @Test func cellsGoOverColumns() {
    let found = frames(["w", "a", "b"]) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow { box("w", 150, 10).gridCellColumns(2) }
        GridRow {
          box("a", 40, 10); box("b", 60, 10)
        }
      }
    }
    // 40 points are missing and go to both columns.
    #expect(found[0]!.minX == 125 && found[1]!.midX == 125 + 30 && found[2]!.midX == 125 + 60 + 10 + 40)
  }

  @Test func viewsOutsideOfRowsGoOverAllColumns() {
    let found = frames(["a", "d", "b"]) {
      Grid(horizontalSpacing: 10, verticalSpacing: 2) {
        GridRow {
          box("a", 40, 10); box("x", 60, 10)
        }
        Divider().accessibilityIdentifier("d").gridCellUnsizedAxes(.horizontal)
        GridRow {
          box("b", 40, 10); box("y", 60, 10)
        }
      }
    }
    #expect(found[1]?.width == 110 && found[1]?.minX == found[0]?.minX)
    let wide = frames(["d"]) {
      Grid {
        GridRow {
          box("a", 40, 10); box("x", 60, 10)
        }; Divider().accessibilityIdentifier("d")
      }
    }
    #expect(wide[0]?.width == 400)
  }

  @Test func alignmentsOfColumnsRowsAndCells() {
    let found = frames(["a", "b", "c"]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 20, 10).gridColumnAlignment(.trailing); box("x", 10, 50)
        }
        GridRow {
          box("w", 100, 10); box("b", 10, 10)
        }
        GridRow {
          box("c", 20, 10).gridCellAnchor(.topLeading); box("y", 10, 40)
        }
      }
    }
    #expect(found[0]!.maxX == (400 - 110) / 2 + 100 && found[0]!.maxY == found[1]!.minY)
    #expect(found[2]!.minX == found[0]!.maxX - 100 && found[2]!.minY == found[1]!.maxY)
  }

  @Test func baselinesHoldRowsTogether() {
    let found = frames(["a", "b"]) {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").font(.system(size: 10)).accessibilityIdentifier("a")
          Text("b").font(.system(size: 30)).accessibilityIdentifier("b")
        }
      }
    }
    #expect(found[0]!.minY + 10 == found[1]!.minY + 30)
  }

  @Test func defaultSpacing() {
    let found = frames(["a", "b", "c"]) {
      Grid {
        GridRow {
          box("a", 10, 10); box("b", 10, 10)
        }; GridRow { box("c", 10, 10) }
      }
    }
    #expect(found[1]!.minX == found[0]!.maxX + 8 && found[2]!.minY == found[0]!.maxY + 8)
  }

  @Test func rowsComeAndGo() {
    struct Root: View {
      var rows: [Int]
      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(rows, id: \.self) { row in
            GridRow {
              box("a\(row)", CGFloat(row), 10); box("b\(row)", 10, 10)
            }
          }
        }
      }
    }
    let size = CGSize(width: 400, height: 600)
    let host = Host(size: size, Root(rows: [10, 30]))
    host.rootView.rows = [20, 10, 70]
    host.frame()
    #expect(host.layers == Host(size: size, Root(rows: [20, 10, 70])).layers)
    #expect(host.frame(of: "b20")!.minX == host.frame(of: "a70")!.maxX)
  }
}
