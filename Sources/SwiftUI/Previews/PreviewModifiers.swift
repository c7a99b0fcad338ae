import CoreGraphics

/// How much room a preview is given.
public enum PreviewLayout: Hashable, Sendable {
  /// The whole screen.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)

  var trait: PreviewTrait<Preview.ViewTraits> {
    switch self {
    case .device: .defaultLayout
    case .sizeThatFits: .sizeThatFitsLayout
    case .fixed(let width, let height): .fixedLayout(width: width, height: height)
    }
  }
}

/// What a preview provider says of one of its previews; read from the view's value when previews are listed.
struct PreviewInformation {
  var name: String?
  var layout: PreviewLayout?
}

struct PreviewModifier {
  let information: PreviewInformation
}

extension PreviewModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
}

/// A view in which others can be found without its being shown.
@MainActor protocol PreviewSearchable {
  /// The views that are previews of their own; nil when this is one.
  var previewElements: [any View]? { get }
  var previewInformation: PreviewInformation { get }
}

extension PreviewSearchable {
  var previewElements: [any View]? { nil }
  var previewInformation: PreviewInformation { PreviewInformation() }
}

extension ModifiedContent: PreviewSearchable where Content: View, Modifier: ViewModifier {
  /// What is said further outside counts.
  var previewInformation: PreviewInformation {
    let inner = (content as? any PreviewSearchable)?.previewInformation ?? PreviewInformation()
    guard let own = (modifier as? PreviewModifier)?.information else { return inner }
    return PreviewInformation(name: own.name ?? inner.name, layout: own.layout ?? inner.layout)
  }
}

extension Group: PreviewSearchable where Content: View {
  var previewElements: [any View]? { (content as? any PreviewSearchable)?.previewElements }
  var previewInformation: PreviewInformation { (content as? any PreviewSearchable)?.previewInformation ?? PreviewInformation() }
}

extension TupleView: PreviewSearchable {
  var previewElements: [any View]? {
    var elements: [any View] = []
    for element in repeat each content { elements.append(element) }
    return elements
  }
}

extension View {
  /// The name that the preview is listed by; it says something to a preview provider, and nothing elsewhere.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewModifier(information: PreviewInformation(name: value)))
  }
  /// The room that the preview is given; it says something to a preview provider, and nothing elsewhere.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewModifier(information: PreviewInformation(layout: value)))
  }
}
