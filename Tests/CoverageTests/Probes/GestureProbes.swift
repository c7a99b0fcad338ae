import SwiftUI

@MainActor func gestureProbes(_ probes: Probes) {
  let tap: Probe.Script = { $0.tap() }
  let drag: Probe.Script = { $0.screen.drag(from: $0.middle, to: CGPoint(x: 90, y: 60), duration: 0.2) }
  // A view with a tap of its own, so that it matters who wins.
  func tapped(_ view: some View, _ notes: Notes) -> some View { view.onTapGesture { notes.add("inner") } }

  probes.noting("onTapGesture(count:perform:)", after: tap) { view, notes in view.onTapGesture { notes.add("tap") } }
  probes.noting("onTapGesture(count:coordinateSpace:perform:)", after: tap) { view, notes in
    view.onTapGesture { (point: CGPoint) in notes.add("\(point)") }
  }
  probes.noting("gesture(_:including:)", on: Color.red, after: tap) { view, notes in
    view.gesture(TapGesture().onEnded { notes.add("tap") })
  }
  probes.noting("gesture(_:)", on: Color.red, after: tap) { view, notes in
    view.gesture(ProbedTap { notes.add("tap") })
  }
  probes.noting("gesture(_:isEnabled:)", on: Color.red, after: tap) { view, notes in
    view.gesture(TapGesture().onEnded { notes.add("tap") }, isEnabled: true)
  }
  probes.compare(
    "highPriorityGesture(_:including:)", { tapped(Color.red, $0) },
    { notes in tapped(Color.red, notes).highPriorityGesture(TapGesture().onEnded { notes.add("outer") }) }, after: tap)
  probes.compare(
    "highPriorityGesture(_:isEnabled:)", { tapped(Color.red, $0) },
    { notes in tapped(Color.red, notes).highPriorityGesture(TapGesture().onEnded { notes.add("outer") }, isEnabled: true) },
    after: tap)
  probes.compare(
    "simultaneousGesture(_:including:)", { tapped(Color.red, $0) },
    { notes in tapped(Color.red, notes).simultaneousGesture(TapGesture().onEnded { notes.add("outer") }) }, after: tap)
  probes.compare(
    "simultaneousGesture(_:isEnabled:)", { tapped(Color.red, $0) },
    { notes in tapped(Color.red, notes).simultaneousGesture(TapGesture().onEnded { notes.add("outer") }, isEnabled: true) },
    after: tap)

  probes.noting("TapGesture", on: Color.red, after: { $0.screen.doubleTap(at: $0.middle) }) { view, notes in
    view.gesture(TapGesture(count: 2).onEnded { notes.add("tap") })
  }
  probes.noting("SpatialTapGesture", on: Color.red, after: tap) { view, notes in
    view.gesture(SpatialTapGesture().onEnded { notes.add("\($0.location)") })
  }
  probes.noting("DragGesture", on: Color.red, after: drag) { view, notes in
    view.gesture(DragGesture().onEnded { notes.add("\($0.translation)") })
  }
  let press: Probe.Script = { $0.screen.press(at: $0.middle, for: 0.7) }
  probes.noting("LongPressGesture", on: Color.red, after: press) { view, notes in
    view.gesture(LongPressGesture().onEnded { notes.add("\($0)") })
  }
  probes.noting("onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)", after: press) { view, notes in
    view.onLongPressGesture { notes.add("pressed") }
  }
  probes.noting("onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)", after: press) { view, notes in
    view.onLongPressGesture(pressing: { notes.add("\($0)") }, perform: { notes.add("pressed") })
  }
  let pinch: Probe.Script = { $0.screen.pinch(at: $0.middle, from: 20, to: 60, duration: 0.2) }
  let turn: Probe.Script = { $0.screen.rotate(at: $0.middle, by: .degrees(90), duration: 0.3, distance: 40) }
  probes.noting("MagnifyGesture", on: Color.red, after: pinch) { view, notes in
    view.gesture(MagnifyGesture().onEnded { notes.add("\($0.magnification)") })
  }
  probes.noting("MagnificationGesture", on: Color.red, after: pinch) { view, notes in
    view.gesture(MagnificationGesture().onEnded { notes.add("\($0)") })
  }
  probes.noting("RotateGesture", on: Color.red, after: turn) { view, notes in
    view.gesture(RotateGesture().onEnded { notes.add("\($0.rotation)") })
  }
  probes.noting("RotationGesture", on: Color.red, after: turn) { view, notes in
    view.gesture(RotationGesture().onEnded { notes.add("\($0)") })
  }
  for name in ["Gesture.simultaneously(with:)", "SimultaneousGesture"] {
    probes.noting(name, on: Color.red, after: drag) { view, notes in
      view.gesture(TapGesture().simultaneously(with: DragGesture()).onEnded { notes.add("\($0.second != nil)") })
    }
  }
  for name in ["Gesture.exclusively(before:)", "ExclusiveGesture"] {
    probes.noting(name, on: Color.red, after: drag) { view, notes in
      view.gesture(TapGesture().exclusively(before: DragGesture()).onEnded { _ in notes.add("either") })
    }
  }
  for name in ["Gesture.sequenced(before:)", "SequenceGesture"] {
    probes.noting(name, on: Color.red, after: press) { view, notes in
      view.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { _ in notes.add("both") })
    }
  }
  probes.noting("AnyGesture", on: Color.red, after: tap) { view, notes in
    view.gesture(AnyGesture(TapGesture().onEnded { notes.add("tap") }))
  }
  probes.noting("Gesture.onEnded(_:)", on: Color.red, after: tap) { view, notes in
    view.gesture(TapGesture().onEnded { notes.add("tap") })
  }
  probes.noting("Gesture.onChanged(_:)", on: Color.red, after: drag) { view, notes in
    view.gesture(DragGesture().onChanged { notes.add("\($0.location)") })
  }
  probes.noting("Gesture.map(_:)", on: Color.red, after: drag) { view, notes in
    view.gesture(DragGesture().map { $0.translation.width }.onEnded { notes.add("\($0)") })
  }
  probes.compare(
    "Gesture.updating(_:body:)", Color.red, Following(),
    after: { trial in
      let finger = trial.screen.finger()
      finger.down(at: trial.middle)
      finger.move(to: CGPoint(x: 90, y: 60), over: 0.2)
    })
  probes.compare(
    "GestureStateGesture", Color.red, Following(),
    after: { trial in
      let finger = trial.screen.finger()
      finger.down(at: trial.middle)
      finger.move(to: CGPoint(x: 90, y: 60), over: 0.2)
    })
  probes.compare(
    "coordinateSpace(name:)", FrameReader(space: .named("s")), FrameReader(space: .named("s")).coordinateSpace(name: "s"))
  probes.compare(
    "coordinateSpace(_:)", FrameReader(space: .named("s")), FrameReader(space: .named("s")).coordinateSpace(.named("s")))
}

/// A spot that is under the finger while it is down.
private struct Following: View {
  @GestureState private var shift = CGSize.zero
  var body: some View {
    Color.red.offset(shift).gesture(DragGesture().updating($shift) { value, shift, _ in shift = value.translation })
  }
}

/// Taps, by a recognizer of UIKit's.
struct ProbedTap: UIGestureRecognizerRepresentable {
  let action: () -> Void
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { action() }
}
