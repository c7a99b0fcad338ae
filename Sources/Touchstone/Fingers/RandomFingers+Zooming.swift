import CoreGraphics
import GestureEngine

extension RandomFingers {
  /// One movement of fingers that zoom and pan: pinches whose fingers land and leave one after the other, pans and flicks in all
  /// directions, taps, double taps, tangles, interruptions and turns of the device.
  func zoom() {
    switch random.below(100) {
    case 0..<28: pinch()
    case 28..<52: flick()
    case 52..<62: pan()
    case 62..<72: tap(times: 2)
    case 72..<78: tap(times: 1)
    case 78..<94: tangle(isSideways: true)
    case 94..<98: interrupt()
    default: screen.rotate()
    }
  }

  /// Two fingers about a middle that wanders, together or apart, now and then with a turn. One of them may leave first, and the
  /// other goes on alone; a third may join.
  private func pinch() {
    lift()
    var middle = place(), angle = Double(random.below(628)) / 100
    var distance = CGFloat(40 + random.below(160))
    let growth = 1 + CGFloat(random.below(100) - 45) / 1000
    let drift = CGVector(dx: CGFloat(random.below(13) - 6), dy: CGFloat(random.below(13) - 6))
    let turn = random.below(4) == 0 ? Double(random.below(9) - 4) / 100 : 0
    func point(_ side: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + side * distance / 2 * cos(angle), y: middle.y + side * distance / 2 * sin(angle))
    }
    send(.began, 0, point(-1))
    if random.below(3) == 0 { time += TimeInterval(random.below(20)) / 60 }
    send(.began, 1, point(1))
    for _ in 0..<(4 + random.below(20)) {
      middle.x += drift.dx
      middle.y += drift.dy
      distance = min(max(distance * growth, 10), 700)
      angle += turn
      send(.moved, 0, point(-1))
      send(.moved, 1, point(1))
      if random.below(40) == 0 { send(.began, 2, place()) }
    }
    let first = random.below(2)
    send(random.below(10) == 0 ? .cancelled : .ended, first, point(first == 0 ? -1 : 1))
    if random.below(2) == 0 { wander(1 - first, steps: random.below(15)) }
    guard random.below(4) > 0 else { return }
    for id in down.keys.sorted() { send(.ended, id, down[id] ?? .zero) }
  }

  private func flick() {
    lift()
    let id = random.below(fingers)
    // Mostly along an axis, as people do.
    let angle = random.below(4) == 0 ? Double(random.below(628)) / 100 : Double(random.below(4)) * .pi / 2
    let steps = 3 + random.below(10), stride = CGFloat(60 + random.below(300)) / CGFloat(steps)
    wander(id, from: place(), by: CGVector(dx: cos(angle) * stride, dy: sin(angle) * stride), steps)
    send(.ended, id, down[id] ?? .zero)
  }

  private func wander(_ id: Int, from start: CGPoint, by step: CGVector, _ steps: Int) {
    var point = start
    send(.began, id, point)
    for _ in 0..<steps {
      point.x += step.dx
      point.y += step.dy
      send(.moved, id, point)
    }
  }

  /// To and fro, and perhaps it stays.
  private func pan() {
    let id = random.below(fingers)
    send(.began, id, place())
    wander(id, steps: 5 + random.below(20))
    if random.below(4) > 0 { send(random.below(5) == 0 ? .cancelled : .ended, id, down[id] ?? .zero) }
  }

  private func wander(_ id: Int, steps: Int) {
    guard var point = down[id] else { return }
    for _ in 0..<steps {
      point.x += CGFloat(random.below(81) - 40)
      point.y += CGFloat(random.below(81) - 40)
      send(.moved, id, point)
      if random.below(6) == 0 { time += 0.1 }
    }
  }
}
