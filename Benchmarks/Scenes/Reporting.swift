import Foundation

/// Prints `figure value unit`; durations also as multiples of the copy of one frame, where one was measured in this run.
func report(_ figure: String, _ value: Double, _ unit: String) {
  print("\(figure) \(String(format: "%.4f", value)) \(unit)")
  if let frameCopy, unit == "ms" { print("\(figure)/copy \(String(format: "%.4f", value / frameCopy)) copies") }
}

/// The yardstick of this run; nil when no ratios were asked for.
nonisolated(unsafe) var frameCopy: Double?

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
