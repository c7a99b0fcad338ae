import Foundation
import Testing

@testable import SwiftUI

/// Every ordered pair of gestures, in every way, under every script.
@MainActor @Suite struct GestureMatrixTests {
  /// Facts 1.4: priority between views decides who of two gestures fires, and who waits.
  @Test func everyCellFollowsTheRules() throws {
    let cells = try runMatrix()
    #expect(cells.count == MatrixCell.all.count)
    for cell in MatrixCell.all {
      let told = matrixText(cells[cell] ?? []), expected = matrixText(MatrixPrediction.events(in: cell))
      #expect(
        told == expected, "\(cell.child.rawValue) in \(cell.parent.rawValue), \(cell.way.rawValue), \(cell.script.rawValue)")
    }
    let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/GestureMatrix.md").standardizedFileURL
    let text = MatrixDocument(cells: cells).text
    if ProcessInfo.processInfo.environment["WRITE_DOCUMENTS"] != nil {
      try text.write(to: document, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: document, encoding: .utf8) == text, "out of date: run script/documents")
  }
}
