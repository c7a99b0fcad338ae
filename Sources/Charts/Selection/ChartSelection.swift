import SwiftUI

/// What the selection along one axis is bound to. nil where it is bound to nothing.
struct ChartSelection {
  var selectValue: ((Datum) -> Void)?
  var selectRange: ((Datum, Datum) -> Void)?
  var clear: () -> Void
}

extension ChartSelection {
  static func value<P: Plottable>(_ binding: Binding<P?>, _ name: String) -> ChartSelection {
    ChartSelection(
      selectValue: { datum in
        let value = P(datum: datum)
        if value == nil {
          OddNumbers.report(
            "\(name)(value:) is bound to a \(P.self), and the axis has values of another type; nothing is selected. Bind the type that "
              + "the marks have.")
        }
        binding.wrappedValue = value
      }, clear: { binding.wrappedValue = nil })
  }
  /// From the lesser to the greater, whichever way the finger went.
  static func range<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>, _ name: String) -> ChartSelection {
    ChartSelection(
      selectRange: { a, b in
        guard let a = P(datum: a), let b = P(datum: b) else { return }
        // Of a type of the author's, values of finite numbers may be none, and have no order.
        guard a < b || b < a || a == b else {
          OddNumbers.report(
            "\(name)(range:): \(a) and \(b) are the ends of no range; nothing is selected. Make \(P.self) of finite numbers comparable."
          )
          return
        }
        binding.wrappedValue = b < a ? b...a : a...b
      }, clear: { binding.wrappedValue = nil })
  }
}

extension View {
  /// The value under a finger that is held on the plot and moved there; nil again once it is lifted.
  ///
  /// A finger has to be held for 0.15 s (a choice): shorter, it scrolls or taps.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    configuringChart { $0.xSelection = .value(value, "chartXSelection") }
  }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    configuringChart { $0.ySelection = .value(value, "chartYSelection") }
  }
  /// The values that a finger moves over once it was held on the plot. Of continuous axes only. It stays until the next one begins (a
  /// choice; iOS takes two fingers for it).
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    configuringChart { $0.xSelection = .range(range, "chartXSelection") }
  }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    configuringChart { $0.ySelection = .range(range, "chartYSelection") }
  }
}

extension View {
  /// The value under a finger that is held on the plot, by its angle around the middle: of the sums of sectors one after the other, as
  /// `ChartProxy.value(atAngle:as:)` says; nil again once it is lifted.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    configuringChart { $0.angleSelection = .value(value, "chartAngleSelection") }
  }
}

/// Takes the fingers on a plot for the selections.
struct SelectionPad: View {
  let proxy: ChartProxy
  /// A finger selects. False again however it ends: lifted, or taken away by a scroll view or a second finger.
  @GestureState private var isSelecting = false

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(
        LongPressGesture(minimumDuration: 0.15)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .updating($isSelecting) { value, isSelecting, _ in
            if case .second(true, _) = value { isSelecting = true }
          }
          .onChanged { value in
            guard case .second(true, let drag?) = value else { return }
            select(from: drag.startLocation, to: drag.location)
          }
      )
      .onChange(of: isSelecting) { _, isSelecting in if !isSelecting { clearValues() } }
  }

  private func select(from start: CGPoint, to end: CGPoint) {
    guard let context = proxy.context else { return }
    if context.xSelection?.selectValue != nil { proxy.selectXValue(at: end.x) }
    if context.ySelection?.selectValue != nil { proxy.selectYValue(at: end.y) }
    if context.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
    if context.xSelection?.selectRange != nil { proxy.selectXRange(from: start.x, to: end.x) }
    if context.ySelection?.selectRange != nil { proxy.selectYRange(from: start.y, to: end.y) }
  }
  private func clearValues() {
    if let x = proxy.context?.xSelection, x.selectValue != nil { x.clear() }
    if let y = proxy.context?.ySelection, y.selectValue != nil { y.clear() }
    proxy.context?.angleSelection?.clear()
  }
}
