import Foundation
import SwiftUI

/// What a test of the window types into: an app started by its own `main()`.
@main
struct NoteApp: App {
  var body: some Scene {
    WindowGroup("Note, and rows") {
      if CommandLine.arguments.contains("--rows") { RowsView() } else { NoteView() }
    }
  }
}

struct NoteView: View {
  @State private var text = ""
  @State private var sum = 0

  var body: some View {
    VStack(spacing: 20) {
      TextField("Note", text: $text)
        .textFieldStyle(.roundedBorder)
        .onSubmit { say("submitted: \(text)") }
      Text("Answers: \(sum)")
    }
    .padding()
    // State that another thread writes while the window sleeps.
    .onChange(of: text) { _, new in
      guard new == "go" else { return }
      Thread.detachNewThread { [$sum] in
        Thread.sleep(forTimeInterval: 0.2)
        $sum.wrappedValue = 1
      }
    }
    .onChange(of: sum) { say("answered from another thread") }
    .task {
      try? await Task.sleep(nanoseconds: 200_000_000)
      say("a task has slept")
    }
  }
}

/// What a test of the wheel scrolls: says where it has come to rest.
struct RowsView: View {
  @State private var rests = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 40) } }
    }
    .onScrollPhaseChange { _, new, context in
      guard new == .idle else { return }
      rests += 1
      say("rest \(rests) at \(Int(context.geometry.contentOffset.y.rounded()))")
    }
  }
}

private func say(_ line: String) {
  print(line)
  fflush(stdout)
}
