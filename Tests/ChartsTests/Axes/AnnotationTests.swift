import Charts
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct AnnotationTests {
  private func stand(
    _ position: AnnotationPosition, _ overflow: AnnotationOverflowResolution = .automatic, isRightToLeft: Bool = false
  )
    throws -> (bar: CGRect, note: CGRect, stand: ChartStand)
  {
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 4), width: 40)
          .annotation(position: position, spacing: 3, overflowResolution: overflow) { Text("note") }
        BarMark(x: .value("x", "b"), y: .value("y", 10), width: 40)
      }
    }
    return (stand.frames("BarMark")[0], try stand.text("note"), stand)
  }

  @Test func sides() throws {
    let top = try stand(.top)
    #expect(abs(top.note.maxY - (top.bar.minY - 3)) < 0.7 && abs(top.note.midX - top.bar.midX) < 0.7)
    let trailing = try stand(.trailing)
    #expect(abs(trailing.note.minX - (trailing.bar.maxX + 3)) < 0.7)
    let mirrored = try stand(.trailing, isRightToLeft: true)
    #expect(abs(mirrored.note.maxX - (mirrored.bar.minX - 3)) < 0.7)
    let overlay = try stand(.overlay)
    #expect(
      overlay.bar.holds(overlay.note) && abs(overlay.note.midY - overlay.bar.midY) < 0.7, "\(overlay.note) on \(overlay.bar)")
    let bottom = try stand(.bottom, AnnotationOverflowResolution(x: .disabled, y: .disabled))
    #expect(abs(bottom.note.minY - (bottom.bar.maxY + 3)) < 0.7)
  }

  @Test func keptInThePlot() throws {
    let shown = try stand(.bottom, AnnotationOverflowResolution(x: .disabled, y: .fit(to: .plot)))
    #expect(shown.stand.plot.holds(shown.note))
  }

  /// The highest bar's value stands above it, inside the chart, and not on it.
  @Test func theScaleLeavesRoomForWordsAboveBars() throws {
    let stand = try ChartStand {
      Chart([3, 10], id: \.self) { n in
        BarMark(x: .value("x", "\(n)"), y: .value("y", n)).annotation { Text("n\(n)").font(.caption2) }
      }
    }
    let bar = stand.frames("BarMark")[1], note = try stand.text("n10")
    #expect(note.maxY <= bar.minY && stand.chart.holds(note, slack: 0.6))
  }

  @Test func viewsAsSymbolsLieAtTheirPoints() throws {
    let stand = try ChartStand {
      Chart(1..<4, id: \.self) { n in
        PointMark(x: .value("x", n), y: .value("y", n)).symbol { Text("s\(n)") }
      }
    }
    for n in 1..<4 {
      let place = try #require(stand.proxy.position(for: (x: n, y: n))), symbol = try stand.text("s\(n)")
      #expect(abs(symbol.midX - stand.plot.minX - place.x) < 0.7 && abs(symbol.midY - stand.plot.minY - place.y) < 0.7)
    }
  }
}

/// Annotations whose content is there at some marks only.
@MainActor @Suite struct SomeAnnotationsTests {
  @Test(arguments: [0, 2, 4]) func liesAtItsOwnMark(annotated: Int) throws {
    let stand = try ChartStand {
      Chart {
        ForEach(0..<5, id: \.self) { index in
          BarMark(x: .value("x", "\(index)"), y: .value("y", index + 1))
            .annotation { if index == annotated { Text("here") } }
        }
        RuleMark(y: .value("mean", 3)).annotation(position: .top, alignment: .leading) { Text("mean") }
      }
    }
    let bar = stand.frames("BarMark")[annotated], here = try stand.text("here"), mean = try stand.text("mean")
    #expect(abs(here.midX - bar.midX) < 0.5)
    // There may be no room over the highest bar.
    let isAbove = abs(here.maxY + 4 - bar.minY) < 0.5
    #expect(isAbove || annotated == 4 && here.minY >= stand.chart.minY, "\(here) over \(bar)")
    #expect(abs(mean.minX - stand.plot.minX) < 0.5, "\(mean)")
  }
}
