import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Views and controllers of UIKit's in SwiftUI.
@MainActor @Suite struct RepresentableTests {
  final class Diary {
    var lines: [String] = []
    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Sized: UIView {
    var content = CGSize(width: 40, height: 20)
    override var intrinsicContentSize: CGSize { content }
  }

  struct Box: UIViewRepresentable {
    let diary: Diary
    var color = UIColor.red
    var size: CGSize?
    func makeCoordinator() -> String {
      diary.lines.append("coordinator")
      return "Anna"
    }
    func makeUIView(context: Context) -> Sized {
      diary.lines.append("make for \(context.coordinator)")
      return Sized()
    }
    func updateUIView(_ view: Sized, context: Context) {
      diary.lines.append("update, \(context.environment.colorScheme)")
      view.backgroundColor = color
    }
    static func dismantleUIView(_ view: Sized, coordinator: String) { view.isHidden = true }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Sized, context: Context) -> CGSize? { size }
  }

  @Test func madeOnceUpdatedWhenItChanges() throws {
    struct Board: View {
      let diary: Diary
      @State private var isRed = true
      @State private var count = 0
      var body: some View {
        VStack {
          Box(diary: diary, color: isRed ? .red : .blue, size: CGSize(width: 100, height: 100))
          Button("Paint") { isRed.toggle() }
        }
      }
    }
    let diary = Diary()
    let screen = try Screen(.iPhone14) { Board(diary: diary) }
    #expect(diary.read() == ["coordinator", "make for Anna", "update, light"])
    let middle = CGPoint(x: 195, y: 400)
    #expect(screen.picture().color(at: middle).map { $0.red > 0.9 && $0.blue < 0.3 } == true)
    try screen.tap(text: "Paint")
    try screen.settle()
    #expect(diary.read() == ["update, light"])
    #expect(screen.picture().color(at: middle).map { $0.blue > 0.9 && $0.red < 0.2 } == true)
  }

  @Test func sizesByContentAndPriorities() throws {
    struct Board: View {
      let diary = Diary()
      var body: some View {
        Box(diary: diary).background(GeometryReader { Color.clear.accessibilityIdentifier("size").frame(width: $0.size.width) })
      }
    }
    // It grows to what it is offered, and does not shrink below its content.
    let screen = try Screen(.iPhone14) { Board().frame(width: 300, height: 10) }
    #expect(try screen.find(id: "size").frame.width == 300)
    let narrow = try Screen(.iPhone14) { Board().frame(width: 10, height: 10) }
    #expect(try narrow.find(id: "size").frame.width == 40)
    let ideal = try Screen(.iPhone14) { Board().fixedSize() }
    #expect(try ideal.find(id: "size").frame.width == 40)
  }

  @Test func fingersReachTheView() throws {
    struct Tapped: UIViewRepresentable {
      let heard: Heard
      func makeUIView(context: Context) -> TouchView {
        let view = TouchView()
        view.heard = heard
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        heard.listen(to: tap, as: "double tap") { "\(Int($0.location(in: view).x)),\(Int($0.location(in: view).y))" }
        return view
      }
      func updateUIView(_ view: TouchView, context: Context) {}
    }
    let heard = Heard()
    let screen = try Screen(.iPhone14) { Tapped(heard: heard).frame(width: 200, height: 200).offset(x: 0, y: 100) }
    let frame = CGRect(x: 95, y: 428.5, width: 200, height: 200)
    screen.doubleTap(at: CGPoint(x: frame.minX + 50, y: frame.minY + 80))
    #expect(heard.read().contains { $0 == "double tap ended 50,80" || $0 == "double tap ended 50,79" })
  }

  @Test func vanishingViewIsDismantled() throws {
    struct Counted: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
      static func dismantleUIView(_ view: UIView, coordinator: Void) { view.accessibilityIdentifier = "gone" }
    }
    struct Board: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Counted().frame(height: 100) }
          Button("Away") { isShown = false }
        }
      }
    }
    let screen = try Screen(.iPhone14) { Board() }
    func host() -> UIView? { screen.window.rootViewController?.view.subviews.first?.subviews.first }
    let view = try #require(host())
    try screen.tap(text: "Away")
    try screen.settle()
    #expect(view.accessibilityIdentifier == "gone" && view.window == nil && host() == nil)
  }

  /// A viewer of scanned pages: an image view zoomed in a scroll view, placed by constraints to its two guides.
  struct Viewer: UIViewRepresentable {
    let image: UIImage
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIScrollView {
      let scrollView = UIScrollView()
      scrollView.delegate = context.coordinator
      scrollView.minimumZoomScale = 1
      scrollView.maximumZoomScale = 5
      let imageView = UIImageView(image: image)
      imageView.contentMode = .scaleAspectFit
      imageView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(imageView)
      NSLayoutConstraint.activate([
        imageView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        imageView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        imageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        imageView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        imageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        imageView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      ])
      return scrollView
    }
    func updateUIView(_ view: UIScrollView, context: Context) {}

    final class Coordinator: NSObject, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
      func scrollViewDidZoom(_ scrollView: UIScrollView) {
        guard let imageView = scrollView.subviews.first else { return }
        let offsetX = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let offsetY = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        imageView.center = CGPoint(
          x: scrollView.contentSize.width / 2 + offsetX, y: scrollView.contentSize.height / 2 + offsetY)
      }
    }
  }

  private func viewer() throws -> (Screen, UIScrollView) {
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 40 * 40 * 4, alignment: 16)
    pixels.initializeMemory(as: UInt8.self, repeating: 255, count: 40 * 40 * 4)
    let image = UIImage(cgImage: CGImage(width: 40, height: 40, bytesPerRow: 160, isOpaque: true, adopting: pixels))
    let screen = try Screen(.iPhone14) { Viewer(image: image).ignoresSafeArea() }
    func find(_ view: UIView) -> UIScrollView? { view as? UIScrollView ?? view.subviews.lazy.compactMap(find).first }
    return (screen, try #require(screen.window.rootViewController?.view.flatMap(find)))
  }

  @Test func constraintsGiveThePictureInTheFirstFrame() throws {
    let (_, scrollView) = try viewer()
    #expect(scrollView.bounds.size == CGSize(width: 390, height: 844))
    #expect(scrollView.subviews[0].frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scrollView.contentSize == CGSize(width: 390, height: 844))
  }

  @Test func pinchedTooSmallThePictureStaysInTheMiddle() throws {
    let (screen, scrollView) = try viewer()
    let left = screen.finger(), right = screen.finger()
    left.down(at: CGPoint(x: 45, y: 422))
    right.down(at: CGPoint(x: 345, y: 422))
    for _ in 1...10 {
      screen.simultaneously {
        left.move(by: CGVector(dx: 10, dy: 0), over: 0.05)
        right.move(by: CGVector(dx: -10, dy: 0), over: 0.05)
      }
      let frame = scrollView.subviews[0].convert(scrollView.subviews[0].bounds, to: nil)
      if scrollView.zoomScale < 1 { #expect(abs(frame.midX - 195) <= 0.5 && abs(frame.midY - 422) <= 0.5) }
    }
    #expect(scrollView.zoomScale < 0.8)
    left.up()
    right.up()
    try screen.settle()
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.subviews[0].frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.unsettledFrames.isEmpty)
  }

  @Test func controllersAreChildrenAndAppear() throws {
    final class Page: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    }
    struct Embedded: UIViewControllerRepresentable {
      let page: Page
      func makeUIViewController(context: Context) -> Page { page }
      func updateUIViewController(_ page: Page, context: Context) { page.view.backgroundColor = .green }
    }
    let page = Page()
    let screen = try Screen(.iPhone14) { Embedded(page: page).frame(width: 120, height: 80) }
    try screen.settle()
    #expect(page.heard == ["will appear", "did appear"])
    #expect(page.parent === screen.window.rootViewController && page.view.bounds.size == CGSize(width: 120, height: 80))
  }

  /// A view whose content changes between updates, as by its delegate, is measured again.
  @Test func contentThatChangesByItselfIsMeasuredAgain() throws {
    struct Board: View {
      let view: Sized
      var body: some View {
        Given(view: view).fixedSize().background(
          GeometryReader { Color.clear.accessibilityIdentifier("size").frame(width: $0.size.width) })
      }
    }
    struct Given: UIViewRepresentable {
      let view: Sized
      func makeUIView(context: Context) -> Sized { view }
      func updateUIView(_ view: Sized, context: Context) {}
    }
    let view = Sized()
    let screen = try Screen(.iPhone14) { Board(view: view) }
    #expect(try screen.find(id: "size").frame.width == 40)
    view.content.width = 90
    view.invalidateIntrinsicContentSize()
    try screen.settle()
    #expect(try screen.find(id: "size").frame.width == 90 && view.bounds.width == 90)
  }

  /// A gesture of SwiftUI's around a view that takes no touches itself, and one behind it that must not hear of them.
  @Test func gesturesAroundHearOfViewsThatTakeNoTouches() throws {
    struct Picture: UIViewRepresentable {
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {}
    }
    struct Board: View {
      @State private var heard = ""
      var body: some View {
        VStack {
          ZStack {
            Color.red.onTapGesture { heard += "behind " }
            Picture().onTapGesture { heard += "around " }
          }.frame(width: 200, height: 200)
          Text("heard \(heard)")
        }
      }
    }
    let screen = try Screen(.iPhone14) { Board() }
    screen.tap(at: CGPoint(x: 195, y: 400))
    #expect(screen.shows(text: "heard around "), "\(screen.elements)")
  }

  @Test func theContextTellsTheTransactionAndObservesTheEnvironment() throws {
    struct Teller: UIViewRepresentable {
      let diary: Diary
      let isRed: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        diary.lines.append("\(context.environment.layoutDirection) \(context.transaction.animation != nil)")
      }
    }
    struct Board: View {
      let diary: Diary
      @State private var isRed = true
      @State private var isMirrored = false
      var body: some View {
        VStack {
          Teller(diary: diary, isRed: isRed)
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          Button("Paint") { withAnimation { isRed.toggle() } }
          Button("Mirror") { isMirrored = true }
        }
      }
    }
    let diary = Diary()
    let screen = try Screen(.iPhone14) { Board(diary: diary) }
    #expect(diary.read() == ["leftToRight false"])
    for (button, expected) in [
      ("Paint", ["leftToRight true"]), ("Mirror", ["rightToLeft false"]),
    ] {
      try screen.tap(text: button)
      try screen.settle()
      #expect(diary.read() == expected)
    }
  }

  /// SwiftUI in a controller in SwiftUI: it lays out before the first frame ends, and a new root view reaches it in the same frame.
  @Test func aHostingControllerInARepresentable() throws {
    struct Inner: UIViewControllerRepresentable {
      let count: Int
      func makeUIViewController(context: Context) -> UIHostingController<Text> { UIHostingController(rootView: Text("none")) }
      func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
        controller.rootView = Text("count \(count)")
      }
    }
    struct Board: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Inner(count: count).frame(height: 50)
          Button("More") { count += 1 }
        }
      }
    }
    let screen = try Screen(.iPhone14) { Board() }
    #expect(screen.shows(text: "count 0") && !screen.shows(text: "none"))
    try screen.tap(text: "More")
    #expect(screen.shows(text: "count 1"))
    #expect(screen.unsettledFrames.isEmpty && screen.console.isEmpty)
  }
}
