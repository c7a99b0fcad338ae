/// The files of probes.
enum Topic: String, CaseIterable {
  case layout, safeArea, transforms, clipping, effects, layering, text, textValues, images, shapes, gestures, environment
  case preferences, lifecycle, animation, transitions, accessibility, buttons, fields, controls, views, identity, previews,
    scrolling, presentation

  @MainActor var probes: Probes {
    let probes = Probes()
    switch self {
    case .layout: layoutProbes(probes)
    case .safeArea: safeAreaProbes(probes)
    case .transforms: transformProbes(probes)
    case .clipping: clippingProbes(probes)
    case .effects: effectProbes(probes)
    case .layering: layeringProbes(probes)
    case .text: textProbes(probes)
    case .textValues: textValueProbes(probes)
    case .images: imageProbes(probes)
    case .shapes: shapeProbes(probes)
    case .gestures: gestureProbes(probes)
    case .environment: environmentProbes(probes)
    case .preferences: preferenceProbes(probes)
    case .lifecycle: lifecycleProbes(probes)
    case .animation: animationProbes(probes)
    case .transitions: transitionProbes(probes)
    case .accessibility: accessibilityProbes(probes)
    case .buttons: buttonProbes(probes)
    case .fields: fieldProbes(probes)
    case .controls: controlProbes(probes)
    case .views: viewProbes(probes)
    case .identity: identityProbes(probes)
    case .previews: previewProbes(probes)
    case .scrolling: scrollingProbes(probes)
    case .presentation: presentationProbes(probes)
    }
    return probes
  }
}
