import SwiftUI
import Touchstone

/// S2, S3: many coloured rounded rectangles with a number each, 20 in a row; 1,000 fill the screen. All of them exist.
struct GridView: View {
  let count: Int
  /// The cell whose number can be changed.
  var target: (index: Int, handle: CellHandle)?
  private let columns = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row * columns..<min((row + 1) * columns, count), id: \.self) { index in
            GridCell(index: index, handle: target?.index == index ? target?.handle : nil)
          }
        }
      }
    }
    .font(.system(size: 6))
    .foregroundStyle(.white)
    .frame(width: 390, height: 844, alignment: .top)
    .ignoresSafeArea()
  }
}

/// Lets the benchmark write the state of one cell.
final class CellHandle {
  private var number: Binding<Int?>?
  fileprivate func connect(_ number: Binding<Int?>) { self.number = number }
  func show(_ value: Int) { number?.wrappedValue = value }
}

private struct GridCell: View {
  let index: Int
  let handle: CellHandle?
  @State private var number: Int?

  var body: some View {
    let _ = handle?.connect($number)
    Text(verbatim: "\(number ?? index)")
      .frame(width: 17.5, height: 14.88)
      .background(GridView.colors[index * 37 % 360 / 5], in: RoundedRectangle(cornerRadius: 3))
      .padding(1)
  }
}

extension GridView {
  /// Hues of one lightness (0.5) and saturation (0.6), 5 degrees apart.
  fileprivate static let colors: [Color] = (0..<72).map { Color(hue: Double($0) / 72, saturation: 0.75, brightness: 0.8) }

  static func makeScreen(count: Int, target: (Int, CellHandle)? = nil) throws -> Screen {
    let device = Device(name: "bench", size: CGSize(width: 390, height: 844), scale: 3)
    return try Screen(device) { GridView(count: count, target: target) }
  }
}
