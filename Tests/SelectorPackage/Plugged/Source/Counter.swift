import UIKit

/// Counts what it is sent.
public final class Counter: NSObject {
  public private(set) var count = 0
  public var selector: Selector { #selector(counted) }

  @objc private func counted() { count += 1 }

  public static func whereItIs() -> String { "\(#filePath):\(#line)" }
}
