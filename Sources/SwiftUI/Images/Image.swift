import LayerTree

/// A picture: a file's, a system symbol or one that was made.
public struct Image: Equatable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    /// The picture and its pixels a point.
    case picture(CGImage, scale: CGFloat)
    case uiImage(ImageLook)
  }
  var source: Source
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var isSmooth = true
  var label = Label.usual

  enum Label: Equatable, Sendable {
    /// The name of the symbol or of the file.
    case usual
    /// Assistive technology passes it over.
    case decorative
    /// Indirect, because a text may hold images.
    indirect case text(Text)
  }

  /// A picture of the app's resources. An unknown name shows a placeholder and is reported.
  public init(_ name: String) { source = .named(name) }
  /// A symbol drawn like text. An unknown name shows a placeholder and is reported.
  public init(systemName: String) { source = .symbol(systemName) }
  /// A picture that is called by `label`.
  public init(_ name: String, label: Text) {
    source = .named(name)
    self.label = .text(label)
  }
  /// A picture that assistive technology passes over.
  public init(decorative name: String) {
    source = .named(name)
    label = .decorative
  }
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    source = .picture(cgImage, scale: scale > 0 ? scale : 1)
    label = .decorative
  }
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    source = .picture(cgImage, scale: scale > 0 ? scale : 1)
    self.label = .text(label)
  }

  /// Seen as UIKit shows it: turned by its orientation, and a symbol or template in the foreground's colour, unless `renderingMode` here
  /// says otherwise.
  public init(uiImage: UIImage) { source = .uiImage(uiImage.look) }

  /// A `UIImage`'s look with what the view says of it.
  func colored(_ look: ImageLook) -> ImageLook {
    var look = look
    switch renderingMode {
    case .template: look.renderingMode = .alwaysTemplate
    case .original: look.renderingMode = .alwaysOriginal
    case nil: break
    }
    return look
  }

  /// The picture takes any size that is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSmooth = interpolation != .none
    return image
  }
}
