import SwiftUI

extension EdgeInsets {
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
  }

  /// Makes a side `length` points wide at least.
  mutating func grow(_ edge: Edge, to length: CGFloat) {
    switch edge {
    case .top: top = max(top, length)
    case .leading: leading = max(leading, length)
    case .bottom: bottom = max(bottom, length)
    case .trailing: trailing = max(trailing, length)
    }
  }
  /// Makes a side `length` points wider.
  mutating func grow(_ edge: Edge, by length: CGFloat) {
    switch edge {
    case .top: top += length
    case .leading: leading += length
    case .bottom: bottom += length
    case .trailing: trailing += length
    }
  }
}
