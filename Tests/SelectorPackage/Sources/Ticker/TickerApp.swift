import SwiftUI

@main
struct TickerApp: App {
  @StateObject private var ticker = Ticker()

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(ticker.ticks) ticks")
        Text("\(ticker.alarms) alarm")
        Text(ticker.place)
      }
      .onAppear { ticker.start() }
    }
  }
}
