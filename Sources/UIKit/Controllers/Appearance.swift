/// How far a controller has come on its way into a window and out, and who says when it has arrived.
struct Appearance {
  enum Phase {
    case absent, appearing, present, disappearing
  }
  var phase = Phase.absent
  var isAnimated = false
  /// `viewIsAppearing` was called since the last `viewWillAppear`.
  var isAppearingWasTold = false

  /// Somebody else than the frame says when the controller, with those in it, has come or gone: a presentation, or the program between
  /// `beginAppearanceTransition` and `endAppearanceTransition`.
  var leadingTransition: Transition?
  struct Transition { var isAnimated: Bool }

  /// Its view is in its window, behind one that is presented on the full screen.
  var isCovered = false
  var isBeingPresented = false, isBeingDismissed = false
  var isMovingToParent = false, isMovingFromParent = false
}
