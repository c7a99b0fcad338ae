import SwiftUI

struct RoundButtons: View {
  @State private var log: [String] = []
  var body: some View {
    HStack(spacing: 40) {
      Button {
        log.append("outside")
      } label: {
        Image(systemName: "message")
      }
      .frame(width: 48, height: 48)  // bug
      .background(Circle().stroke())
      Button {
        log.append("inside")
      } label: {
        Image(systemName: "message").frame(width: 48, height: 48).contentShape(Circle())
      }
      .background(Circle().stroke())
    }
    .buttonStyle(.plain)
    .overlay(alignment: .bottom) { Text(log.joined(separator: ",")).offset(y: 40) }
  }
}
