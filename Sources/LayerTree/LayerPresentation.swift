import CoreGraphics

/// What is drawn in place of a layer's own values while these are on their way.
///
/// Only renderers look at it: a finger, a query and a conversion meet the layer where it will be. That is how UIKit's animations
/// work; SwiftUI's write the values themselves.
public struct LayerPresentation: Hashable {
  /// In place of the property of the same name, as all of these.
  public var position: CGPoint, size: CGSize, transform: CGAffineTransform
  public var opacity: Double
  public var clip: ClipShape?
  public var content: [PaintCommand]
  /// What the layer has itself: a change of nothing.
  public init(of layer: Layer) {
    position = layer.position
    size = layer.size
    transform = layer.transform
    opacity = layer.opacity
    clip = layer.clip
    content = layer.content
  }
}

/// What a renderer draws.
extension Layer {
  public var drawnPosition: CGPoint { presentation?.position ?? position }
  public var drawnSize: CGSize { presentation?.size ?? size }
  public var drawnTransform: CGAffineTransform { presentation?.transform ?? transform }
  public var drawnOpacity: Double { presentation?.opacity ?? opacity }
  public var drawnClip: ClipShape? { presentation.map(\.clip) ?? clip }
  public var drawnContent: [PaintCommand] { presentation?.content ?? content }
}
