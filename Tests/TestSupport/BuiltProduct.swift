import Foundation

/// Where a product of the package lies: beside the tests that run.
public func builtProduct(_ name: String) -> URL {
  URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
}
