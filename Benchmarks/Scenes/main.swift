import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "leaf":
  try MainActor.assumeIsolated {
    for count in arguments.dropFirst().compactMap({ Int($0) }) { try LeafUpdate.run(count: count) }
  }
default:
  print("touchstone-bench leaf COUNT...")
  exit(2)
}
