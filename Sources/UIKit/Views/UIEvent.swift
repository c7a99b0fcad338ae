import CoreGraphics

/// What is handed to `hitTest(_:with:)` and `point(inside:with:)`; it has no value yet, so both are always given nil.
@MainActor
public final class UIEvent: NSObject {
  private override init() { super.init() }
}
