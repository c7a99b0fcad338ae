import CoreGraphics
import Foundation

@testable import SwiftUI

/// Everything public that takes a whole number, as a view that uses it.
@MainActor
struct WholeNumber {
  let names: [String]
  /// The least number that means something; a smaller one is said on the console.
  let least: Int
  /// The greatest that is taken as it is; a greater one is said.
  let most: Int
  let view: @MainActor (Int) -> AnyView

  init<V: View>(
    _ names: String..., least: Int = 1, most: Int = .max, @ViewBuilder _ view: @escaping @MainActor (Int) -> V
  ) {
    self.names = names
    self.least = least
    self.most = most
    self.view = { AnyView(view($0)) }
  }

  private static var box: some View { Rectangle().fill(Color.red).frame(width: 20, height: 10) }

  static let all: [WholeNumber] = [
    WholeNumber("Animation.repeatCount") { Repeating(animation: .linear(duration: 0.1).repeatCount($0)) },
    WholeNumber("View.gridCellColumns", most: 1_000) { count in
      Grid {
        GridRow {
          box.gridCellColumns(count); box
        }
      }
    },
    WholeNumber("View.containerRelativeFrame") { box.containerRelativeFrame(.horizontal, count: $0, spacing: 3) },
    WholeNumber("View.containerRelativeFrame") { box.containerRelativeFrame(.horizontal, count: 4, span: $0, spacing: 3) },
    WholeNumber("TapGesture.init") { count in box.gesture(TapGesture(count: count).onEnded {}) },
    WholeNumber("SpatialTapGesture.init") { count in box.gesture(SpatialTapGesture(count: count).onEnded { _ in }) },
    WholeNumber("View.onTapGesture") { count in box.onTapGesture(count: count) {} },
    WholeNumber("View.onTapGesture") { count in box.onTapGesture(count: count, coordinateSpace: .global) { _ in } },
    WholeNumber("View.lineLimit") { Text("abc\nabc").lineLimit($0) },
    WholeNumber("View.lineLimit") { Text("abc\nabc").lineLimit($0, reservesSpace: true) },
    WholeNumber("View.lineLimit") { Text("abc\nabc").lineLimit(min($0, 3)...max($0, 3)) },
    WholeNumber("View.lineLimit") { Text("abc\nabc").lineLimit($0...) },
    WholeNumber("View.lineLimit") { Text("abc\nabc").lineLimit(...$0) },
    WholeNumber("View.lineLimit") {
      TextField("abc", text: .constant("abc"), axis: .vertical).lineLimit($0, reservesSpace: true)
    },
    WholeNumber("Stepper.init", least: .min) { Stepper("steps", value: .constant($0), in: -5...5) },
    WholeNumber("Stepper.init", least: .min + 1, most: .max - 1) { Stepper("steps", value: .constant($0)) },
    WholeNumber("Stepper.init", most: 1_000_000) { Stepper("steps", value: .constant(2), step: $0) },
    WholeNumber("Stepper.init") { Stepper("steps", value: .constant(2), in: -5...5, step: $0) },
    WholeNumber("Stepper.init", least: .min) { Stepper("steps", value: .constant(2), in: min($0, 0)...max($0, 0)) },
  ]

  /// What is public and takes a whole number that no author can get wrong.
  static let others: [String: String] = [
    "ForEach.init": "a range holds what it holds, and each of its rows is made",
    "UIHostingControllerSizingOptions.init": "a set of flags",
    "SubmitTriggers.init": "a set of flags",
    "Axis.init": "a set of flags, or one of two",
    "Edge.init": "a set of flags, or one of four",
    "GestureMask.init": "a set of flags",
    "PinnedScrollableViews.init": "a set of flags",
    "SafeAreaRegions.init": "a set of flags",
    "GraphicsContext.init": "the flags of its options",
    "Preview.init": "the line, given by the compiler",
    "LocalizedStringKey.init": "the size of an interpolation, given by the compiler",
  ]
}

private struct Repeating: View {
  let animation: Animation
  @State private var x: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 20, height: 10).offset(x: x).onAppear { withAnimation(animation) { x = 20 } }
  }
}
