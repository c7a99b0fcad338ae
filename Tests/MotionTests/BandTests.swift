import Motion
import Testing

@Test func rubberBandOfAScrollView() {
  // Range, pull, what is shown.
  for (range, pull, shown) in [
    (400.0, 10.0, 5.425401), (400, 40, 20.853081), (400, 100, 48.351648), (400, 200, 86.274510), (400, 400, 141.935484),
    (400, 4000, 338.461538), (800, 100, 51.461988), (800, 400, 172.549020),
  ] {
    let band = RubberBand(range: range)
    #expect(abs(band.shown(forPull: pull) - shown) < 1e-6)
    #expect(abs(band.shown(forPull: -pull) + shown) < 1e-6)
    #expect(abs(band.pull(forShown: band.shown(forPull: -pull)) + pull) < 1e-9)
  }
}

@Test func aRecordedPull() {
  // 590 points on 852: recorded as 235.0 on a grid of a third of a point.
  #expect((RubberBand(range: 852).shown(forPull: -590) * 3).rounded() / 3 == -235)
}

@Test func rubberBandAtBothEnds() {
  let band = RubberBand(range: 400)
  #expect(band.shown(for: 50, within: 0...100) == 50)
  #expect(abs(band.shown(for: -100, within: 0...100) + 48.351648) < 1e-6)
  #expect(abs(band.shown(for: 200, within: 0...100) - 148.351648) < 1e-6)
  for value in [-300.0, -1, 0, 30, 101, 5000] {
    #expect(abs(band.value(forShown: band.shown(for: value, within: 0...100), within: 0...100) - value) < 1e-9)
  }
}

@Test func rubberBandAtItsBorders() {
  #expect(RubberBand(range: 400).shown(forPull: .infinity) == 400 && RubberBand(range: 400).pull(forShown: -400) == -.infinity)
  #expect(RubberBand(range: 400).shown(forPull: .nan) == 0 && RubberBand(range: 1e-300).shown(forPull: 1e300) == 1e-300)
  for range in [0, -5, Double.nan, .infinity] { #expect(RubberBand(range: range).shown(forPull: 100) == 0) }
}

@Test func zoomBandOfAScrollView() {
  let band = ZoomBand(minimum: 1, maximum: 3)
  for (scale, shown) in [
    (3.3, 3.27273), (4, 3.75), (6, 4.5), (12, 5.25), (.infinity, 6), (0.9, 0.90909), (0.75, 0.8), (0.5, 0.66667), (0, 0.5),
    (2, 2),
  ] {
    #expect(abs(band.shown(forScale: scale) - shown) < 1e-5)
    #expect(scale.isInfinite || abs(band.scale(forShown: band.shown(forScale: scale)) - scale) < 1e-12)
  }
  #expect(band.scale(forShown: 6) == .infinity && band.scale(forShown: 0.4) == 0)
  #expect(band.shown(forScale: .nan) == 1 && band.shown(forScale: -4) == 0.5)
}

@Test func zoomLimitsThatAreNone() {
  #expect(ZoomBand(minimum: .nan, maximum: 0) == ZoomBand(minimum: 1, maximum: 1))
  #expect(ZoomBand(minimum: 4, maximum: 2).maximum == 4)
}

@Test func zoomAnimations() {
  for (from, to, duration) in [(1.0, 2.0, 0.3079), (1, 1.1, 0.1286), (1, 3, 0.4), (0, 1, 0)] {
    #expect(abs(ZoomBand.animationDuration(from: from, to: to) - duration) < 1e-4)
  }
}
