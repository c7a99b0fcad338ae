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
    /// The same without a background, above a dimmed window; it comes out of nothing.
    case alert
    /// The same, from below.
    case dialog
  }
  enum Phase {
    case waiting, shown, leaving, gone
  }

  package weak var delegate: (any PresentationStageDelegate)?
  package let style: Style
  let surface: SheetSurface
  private(set) var phase = Phase.waiting
  let dimming = StageDimming()
  private(set) var heights = SheetHeights([.large], in: SheetRoom(size: .zero, insets: .zero, isCompactHeight: false)) { _ in }
  var room = SheetRoom(size: .zero, insets: .zero, isCompactHeight: false)
  /// Where it rests, or is on its way to.
  private(set) var rest: AnyHashable?
  private(set) var height: CGFloat = 0
  var floor: CGFloat = 0
  private(set) var motion: SheetMotion?
  let dragging = SheetDragging()
  private lazy var pan = SheetPan(self)
  /// Runs once, when it has come to rest for the first time.
  var onArrival: (() -> Void)?
  /// The fingers have had it leave.
  private var isLeavingByUser = false
  /// Who had the keyboard before an alert or a dialog came, and has it again when that is gone.
  weak var keyboardOwner: UIResponder?
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
    if style == .alert || style == .dialog { keyboardOwner = window.firstResponder }
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
    guard phase == .shown else { return }
    guard mayBeDismissed, delegate?.stageMayLeave(self) ?? true else {
      if !dragging.isActive && motion == nil { goToRest(velocity: 0) }
      if style == .sheet { delegate?.stageWasHeld(self) }
      return
    }
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
    halt()
    let window = window
    window?.endFirstResponder(inside: self)
    removeFromSuperview()
    window?.updateModality()
    if let keyboardOwner { window?.giveKeyboardBack(to: keyboardOwner) }
    let owner = owner
    self.owner = nil
    withExtendedLifetime(owner) { delegate?.stageIsGone(self, byUser: isLeavingByUser) }
  }

  // MARK: Settings

  /// Light or dark for what is presented; dimming goes by what is behind.
  package var contentStyle: UIUserInterfaceStyle {
    get { surface.overrideUserInterfaceStyle }
    set { surface.overrideUserInterfaceStyle = newValue }
  }

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
        let name = settings.selectedName ?? "\(selected)"
        report("the selected detent \(name) is none of the sheet's; it rests at the smallest one or stays where it is")
      }
    case .cover, .alert, .dialog: heights = SheetHeights(covering: room)
    }
    contentInsets =
      style == .sheet ? UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right) : insets
  }
  /// What covers the sides of the content.
  package private(set) var contentInsets = UIEdgeInsets.zero

  private func report(_ what: String) {
    let line = "\(delegate?.stageName ?? "A sheet"): \(what)."
    if reported.insert(line).inserted { owningApplication.writeToConsole(line) }
  }

  /// Shape and behaviour, as the settings and the place have them.
  private func apply() {
    let isSheet = style == .sheet
    let isUndimmed = isBackgroundInUse
    surface.take(
      settings, hasBackground: isSheet || style == .cover,
      corners: isSheet ? settings.cornerRadius ?? SheetSettings.standardCornerRadius : 0,
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
  var undimmedHeight: CGFloat? {
    switch settings.background {
    case .disabled: nil
    case .enabled: .infinity
    case .upThrough(let detent): heights.rest(detent)?.height
    }
  }
  package var isModal: Bool { surface.isModal }

  // MARK: Place

  func move(to newHeight: CGFloat) {
    height = newHeight
    place()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard phase == .shown || phase == .leaving else { return }
    let (oldRoom, wasMoving) = (room, motion != nil || dragging.isActive)
    measure()
    if room != oldRoom && phase == .shown {
      // Another shape of the window: it is at its place at once, as what is behind is.
      if let target = heights.rest(rest) ?? heights.rest(settings.selected), !dragging.isActive {
        halt()
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
    frames?.add(self)
    if target == height && velocity == 0 { arrive() }
  }
  private func halt() {
    motion = nil
    frames?.remove(self)
  }
  private func speed(of motion: SheetMotion) -> CGFloat { motion.speed(at: now) }
  private var now: TimeInterval {
    guard let frames else { return 0 }
    return max(frames.now, frames.arena.now)
  }

  private func arrive() {
    halt()
    if phase == .leaving { end() } else { settle() }
  }

  private func settle() {
    floor = heights.smallest.height
    place()
    let arrival = onArrival
    onArrival = nil
    arrival?()
  }

  // MARK: Fingers

  /// A drag takes over from where the sheet is seen.
  func caught() {
    halt()
    floor = max(heights.smallest.height, min(floor, height))
  }

  /// The fingers are gone: on to the detent, or out of the window, that is nearest to where the speed would carry it.
  func released(velocity: CGFloat, cancelled: Bool) {
    guard phase == .shown else { return }
    let target = SheetProjection(heights: heights, mayBeDismissed: mayBeDismissed)
      .target(from: height, velocity: cancelled ? 0 : velocity, cancelled: cancelled)
    guard let target else { return leaveByUser(velocity: velocity) }
    let wantedAway =
      !mayBeDismissed && !cancelled
      && SheetProjection(heights: heights, mayBeDismissed: true).target(from: height, velocity: velocity, cancelled: false) == nil
    go(to: target, velocity: cancelled ? 0 : velocity)
    if wantedAway { delegate?.stageWasHeld(self) }
  }

  private func goToRest(velocity: CGFloat) {
    let target = heights.rest(rest) ?? heights.nearest(to: height)
    if height != target.height { run(to: target.height, velocity: velocity) }
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
