import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "leaf":
  try MainActor.assumeIsolated {
    for count in arguments.dropFirst().compactMap({ Int($0) }) { try LeafUpdate.run(count: count) }
  }
case "nest":
  try MainActor.assumeIsolated {
    for depth in arguments.dropFirst().compactMap({ Int($0) }) { try Nesting.run(depth: depth) }
  }
default:
  print("touchstone-bench leaf COUNT... | nest DEPTH...")
  exit(2)
}
