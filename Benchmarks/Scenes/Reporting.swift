import Foundation

/// Prints `figure value unit`.
func report(_ figure: String, _ value: Double, _ unit: String) {
  print("\(figure) \(String(format: "%.3f", value)) \(unit)")
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
