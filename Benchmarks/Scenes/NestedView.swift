import SwiftUI
import UIKit

/// Scroll views in scroll views: rows that scroll sideways, pages, a list of its own height, and a plane that zooms, all in one that
/// scrolls up and down.
struct NestedView: View {
  let onTap: () -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        row
        pages
        list
        Plane().frame(height: 260)
        row
        Color.gray.frame(height: 400)
      }
    }
  }

  private var row: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 8) {
        ForEach(0..<30) { index in
          Button(action: onTap) { Text("\(index)").frame(width: 90, height: 90).background(Color.yellow) }
        }
      }
    }
    .frame(height: 100)
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<5) { page in
          ScrollView {
            VStack(spacing: 4) { ForEach(0..<12) { Text("Page \(page), line \($0)").frame(height: 40) } }
          }
          .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .frame(height: 240)
  }

  private var list: some View {
    ScrollView([.horizontal, .vertical]) {
      Color.green.frame(width: 900, height: 700).onTapGesture(perform: onTap)
    }
    .frame(height: 220)
  }
}

/// UIKit's own: a plane of 800 × 600 points that zooms from 0.5 to 3 times, with a scroll view of pages on it.
private struct Plane: UIViewRepresentable {
  final class Coordinator: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView(), plane = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    plane.backgroundColor = .brown
    scrollView.addSubview(plane)
    scrollView.contentSize = plane.frame.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    scrollView.delegate = context.coordinator
    scrollView.contentInsetAdjustmentBehavior = .never

    let pages = UIScrollView(frame: CGRect(x: 40, y: 40, width: 200, height: 160))
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 800, height: 160)
    pages.backgroundColor = .white
    plane.addSubview(pages)
    let locked = UIScrollView(frame: CGRect(x: 40, y: 240, width: 300, height: 300))
    locked.isDirectionalLockEnabled = true
    locked.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
    locked.contentSize = CGSize(width: 700, height: 900)
    locked.backgroundColor = .orange
    plane.addSubview(locked)
    return scrollView
  }

  func updateUIView(_ scrollView: UIScrollView, context: Context) {}
}
