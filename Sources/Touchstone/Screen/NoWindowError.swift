/// An application that has started and put no window on its scene: there is nothing to see or touch.
public struct NoWindowError: Error, CustomStringConvertible {
  public var description: String {
    "The application has started and put no window on its scene, so that nothing is seen and no finger lands. Usual causes: an App whose "
      + "body has no WindowGroup, a UIWindow that nobody kept, one that was made without a window scene, or one that was never shown. Make "
      + "one with UIWindow(windowScene:) and call makeKeyAndVisible()."
  }
}
