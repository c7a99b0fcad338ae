import CoreGraphics

/// Carries what is presented over a window: a dimmed plane with a surface that comes up from below.
///
/// It is a view in front of the window's others, one for each presentation, the later the further in front. Where the surface is
/// follows from one number, `height`: how far its upper edge lies above the window's lower one. Below `floor` the surface slides as a
/// whole; between that and the largest detent it grows, its lower edge at the window's; above it is stretched, and its content stays
/// as it is.
package final class PresentationStage: UIView {
  package enum Style {
    case sheet
    /// All of the window, and no finger takes it away.
    case cover
  }
  enum Phase {
    case waiting, shown, leaving, gone
  }

  package weak var delegate: (any PresentationStageDelegate)?
  package let style: Style
  let surface: SheetSurface
  private(set) var phase = Phase.waiting
  private let dimming = StageDimming()
  private(set) var heights = SheetHeights([.large], in: SheetRoom(size: .zero, insets: .zero, isCompactHeight: false)) { _ in }
  private var room = SheetRoom(size: .zero, insets: .zero, isCompactHeight: false)
  /// Where it rests, or is on its way to.
  private(set) var rest: AnyHashable?
  private(set) var height: CGFloat = 0
  private var floor: CGFloat = 0
  private(set) var motion: SheetMotion?
  let dragging = SheetDragging()
  private lazy var pan = SheetPan(self)
  /// The fingers have had it leave.
  private var isLeavingByUser = false
  /// Who presents: kept until it is gone.
  package var owner: AnyObject?
  private weak var target: UIWindow?
  private weak var frames: FrameDriver?
  private var reported: Set<String> = []

  package init(style: Style, content: UIView) {
    self.style = style
    surface = SheetSurface(content: content)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    addSubview(surface)
    dragging.stage = self
    surface.addGestureRecognizer(pan)
    surface.grabber.onTap = { [weak self] in self?.goToNextDetent() }
    surface.onEscape = { [weak self] in self?.leaveByUser() }
    dimming.onTap = { [weak self] in self?.leaveByUser() }
  }
  package required init?(coder: NSCoder) { nil }

  isolated deinit { frames?.remove(self) }

  // MARK: Coming and going

  /// It will be presented over `window`: content hears how large it will be.
  package func prepare(in window: UIWindow) {
    target = window
    frame = window.bounds
    placeAtRest()
  }

  private func placeAtRest() {
    measure()
    floor = initialRest.height
    move(to: floor)
  }

  /// Comes up over the window that it was prepared for.
  package func present(animated: Bool) {
    guard phase == .waiting, let window = target, let application = window.windowScene?.application else { return }
    phase = .shown
    frames = application.frames
    application.frames.add(self)
    window.endFirstResponderBehind(self)
    frame = window.bounds
    window.addSubview(self)
    measure()
    rest = initialRest.id
    floor = initialRest.height
    let target = floor
    move(to: animated ? 0 : target)
    apply()
    if animated { run(to: target, velocity: 0) } else { settle() }
  }

  /// Goes down, and tells when it is gone. `animated` false is at once.
  package func dismiss(animated: Bool) {
    switch phase {
    case .waiting: return end()
    case .shown: leave(animated: animated, velocity: 0)
    case .leaving where !animated: return end()
    case .leaving, .gone: return
    }
  }

  /// The one who presents has gone from the window: nothing more is seen.
  package func cutShort() { if phase != .gone { end() } }
  package var isLeaving: Bool { phase == .leaving || phase == .gone }

  private var initialRest: SheetHeights.Rest { heights.rest(settings.selected) ?? heights.smallest }

  /// Fingers, a tap beside it, or assistive technology want it away.
  func leaveByUser(velocity: CGFloat = 0) {
    guard phase == .shown, mayBeDismissed else { return }
    isLeavingByUser = true
    leave(animated: true, velocity: velocity)
  }
  var mayBeDismissed: Bool { style == .sheet && !settings.isDismissDisabled }

  private func leave(animated: Bool, velocity: CGFloat) {
    dragging.abandon()
    phase = .leaving
    floor = max(heights.smallest.height, min(height, heights.largest.height))
    surface.isUserInteractionEnabled = false
    delegate?.stageWillLeave(self, byUser: isLeavingByUser)
    if animated && window != nil { run(to: 0, velocity: velocity) } else { end() }
  }

  private func end() {
    guard phase != .gone else { return }
    phase = .gone
    motion = nil
    frames?.remove(self)
    let window = window
    window?.endFirstResponder(inside: self)
    removeFromSuperview()
    window?.updateModality()
    let owner = owner
    self.owner = nil
    withExtendedLifetime(owner) { delegate?.stageIsGone(self, byUser: isLeavingByUser) }
  }

  // MARK: Settings

  package var settings = SheetSettings() { didSet { settingsDidChange(from: oldValue) } }

  private func settingsDidChange(from old: SheetSettings) {
    if phase == .waiting { return placeAtRest() }
    guard phase == .shown else { return }
    measure()
    if let wanted = settings.selected, wanted != old.selected, wanted != rest, let target = heights.rest(wanted) {
      rest = target.id
    }
    restAnew()
    apply()
  }

  /// Detents or the room are others: on to where it is to rest now.
  private func restAnew() {
    guard phase == .shown, !dragging.isActive else { return }
    let target = heights.rest(rest) ?? heights.rest(settings.selected) ?? heights.nearest(to: motion?.to ?? height)
    let isNew = target.id != rest
    rest = target.id
    if (motion?.to ?? height) != target.height { run(to: target.height, velocity: motion.map(speed(of:)) ?? 0) }
    if isNew { delegate?.stage(self, restsAt: target.id) }
  }

  private func measure() {
    guard let window = window ?? target else { return }
    let insets = window.resolvedSafeAreaInsets
    room = SheetRoom(
      size: bounds.size, insets: insets, isCompactHeight: window.traitCollection.verticalSizeClass == .compact)
    switch style {
    case .sheet:
      heights = SheetHeights(settings.detents, in: room) { report($0) }
      if let selected = settings.selected, !settings.detents.isEmpty, !settings.detents.contains(where: { $0.id == selected }) {
        report("the selected detent \(selected) is none of the sheet's; it rests at the smallest one or stays where it is")
      }
    case .cover: heights = SheetHeights(covering: room)
    }
    contentInsets =
      style == .cover ? insets : UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// What covers the sides of the content.
  package private(set) var contentInsets = UIEdgeInsets.zero

  private func report(_ what: String) {
    let line = "\(delegate?.stageName ?? "A sheet"): \(what)."
    if reported.insert(line).inserted { UIApplication.shared.writeToConsole(line) }
  }

  /// Shape and behaviour, as the settings and the place have them.
  private func apply() {
    let isSheet = style == .sheet
    let isUndimmed = isBackgroundInUse
    surface.take(
      settings, corners: isSheet ? settings.cornerRadius ?? SheetSettings.standardCornerRadius : 0,
      hasShadow: isSheet && isUndimmed)
    surface.grabber.isHidden = !(isSheet && (settings.showsGrabber ?? (heights.rests.count > 1)))
    surface.isModal = !isUndimmed
    dimming.isUserInteractionEnabled = !isUndimmed
    pan.isEnabled = isSheet
    surface.holder.insets = contentInsets
    window?.updateModality()
  }

  /// Fingers reach what is behind, at the detent where it rests.
  private var isBackgroundInUse: Bool {
    guard style == .sheet, phase == .shown || phase == .leaving else { return false }
    guard let top = undimmedHeight else { return false }
    return (heights.rest(rest)?.height ?? height) <= top
  }
  private var undimmedHeight: CGFloat? {
    switch settings.background {
    case .disabled: nil
    case .enabled: .infinity
    case .upThrough(let detent): heights.rest(detent)?.height
    }
  }
  package var isModal: Bool { surface.isModal }

  // MARK: Place

  /// The drag's limits: what is not between them is banded.
  var band: SheetBand {
    let (low, high) = (heights.smallest.height, heights.largest.height)
    return SheetBand(limits: (mayBeDismissed ? 0 : low)...high, above: max(0, room.size.height - high), below: low)
  }

  func move(to newHeight: CGFloat) {
    height = newHeight
    place()
  }

  private func place() {
    let pixels = max(traitCollection.displayScale, 1)
    func onPixel(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    let lowest = max(floor, heights.smallest.height)
    let shown = onPixel(height)
    let length = max(shown, onPixel(lowest))
    let contentHeight = min(length, max(onPixel(heights.largest.height), onPixel(lowest)))
    surface.frame = CGRect(x: 0, y: room.size.height - shown, width: room.size.width, height: length)
    surface.place(contentHeight: contentHeight)
    dimming.frame = bounds
    dimming.level = dimmingLevel
    delegate?.stage(
      self, placedContent: CGRect(x: 0, y: room.size.height - shown, width: room.size.width, height: contentHeight))
  }

  /// From 0 to 1.
  private var dimmingLevel: CGFloat {
    guard style == .sheet else { return 0 }
    let lowest = max(floor, heights.smallest.height, 1)
    guard let undimmed = undimmedHeight else { return min(max(height / lowest, 0), 1) }
    guard let next = heights.firstAbove(undimmed) else { return 0 }
    return min(max((height - undimmed) / (next.height - undimmed), 0), 1)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard phase == .shown || phase == .leaving else { return }
    let (oldRoom, wasMoving) = (room, motion != nil || dragging.isActive)
    measure()
    if room != oldRoom && phase == .shown {
      // Another shape of the window: it is at its place at once, as what is behind is.
      if let target = heights.rest(rest) ?? heights.rest(settings.selected), !dragging.isActive {
        motion = nil
        rest = target.id
        floor = target.height
        height = target.height
        if wasMoving { settle() }
      }
      apply()
    }
    place()
  }

  /// Fingers beside the surface go on to what is behind, where that is in use.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  // MARK: Motion

  private func run(to target: CGFloat, velocity: CGFloat) {
    motion = SheetMotion(from: height, to: target, velocity: velocity, at: now)
    if target == height && velocity == 0 { arrive() }
  }
  private func speed(of motion: SheetMotion) -> CGFloat { motion.speed(at: now) }
  private var now: TimeInterval {
    guard let frames else { return 0 }
    return max(frames.now, frames.arena.now)
  }

  private func arrive() {
    motion = nil
    if phase == .leaving { end() } else { settle() }
  }

  private func settle() {
    floor = heights.smallest.height
    place()
  }

  // MARK: Fingers

  /// A drag takes over from where the sheet is seen.
  func caught() {
    motion = nil
    floor = max(heights.smallest.height, min(floor, height))
  }

  /// The fingers are gone: on to the detent, or out of the window, that is nearest to where the speed would carry it.
  func released(velocity: CGFloat, cancelled: Bool) {
    guard phase == .shown else { return }
    let target = SheetProjection(heights: heights, mayBeDismissed: mayBeDismissed)
      .target(from: height, velocity: cancelled ? 0 : velocity, cancelled: cancelled)
    guard let target else { return leaveByUser(velocity: velocity) }
    go(to: target, velocity: cancelled ? 0 : velocity)
  }

  private func go(to target: SheetHeights.Rest, velocity: CGFloat) {
    let isNew = target.id != rest
    rest = target.id
    run(to: target.height, velocity: velocity)
    apply()
    if isNew { delegate?.stage(self, restsAt: target.id) }
  }

  private func goToNextDetent() {
    guard phase == .shown, !dragging.isActive, heights.rests.count > 1 else { return }
    go(to: heights.next(after: heights.rest(rest) ?? heights.nearest(to: height)), velocity: 0)
  }
}

extension PresentationStage: FrameParticipant {
  package var needsUpdate: Bool { false }
  package func update() {}
  package var nextWakeUp: TimeInterval? { motion == nil ? nil : frames?.now }
  package func runAfterUpdateActions() -> Bool { false }
  package var pendingWorkDescription: String { "\(delegate?.stageName ?? "a sheet") on its way" }
  package func advanceAnimations(to time: TimeInterval) {
    guard let motion else { return }
    move(to: motion.height(at: time))
    if motion.isOver(at: time) { arrive() }
  }
}

/// Who presents something on a stage. Called outside of updates, but for `placedContent`.
@MainActor
package protocol PresentationStageDelegate: AnyObject {
  /// For reports.
  var stageName: String { get }
  /// Content lies here in the window, and is so large.
  func stage(_ stage: PresentationStage, placedContent frame: CGRect)
  /// It goes to another detent than it rested at before, by the fingers or since that one is no more.
  func stage(_ stage: PresentationStage, restsAt detent: AnyHashable)
  func stageWillLeave(_ stage: PresentationStage, byUser: Bool)
  func stageIsGone(_ stage: PresentationStage, byUser: Bool)
}
