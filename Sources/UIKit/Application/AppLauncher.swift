/// What an application's `main()` hands itself to: a host that gives it a screen, frames and fingers.
@MainActor
package protocol AppLauncher: AnyObject {
  /// Runs the application. `start` puts the first window on the scene it is given.
  func run(_ start: @escaping @MainActor (UIWindowScene) -> Void)
}

extension UIApplication {
  /// The host of an application started by `main()`; whoever links a host sets it before.
  package static var launcher: (any AppLauncher)?
}
