import SwiftUI

/// Colours of numbers and dates: a gradient from the least to the greatest.
struct StyleRamp: Equatable {
  let gradient: Gradient
  /// The values at the ends.
  let lower: Datum, upper: Datum
  private let transform: ScaleTransform
  /// The ends as the scale's type places them.
  private let start: Double, end: Double

  /// Ends that the type has no place for, as 0 on a logarithmic scale, give way to the least and the greatest value that has one
  /// (a choice).
  init(_ gradient: Gradient, _ data: [Datum], _ settings: StyleScaleSettings?) {
    self.gradient = gradient
    let transform = ScaleTransform(settings?.type?.kind)
    let values = data.compactMap(\.scalar).filter { transform.apply($0).isFinite }
    let listed = settings?.domain?.compactMap(\.scalar) ?? []
    func usable(_ wanted: Double?, _ own: Double?, _ fallback: Double) -> Double {
      if let wanted, transform.apply(wanted).isFinite { return wanted }
      return own ?? fallback
    }
    let lower = usable(settings?.bounds?.0 ?? listed.min(), values.min(), 1)
    let upper = usable(settings?.bounds?.1 ?? listed.max(), values.max(), 1)
    let areDates = data.first?.kind == .date
    self.lower = areDates ? .date(lower) : .number(lower)
    self.upper = areDates ? .date(upper) : .number(upper)
    self.transform = transform
    start = transform.apply(lower)
    end = transform.apply(upper)
  }

  /// nil for a category.
  func style(for datum: Datum) -> AnyShapeStyle? {
    guard let value = datum.scalar else { return nil }
    return AnyShapeStyle(BlendedColor(gradient, at: location(of: transform.apply(value))))
  }
  private func location(of place: Double) -> Double {
    guard !place.isNaN else { return 0 }
    // The distance of two extreme numbers is no number; that of their halves is.
    return end > start ? (place / 2 - start / 2) / (end / 2 - start / 2) : 1
  }
}
