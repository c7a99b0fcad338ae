import AttributeGraph
import Foundation

/// A view that is made anew at the dates of a schedule, on the frames' clock.
///
/// A schedule is always asked for its dates in the mode `normal` (a choice): there is no screen that is dimmed to save power.
/// Between two dates it costs nothing: only a schedule that asks for every frame observes the animations' time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The schedule's date that is shown.
    public let date: Date
    /// How often the view is made anew at most. Always `live`: the screen is never dimmed (a choice), which is when a device says
    /// less.
    public let cadence: Cadence
  }
  let schedule: Schedule
  let content: (Context) -> Content
}

extension TimelineView: View where Content: View {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: $0.cadence.shared)) }
  }
}

/// The context of every timeline: it does not depend on the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView.Context.Cadence {
  fileprivate var shared: TimelineViewDefaultContext.Cadence {
    switch self {
    case .live: .live
    case .seconds: .seconds
    case .minutes: .minutes
    }
  }
}

extension TimelineView: PrimitiveView where Content: View {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(content(of: view, inputs), inputs)
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    Content._makeViewList(content(of: view, inputs.base), inputs)
  }
  private nonisolated static func content(of view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Content> {
    let handle = BodyHandle(in: inputs.subgraph)
    let attribute = inputs.subgraph.rule(TimelineRule(view: view, handle: handle, inputs: inputs))
    handle.node = attribute.untyped
    return _GraphValue(attribute)
  }
}

private struct TimelineRule<Schedule: TimelineSchedule, Content: View>: Rule {
  private let view: _GraphValue<TimelineView<Schedule, Content>>
  private let handle: BodyHandle
  private unowned(unsafe) let viewGraph: ViewGraph
  private unowned(unsafe) let subgraph: Subgraph
  private let plan = TypePlan.of(Content.self)
  private var alarm: Alarm?
  /// The schedule that is being followed, the date that is shown and the one that comes next.
  private var schedule: Schedule?
  private var entries: AnyIterator<Date>?
  private var shown: Date?, next: Date?
  /// Dates that may lie between two frames; a schedule that stands still would go on for ever.
  private static var mostSkipped: Int { 100_000 }

  init(view: _GraphValue<TimelineView<Schedule, Content>>, handle: BodyHandle, inputs: _ViewInputs) {
    self.view = view
    self.handle = handle
    viewGraph = inputs.viewGraph
    subgraph = inputs.subgraph
  }

  mutating func update(_ slot: Slot<Content>) -> Bool {
    let timeline = view.value
    let date = follow(timeline.schedule)
    let cadence = TimelineView<Schedule, Content>.Context.Cadence.live
    let context = TimelineView<Schedule, Content>.Context(date: date, cadence: cadence)
    return slot.put(handle.observing(in: viewGraph) { timeline.content(context) }, by: plan)
  }

  /// The date that the schedule shows now; sees to it that the next one is not missed.
  private mutating func follow(_ new: Schedule) -> Date {
    if let animation = new as? AnimationTimelineSchedule, animation.minimumInterval == nil, !animation.isPaused {
      alarm?.cancel()
      (schedule, entries) = (nil, nil)
      return FrameDate.date(at: viewGraph.time.value)
    }
    let alarm = alarm ?? Alarm(in: subgraph, viewGraph)
    self.alarm = alarm
    alarm.read()
    let now = FrameDate.date(at: viewGraph.now)
    if entries == nil || !isFollowing(new) {
      schedule = new
      let iterator = UncheckedIterator(new.entries(from: now, mode: .normal).makeIterator())
      entries = AnyIterator { iterator.next() }
      (shown, next) = (nil, nextEntry())
    }
    // A clock that adds up fractions may be a hair early.
    var skipped = 0
    while let date = next, date.timeIntervalSince(now) <= 1e-6 {
      skipped += 1
      guard skipped < Self.mostSkipped else {
        viewGraph.services.console(
          "A TimelineSchedule gives more than \(Self.mostSkipped) dates up to now; the rest of its dates is left out.")
        next = nil
        break
      }
      shown = date
      next = nextEntry()
    }
    if let next { alarm.set(at: FrameDate.seconds(at: next)) } else { alarm.cancel() }
    // Before the first date the view shows that one, as on iOS.
    return shown ?? next ?? now
  }

  /// A date that is none ends the schedule, with a line on the console: nothing comes after it.
  private func nextEntry() -> Date? {
    guard let date = entries?.next() else { return nil }
    let seconds = date.timeIntervalSinceReferenceDate
    if seconds.isFinite { return date }
    OddNumbers.report(
      "A date of a TimelineView's schedule, \(Schedule.self), is \(seconds) seconds after 2001, which is no date; the schedule ends before "
        + "it. The usual cause is a division by zero.")
    return nil
  }

  private func isFollowing(_ new: Schedule) -> Bool {
    guard let schedule else { return false }
    return TypePlan.of(Schedule.self).areSame(schedule, new)
  }
  func name() -> String { "TimelineView.content" }
}

private final class UncheckedIterator<Base: IteratorProtocol> {
  private var base: Base
  init(_ base: Base) { self.base = base }
  func next() -> Base.Element? { base.next() }
}
