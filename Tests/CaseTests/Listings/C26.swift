import SwiftUI

struct KeyCap: View {
  let fixed: Bool
  @State private var log: [String] = []
  var body: some View {
    if fixed {
      Color.gray.frame(width: 60, height: 60)
        .onTapGesture(count: 2) { log.append("edit") }
        .onTapGesture(count: 1) { log.append("run") }
    } else {
      Color.gray.frame(width: 60, height: 60)
        .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.append("run") })  // bug
        .onTapGesture(count: 2) { log.append("edit") }
    }
    Text(log.joined(separator: ","))
  }
}
