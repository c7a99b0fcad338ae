/// The matrix as a page.
struct MatrixDocument {
  let cells: [MatrixCell: [MatrixEvent]]

  var text: String {
    var lines = [
      "# Which gesture fires", "",
      "A finger on a child with one gesture, in a parent with another: who fires, and in what order. Written by running every cell on a",
      "screen (`script/documents`); `make test` runs them again, compares, and checks each against rules written down separately",
      "(`Tests/SwiftUITests/Matrix/MatrixPrediction.swift`).", "",
      "| sign | meaning |", "|---|---|",
      "| `C`, `P` | the child's, the parent's gesture fires: `onEnded` of a tap or long press, the action of a button |",
      "| `C(` `C)` | a drag begins (its first `onChanged`), and ends (`onEnded`) |",
      "| `C×` | a drag is broken off: its `@GestureState` goes back, `onEnded` is not called |",
      "| `~` | later than it would come alone: it waited for the other one to fail |",
      "| – | nobody fires |",
      "| *italics* | the rules that are known of iOS 18 do not decide it: a choice of ours |", "",
      "The child's gesture is attached by `.gesture`, the parent's as the heading says. Where the parent is a button around its label, the",
      "heading is how the child's gesture is attached. Under the last heading both are attached as it says, and there are no buttons.",
      "The child is 100 points wide.", "",
      "| script | what fingers do |", "|---|---|",
      "| tap | down for 0.05 s |", "| double tap | two taps, 0.1 s between them |", "| hold | down for 1 s without moving |",
      "| drag | 150 points in 0.3 s, lifted outside of the child |",
      "| second finger | 20 points in 0.1 s, then another finger lands on the child; both are lifted |",
      "| cancel | 20 points in 0.1 s, then the system takes the finger |", "",
    ]
    for way in MatrixWay.allCases {
      lines += ["## \(way.title)", ""]
      lines.append("| child in parent | " + MatrixScript.allCases.map(\.rawValue).joined(separator: " | ") + " |")
      lines.append("|---" + String(repeating: "|---", count: MatrixScript.allCases.count) + "|")
      for child in MatrixGesture.allCases {
        for parent in MatrixGesture.allCases where way.hasPair(child, parent) {
          let row = MatrixScript.allCases.map { cell(MatrixCell(child: child, parent: parent, way: way, script: $0)) }
          lines.append("| \(child.rawValue) in \(parent.rawValue) | " + row.joined(separator: " | ") + " |")
        }
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func cell(_ cell: MatrixCell) -> String {
    let text = matrixText(cells[cell] ?? [])
    return cell.isChoice ? "*\(text)*" : text
  }
}
