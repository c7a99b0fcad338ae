import CoreGraphics
import SwiftUI
import Touchstone

/// What most modifiers are tried on: a word and a spot of colour.
struct Sign: View {
  nonisolated init() {}
  var body: some View {
    HStack(spacing: 4) {
      Text("Ag 12")
      Color.orange.frame(width: 20, height: 20).accessibilityIdentifier("spot")
    }
  }
}

/// A few lines of words in a narrow column.
struct Paragraph: View {
  var body: some View { Text("some words, then more words").frame(width: 70) }
}

/// A spot over another, blended with what is below.
struct Blended: View {
  var body: some View {
    ZStack {
      Color.red.frame(width: 40, height: 20)
      Color.yellow.frame(width: 20, height: 40).blendMode(.difference)
    }
  }
}

/// Content that depends on a switch above it.
struct Switching<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Bool) -> Content
  var body: some View {
    VStack(spacing: 0) {
      Color.black.frame(width: 20, height: 20).accessibilityIdentifier("switch").onTapGesture { isOn.toggle() }
      content(isOn)
    }
  }
}

/// Counts the taps on it.
struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)").padding(6).background(Color.white).onTapGesture { count += 1 } }
}

/// Writes an environment value out.
struct Reader<Value>: View {
  @Environment private var value: Value
  init(_ path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }
  var body: some View { Text(String(describing: value)).font(.system(size: 8)) }
}

/// Writes out what a space says of its own frame.
struct FrameReader<Space: CoordinateSpaceProtocol>: View {
  let space: Space
  var body: some View {
    GeometryReader { proxy in Text(String(describing: proxy.frame(in: space))).font(.system(size: 8)) }.padding(5)
  }
}

/// Where what is probed lies: between two bars, on a background, in a small screen with safe areas.
struct Stage<Content: View>: View {
  let content: Content
  var body: some View {
    VStack(spacing: 0) {
      Color.mint.frame(height: 14).accessibilityIdentifier("above")
      content.frame(maxHeight: .infinity)
      Color.indigo.frame(height: 14).accessibilityIdentifier("below")
    }
    .background { LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom).allowsHitTesting(false) }
  }
  static var size: CGSize { CGSize(width: 120, height: 120) }
}

/// One pixel a point.
let stageDevice = Device(
  name: "Stage", size: Stage<EmptyView>.size, scale: 1, safeArea: UIEdgeInsets(top: 6, left: 4, bottom: 6, right: 4))
