/// One symbol of a row and what it is multiplied by.
struct Cell {
  var symbol: Int32
  var coefficient: Double
}

/// An equation solved for its basic symbol: symbol = constant + sum of the cells.
struct Row {
  /// -1 while the row is being made, and in a free slot.
  var symbol: Int32 = -1
  var constant = 0.0
  /// In the order of their symbols, each symbol once, none of them basic.
  var cells: [Cell] = []

  /// Where `symbol` is, or where it would have to be inserted.
  func position(of symbol: Int32) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// 0 when the symbol does not occur.
  func coefficient(of symbol: Int32) -> Double {
    let place = position(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }
}

/// Where a number counts as zero. Coefficients are near 1, constants are points of a screen.
enum Tolerance {
  static let coefficient = 1e-9
  static let constant = 1e-7
}
