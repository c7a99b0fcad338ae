import SwiftUI
import Foundation

struct RelayButton: View {
  @State private var lit = false
  private func send(_ on: Bool) {
    Foundation.Thread.sleep(forTimeInterval: 0.7)  // device I/O on the main thread
    lit = on
  }
  var body: some View {
    Circle().fill(lit ? .green : .red).frame(width: 90)
      .gesture(
        LongPressGesture(minimumDuration: 0.4)
          .onEnded { _ in send(true) }
          .sequenced(before: DragGesture(minimumDistance: 0).onEnded { _ in send(false) })
      )
      .simultaneousGesture(TapGesture().onEnded { send(true) })
  }
}
