import CoreGraphics
import Motion
import Testing

/// Facts 1.2: the velocity of three samples weighs the older step by 0.75.
@Test func samplesWeighTheOlderSpeedMore() {
  var sampler = VelocitySampler<Double>()
  #expect(sampler.velocity == 0)
  sampler.add(0, at: 1)
  #expect(sampler.velocity == 0)
  sampler.add(8, at: 1.5)
  #expect(sampler.velocity == 16)
  sampler.add(10, at: 1.75)
  #expect(sampler.velocity == 0.25 * 8 + 0.75 * 16)
  // A fourth sample pushes the first one out.
  sampler.add(10, at: 2)
  #expect(sampler.velocity == 0.25 * 0 + 0.75 * 8)
  sampler.reset()
  #expect(sampler.velocity == 0)
}

/// Facts 1.2: a sample at the same time replaces the last one, an earlier one is ignored.
@Test func samplesAtTheSameTimeReplaceAndEarlierOnesAreIgnored() {
  var sampler = VelocitySampler<Double>()
  sampler.add(0, at: 1)
  sampler.add(5, at: 2)
  sampler.add(7, at: 2)
  #expect(sampler.velocity == 7)
  sampler.add(100, at: 1.5)
  sampler.add(100, at: .nan)
  sampler.add(100, at: .infinity)
  #expect(sampler.velocity == 7)
}

@Test func samplesOfPoints() {
  var sampler = VelocitySampler<CGPoint>()
  sampler.add(CGPoint(x: 10, y: 20), at: 0)
  sampler.add(CGPoint(x: 14, y: 18), at: 0.5)
  #expect(sampler.velocity == CGPoint(x: 8, y: -4))
}

@Test func pansReportMostlyThePreviousSample() {
  var pan = PanVelocity<Double>()
  pan.add(0, at: 0)
  #expect(pan.velocity == 0)
  pan.add(10, at: 0.5)
  #expect(abs(pan.velocity - 0.2 * 20) < 1e-12)
  pan.add(30, at: 1)
  #expect(abs(pan.velocity - (0.2 * 40 + 0.8 * 20)) < 1e-12)
  pan.add(30, at: 1.5)
  #expect(abs(pan.velocity - 0.8 * 40) < 1e-12)
  pan.add(0, at: 1.2)
  pan.add(0, at: .nan)
  #expect(abs(pan.velocity - 0.8 * 40) < 1e-12)
}

@Test func aNewMiddleOfTheFingersIsNoMovement() {
  var pan = PanVelocity<Double>()
  pan.add(0, at: 0)
  pan.add(10, at: 0.5)
  pan.rebase(to: 500, at: 0.5)
  pan.add(510, at: 1)
  #expect(abs(pan.velocity - 20) < 1e-12)
}
