import SwiftUI

/// One number of a report.
struct Measure: Identifiable {
  let name: String
  let value: String
  let tint: Color
  var id: String { name }
}

/// Numbers beside each other; large text stands in lines.
struct MeasureRow: View {
  let measures: [Measure]
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(alignment: .top, spacing: 10))
    layout {
      ForEach(measures) { measure in
        VStack(alignment: .leading, spacing: 2) {
          Text(measure.value)
            .font(.system(.title2, design: .rounded, weight: .semibold))
            .foregroundStyle(measure.tint)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
          Text(measure.name)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
          Color(uiColor: .quaternarySystemFill), in: RoundedRectangle(cornerRadius: 12, style: .continuous)
        )
        .accessibilityElement(children: .combine)
      }
    }
  }
}
