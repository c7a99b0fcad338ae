import CoreGraphics
import GestureEngine

/// A node of the retained tree: what to draw, where a finger hits, which recognizers listen and what it means,
/// all at one geometry.
///
/// A point `p` of the layer lies at `projection(transform(p)) + position` in its parent; y points down. A write that changes
/// nothing costs a comparison; any other is noted once in the tree's `log`.
public final class Layer {
  /// A name for people: the view that owns the layer.
  public var name: String

  /// The layer it lies in; nil for a root, and for one that was taken out.
  public private(set) unowned(unsafe) var parent: Layer?
  /// Back to front.
  public private(set) var children: [Layer] = []
  /// Where changes are noted; nil while the layer hangs in no window.
  public private(set) var log: LayerLog?
  /// Since the host last took them; empty outside of a window.
  public private(set) var changes: LayerChanges = []

  /// What a renderer keeps for this layer (its bitmap, where it was last seen). Owned by the renderer.
  public var rendering: AnyObject?

  public init(name: String = "") { self.name = name }

  // Whoever still holds a layer below finds no parent instead of a dangling one.
  deinit { for child in children where child.parent === self { child.parent = nil } }

  // MARK: Geometry

  /// The origin in the parent's space.
  public var position: CGPoint = .zero { didSet { if position != oldValue { note(.geometry) } } }
  /// In points, before `transform`.
  public var size: CGSize = .zero { didSet { if size != oldValue { note(.geometry) } } }
  /// Applied before `position`; whoever writes it folds the anchor in.
  public var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { setRare(\.transform, newValue, .geometry) }
  }
  /// Applied between `transform` and `position`; nil for layers that lie in the plane of the screen.
  public var projection: PlaneProjection? {
    get { rare?.projection }
    set { setRare(\.projection, newValue, .geometry) }
  }

  // MARK: Drawing

  /// What is drawn, in the layer's own space, behind its children.
  public var content: [PaintCommand] = [] { didSet { if content != oldValue { note(.content) } } }
  /// Of the layer with all that is below it, from 0 to 1.
  public var opacity: Double = 1 { didSet { if opacity != oldValue { note(.effect) } } }
  /// Neither drawn nor touched, with all that is below it.
  public var isHidden = false { didSet { if isHidden != oldValue { note(.effect) } } }
  /// What is drawn of the layer and of all below it is cut to this; touches are not. nil cuts nothing.
  public var clip: ClipShape? { didSet { if clip != oldValue { note(.effect) } } }
  /// Of the composed content, behind it.
  public var shadow: LayerShadow? {
    get { rare?.shadow }
    set { setRare(\.shadow, newValue, .effect) }
  }
  /// Changes the pixels of the composed content, after `clip` and before `shadow`.
  public var filter: LayerFilter? {
    get { rare?.filter }
    set { setRare(\.filter, newValue, .effect) }
  }
  /// How the composed layer is laid on what is behind it.
  public var blend: LayerBlend {
    get { rare?.blend ?? .normal }
    set { setRare(\.blend, newValue, .effect) }
  }
  /// The layer and what is below it are composed by themselves before they are laid on what is behind.
  public var isGroup: Bool {
    get { rare?.isGroup ?? false }
    set { setRare(\.isGroup, newValue, .effect) }
  }
  /// Drawn behind `content`.
  public var backdrop: LayerBackdrop? {
    get { rare?.backdrop }
    set { setRare(\.backdrop, newValue, .content) }
  }

  /// Drawn in place of the values above while these are on their way; nil otherwise.
  public var presentation: LayerPresentation? {
    get { rare?.presentation }
    set { setRare(\.presentation, newValue, [.geometry, .content, .effect]) }
  }

  /// What few layers have, kept apart so that the others are small.
  private var rare: RareProperties?
  private final class RareProperties {
    var transform = CGAffineTransform.identity, projection: PlaneProjection?
    var shadow: LayerShadow?, filter: LayerFilter?, blend = LayerBlend.normal, isGroup = false, backdrop: LayerBackdrop?
    var presentation: LayerPresentation?
    var contentShape: HitShape?, minimumOpacityForHits = 0.001, source: SourcePlace?
  }

  // MARK: Touch

  /// Where the layer's own content takes touches.
  public var hitShape: HitShape = .none
  /// Replaces what the subtree would take: outside it nothing below is hit, inside it at least this layer is (`contentShape`).
  public var contentShape: HitShape? {
    get { rare?.contentShape }
    set { setRare(\.contentShape, newValue, []) }
  }
  /// False takes the subtree out of hit testing.
  public var allowsHitTesting = true
  /// The lowest product of opacities at which this layer's subtree is still hit; SwiftUI's is 0.001, UIKit's 0.01.
  public var minimumOpacityForHits: Double {
    get { rare?.minimumOpacityForHits ?? 0.001 }
    set { setRare(\.minimumOpacityForHits, newValue, []) }
  }
  /// Innermost first. Set by `setRecognizers`.
  public private(set) var recognizers: [Recognizer] = []
  /// Recognizers of layers below this one do not take part (a `GestureMask` without `.subviews`).
  public var blocksRecognizersBelow = false

  // MARK: Meaning

  /// nil for what is only drawn.
  public var semantics: Semantics? {
    get {
      switch meaning {
      case .none: nil
      case .said(let semantics): semantics
      case .asked(let source, let subject): source.semantics(of: subject)
      }
    }
    set { meaning = newValue.map { .said($0) } ?? .none }
  }
  /// What the layer means is put into words by `source` whenever somebody asks: for layers by the thousand that few ask.
  public func setSemantics(of subject: Int, from source: any SemanticsSource) { meaning = .asked(source, subject: subject) }

  /// Something modal is here or below: it may hide everything beside it.
  public var holdsModal: Bool {
    switch meaning {
    case .none: break
    case .said(let semantics): if semantics.details?.addedTraits.contains(.modal) == true { return true }
    case .asked: if semantics?.details?.addedTraits.contains(.modal) == true { return true }
    }
    for child in children where child.holdsModal { return true }
    return false
  }

  private var meaning = Meaning.none
  private enum Meaning {
    case none
    case said(Semantics)
    case asked(any SemanticsSource, subject: Int)
  }

  /// Where the gesture, effect or shape that made the layer was written, for those who explain.
  public var source: SourcePlace? {
    get { rare?.source }
    set { setRare(\.source, newValue, []) }
  }
  /// Opaque to this module: the `UIView` that owns the layer.
  public weak var owner: AnyObject?
}

extension Layer {
  /// From (0, 0) to `size`.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Replaces the children; `newChildren` is back to front. Those that leave are noted as removed.
  public func setChildren(_ newChildren: [Layer]) {
    if newChildren.count == children.count && zip(newChildren, children).allSatisfy({ $0 === $1 }) { return }
    let staying = Set(newChildren.map(ObjectIdentifier.init))
    for child in children where child.parent === self && !staying.contains(ObjectIdentifier(child)) { child.leave() }
    children = newChildren
    for child in newChildren where child.parent !== self {
      if let old = child.parent {
        old.children.removeAll { $0 === child }
        old.note(.order)
      }
      child.parent = self
      child.enter(log)
    }
    note(.order)
  }

  /// Puts `child` in front of the others.
  public func addChild(_ child: Layer) { insertChild(child, at: children.count) }

  /// Takes `child` from where it was and puts it at `index`, counted from the back; beyond the end is in front.
  public func insertChild(_ child: Layer, at index: Int) {
    child.removeFromParent()
    children.insert(child, at: min(index, children.count))
    child.parent = self
    child.enter(log)
    note(.order)
  }

  /// The layer, with all below it, leaves the tree. Its recognizers stay attached to it.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.note(.order)
    leave()
  }

  /// Those that are no longer among them are taken off, which cancels what they were doing.
  public func setRecognizers(_ new: [Recognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) { old.attach(to: nil) }
    recognizers = new
    for recognizer in new { recognizer.attach(to: self) }
  }

  /// Makes this layer the root of a tree whose changes are noted in `log`.
  public func becomeRoot(of log: LayerLog) { enter(log) }

  /// Called by the host when the tree goes: a log holds the layers it names, and they hold it.
  public func resignRoot() {
    _ = log?.take()
    enter(nil)
  }

  /// Called by what draws when a picture in `content` looks different though it is the same one: more of it was decoded.
  public func contentHasNews() { note(.content) }

  /// Called by the host once the changes were taken.
  public func clearChanges() { changes = [] }

  private func leave() {
    parent = nil
    enter(nil)
  }

  private func enter(_ log: LayerLog?) {
    guard self.log !== log else { return }
    self.log = log
    changes = []
    if log != nil { note([.geometry, .content, .effect, .order]) }
    for child in children { child.enter(log) }
  }

  @inline(__always) private func setRare<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<RareProperties, Value>, _ value: Value, _ change: LayerChanges
  ) {
    guard (rare ?? Self.plain)[keyPath: property] != value else { return }
    let rare = rare ?? RareProperties()
    self.rare = rare
    rare[keyPath: property] = value
    if !change.isEmpty { note(change) }
  }
  nonisolated(unsafe) private static let plain = RareProperties()

  private func note(_ change: LayerChanges) {
    guard let log else { return }
    log.writes += 1
    if changes.isEmpty { log.noteChange(of: self) }
    changes.formUnion(change)
  }
}

extension Layer: GestureContainer {
  public var gestureContainerParent: (any GestureContainer)? { parent }
}
