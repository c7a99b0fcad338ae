import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ViewThatFitsTests {
  private struct Root: View {
    var width: CGFloat
    let notes: Notes
    var body: some View {
      ViewThatFits(in: .horizontal) {
        box("wide", 300, 20).onAppear { notes.add("wide came") }.onDisappear { notes.add("wide went") }
        box("narrow", 100, 20).onAppear { notes.add("narrow came") }.onDisappear { notes.add("narrow went") }
      }.frame(width: width)
    }
  }

  @Test func theFirstThatFitsIsShown() {
    let notes = Notes()
    let host = Host(size: CGSize(width: 400, height: 600), Root(width: 350, notes: notes))
    #expect(!isHidden("wide", host) && isHidden("narrow", host))
    #expect(notes.take() == ["wide came"])
    host.rootView.width = 200
    host.frame()
    #expect(isHidden("wide", host) && !isHidden("narrow", host))
    #expect(notes.take().sorted() == ["narrow came", "wide went"])
    #expect(host.frame(of: "narrow") == CGRect(x: 150, y: 290, width: 100, height: 20))
    host.rootView.width = 50
    host.frame()
    #expect(!isHidden("narrow", host) && notes.take() == [])
  }

  private func isHidden<Content>(_ name: String, _ host: Host<Content>) -> Bool {
    var layer = host.layer(name)
    while let current = layer {
      if current.isHidden { return true }
      layer = current.parent
    }
    return false
  }

  @Test func textsAreMeasuredInOneLine() {
    let long = "aaaaaaaaaaaaaaaaaaaa", short = "aaaa"
    let host = Host(
      size: CGSize(width: 100, height: 600),
      ViewThatFits {
        Text(verbatim: long).accessibilityIdentifier("long"); Text(verbatim: short).accessibilityIdentifier("short")
      })
    #expect(isHidden("long", host) && !isHidden("short", host))
  }
}
