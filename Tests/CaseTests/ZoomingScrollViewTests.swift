import SwiftUI
import Testing
import Touchstone
import UIKit

/// C73, C75, C76: pictures in scroll views: without a size, one frame late, and enlarged at the wrong place.
@MainActor @Suite struct ZoomingScrollViewTests {
  private static func red(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
  private func isRed(_ screen: Screen, _ point: CGPoint) -> Bool {
    screen.picture().color(at: point).map { $0.red > 0.8 && $0.green < 0.5 } ?? false
  }

  /// Lays its picture out whenever it gets another size.
  private final class Room: UIScrollView, UIScrollViewDelegate {
    let picture: UIImageView
    private var size = CGSize.zero
    init(_ image: UIImage) {
      picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      super.init(frame: .zero)
      delegate = self
      maximumZoomScale = 5
      addSubview(picture)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.size != size, bounds.width > 0, bounds.height > 0 else { return }
      size = bounds.size
      picture.frame = CGRect(origin: .zero, size: size)
      contentSize = size
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }
  private struct RightZoomable: UIViewRepresentable {
    let image: UIImage
    func makeUIView(context: Context) -> Room { Room(image) }
    func updateUIView(_ view: Room, context: Context) {}
  }

  /// The listing: the picture has the size that its scroll view had when it was made, which is none; a pinch finds nothing to enlarge.
  @Test func aFrameTakenFromNoBoundsShowsNothing() throws {
    let screen = try Screen(.caseStudy) {
      Zoomable(image: Self.red(CGSize(width: 200, height: 300))).frame(width: 390, height: 600)
    }
    let picture = try #require(screen.window.firstSubview(of: UIImageView.self))
    let scrollView = try #require(screen.window.firstSubview(of: UIScrollView.self))
    #expect(scrollView.bounds.size == CGSize(width: 390, height: 600))
    #expect(picture.frame == .zero && !isRed(screen, CGPoint(x: 195, y: 428)))
    screen.pinch(at: CGPoint(x: 195, y: 428), from: 60, to: 240, duration: 0.3)
    try screen.settle()
    #expect(picture.frame.size == .zero && scrollView.zoomScale.isFinite && scrollView.contentOffset == .zero)
    #expect(!isRed(screen, CGPoint(x: 195, y: 428)))
  }

  @Test func aFrameTakenInLayoutShowsThePicture() throws {
    let screen = try Screen(.caseStudy) {
      RightZoomable(image: Self.red(CGSize(width: 200, height: 300))).frame(width: 390, height: 600)
    }
    let picture = try #require(screen.window.firstSubview(of: UIImageView.self))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 390, height: 600) && isRed(screen, CGPoint(x: 195, y: 428)))
  }

  /// The listing: what is put on the main queue comes after the first frame, which shows the picture in its own size.
  @Test func aSizeFromTheMainQueueComesOneFrameLate() async throws {
    let screen = try Screen(.caseStudy) { Fitting(image: Self.red(CGSize(width: 1200, height: 1600))).ignoresSafeArea() }
    let picture = try #require(screen.window.firstSubview(of: UIImageView.self))
    #expect(picture.frame.size == CGSize(width: 1200, height: 1600))
    let corner = CGPoint(x: 5, y: 5)
    #expect(isRed(screen, corner))
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    screen.advance(by: 1 / 60)
    #expect(abs(picture.frame.width - 390) < 0.01 && abs(picture.frame.height - 520) < 0.01)
    #expect(abs(picture.frame.midY - 422) < 0.5 && !isRed(screen, corner))
  }

  @Test func aSizeFromLayoutIsThereInTheFirstFrame() async throws {
    let screen = try Screen(.caseStudy) { RightZoomable(image: Self.red(CGSize(width: 1200, height: 1600))).ignoresSafeArea() }
    let first = screen.picture()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    screen.advance(by: 1 / 60)
    #expect(screen.picture() == first)
    #expect(isRed(screen, CGPoint(x: 5, y: 422)) && !isRed(screen, CGPoint(x: 5, y: 100)))
  }

  /// The listing in a window of its own size.
  private func zoomer(_ variant: Int) throws -> (Screen, Zoomer) {
    var zoomer: Zoomer!
    let screen = try Screen(Device(name: "page", size: CGSize(width: 390, height: 700), scale: 1)) {
      zoomer = Zoomer(variant: variant)
      let controller = UIViewController()
      controller.view.addSubview(zoomer.scroll)
      return controller
    }
    return (screen, zoomer)
  }
  private let tapped = CGPoint(x: 80, y: 120)

  /// What is seen of the page, in its points, and what lies under the tapped place of the glass.
  private func view(of zoomer: Zoomer) -> (visible: CGRect, underFinger: CGPoint) {
    let page = zoomer.page, scroll = zoomer.scroll
    return (page.convert(scroll.bounds, from: scroll), page.convert(tapped, from: nil))
  }

  /// The listing, first variant: `setZoomScale` knows of no finger.
  @Test func aScaleAloneZoomsToTheMiddle() throws {
    let (screen, zoomer) = try zoomer(0)
    screen.doubleTap(at: tapped)
    let visible = view(of: zoomer).visible
    #expect(zoomer.scroll.zoomScale == 3 && visible.midX == 195 && !visible.contains(tapped))
  }

  /// The listing, second variant: at the scale of 1 both spaces are the same; the next double tap throws the page away.
  @Test func aPointOfTheScrollViewIsNotOneOfThePage() throws {
    let (screen, zoomer) = try zoomer(1)
    screen.doubleTap(at: tapped)
    let under = view(of: zoomer).underFinger
    screen.doubleTap(at: tapped)
    #expect(zoomer.scroll.zoomScale == 3 && !view(of: zoomer).visible.contains(under))
  }

  @Test func aPointOfThePageComesToTheMiddleAsFarAsTheEdgesAllow() throws {
    let (screen, zoomer) = try zoomer(2)
    screen.doubleTap(at: tapped)
    let visible = view(of: zoomer).visible
    #expect(abs(visible.midX - tapped.x) < 0.5 && abs(visible.midY - tapped.y) < 0.5 && zoomer.scroll.zoomScale == 3)
    let under = view(of: zoomer).underFinger
    screen.doubleTap(at: tapped)
    let second = view(of: zoomer).visible
    #expect(second.contains(under) && second.minX == 0 && second.minY == 0)
  }
}
