import AttributeGraph
import LayerTree
import UIKit

/// A text field at work: its text with the caret, its focus, and what keys and fingers do to it. Lives as long as the field is at
/// its place in the tree; main thread only.
final class FieldModel {
  let layer: Layer
  let item: FocusItem
  private(set) var editing = TextEditing()
  private(set) var isFocused = false
  /// When the caret last moved, in seconds: from then on it blinks.
  private(set) var caretTime = 0.0
  /// What the rules have found last.
  var field: FieldDescription?
  var keyboardType = UIKeyboardType.default
  var locale = Locale(identifier: "en_US")
  var submitActions: [() -> Void] = []
  /// Where the text lies in the layer, as it was drawn last.
  var geometry = FieldGeometry()

  unowned let viewGraph: ViewGraph
  private weak var subgraph: Subgraph?
  /// Changes with everything that the views don't know of.
  private let revision: Attribute<Int>
  private var revisions = 0
  private var shown: String?
  private var replacesAllAtNextKey = false
  private(set) var responder: FieldResponder!

  init(layer: Layer, inputs: _ViewInputs) {
    self.layer = layer
    item = FocusItem(layer: layer)
    viewGraph = inputs.viewGraph
    subgraph = inputs.subgraph
    revision = inputs.subgraph.input(0) { "caret of TextField" }
    responder = MainActor.assumeIsolated { UncheckedBox(FieldResponder(self)) }.value
    item.take = { [unowned self] in MainActor.assumeIsolated { _ = UncheckedBox(responder!).value.becomeFirstResponder() } }
    item.give = { [responder] in MainActor.assumeIsolated { _ = UncheckedBox(responder!).value.resignFirstResponder() } }
    item.owner = self
    viewGraph.focus.add(item)
  }

  private var isAlive: Bool { subgraph?.isAlive == true }

  /// The field goes away, in the middle of an update.
  func end() { viewGraph.focus.remove(item) }

  // MARK: What the views say

  /// The running rule runs again when the caret has moved.
  func readRevision() { _ = revision.value }

  /// The app's text is `new`.
  func adopt(_ new: String) {
    defer { shown = new }
    if isFocused, field?.source.keepsTypedText == true, new == shown { return }
    editing.replaceAll(by: new)
  }

  /// A field that is off can't keep the focus.
  func adopt(isEnabled: Bool) {
    item.isEnabled = isEnabled
    if !isEnabled && isFocused { viewGraph.afterUpdate { [self] in if !item.isEnabled { item.give() } } }
  }

  // MARK: Focus

  func gotFocus() {
    isFocused = true
    replacesAllAtNextKey = field?.isSecure == true && editing.end > 0
    editing.setCaret(editing.end)
    viewGraph.focus.got(item)
    changed()
  }

  func lostFocus() {
    isFocused = false
    editing.setCaret(editing.caret)
    if let source = field?.source, source.keepsTypedText, isAlive { editing.replaceAll(by: source.read()) }
    viewGraph.focus.lost(item)
    changed()
  }

  // MARK: Text

  /// False for characters that the field's keyboard has no keys for.
  func type(_ text: String) -> Bool {
    guard isFocused, let field, keyboardType.hasKeys(for: text, in: locale) else { return false }
    var text = String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" || $0 == "\t" })
    if field.axis == .horizontal { text = String(text.map { $0.isNewline ? " " : $0 }) }
    edit { editing in
      if replacesAllAtNextKey { editing.selectAll() }
      editing.insert(text)
    }
    return true
  }

  func edit(_ change: (inout TextEditing) -> Void) {
    let old = editing.text
    change(&editing)
    replacesAllAtNextKey = false
    if editing.text != old { write() }
    changed()
  }

  func deleteBackward() {
    edit { editing in
      if replacesAllAtNextKey { editing.selectAll() }
      editing.deleteBackward()
    }
  }

  /// The binding has the last word.
  private func write() {
    guard let source = field?.source else { return }
    ActionContext.with({ "TextField, edited" }) { source.write(editing.text) }
    let result = source.read()
    shown = result
    if !source.keepsTypedText { editing.replaceAll(by: result) }
  }

  func moveCaret(_ change: (inout TextEditing) -> Void) {
    change(&editing)
    changed()
  }

  private func changed() {
    guard isAlive else { return }
    caretTime = viewGraph.now
    revisions += 1
    let next = revisions
    viewGraph.enqueue(Transaction(), cause: { "a text field's caret" }) { [revision] in revision.update(next) }
  }

  // MARK: Submission

  /// The return key: the actions run, then the focus goes, unless one of them has said where.
  func submit() {
    FocusWrites.places = []
    for action in submitActions { ActionContext.with({ "onSubmit" }, action) }
    let written = FocusWrites.places
    let told = item.bonds.filter { written.contains($0.place()) }
    if told.isEmpty { return item.give() }
    for bond in told { viewGraph.focus.reconsider(bond) }
  }

  // MARK: Places

  /// A dot of a secure field, in UTF-8.
  static let dot: Character = "•"
  private var dotLength: Int { Self.dot.utf8.count }
  private var dots = ""
  /// A dot for each character. Those of before are kept: only as many are made as there are new ones.
  func dotsForText() -> String {
    let missing = editing.end - dots.utf8.count / dotLength
    if missing >= 0 {
      dots += String(repeating: Self.dot, count: missing)
    } else {
      dots = String(dots[..<dots.utf8.index(dots.startIndex, offsetBy: editing.end * dotLength)])
    }
    return dots
  }

  /// Bytes of what is drawn.
  func drawnOffset(of place: Int) -> Int { field?.isSecure == true ? place * dotLength : editing.offset(of: place) }
  func place(ofDrawnOffset offset: Int) -> Int {
    field?.isSecure == true ? (offset + dotLength - 1) / dotLength : editing.place(ofOffset: offset)
  }
  /// The gap nearest to a point of the layer.
  func place(at point: CGPoint) -> Int {
    place(ofDrawnOffset: geometry.offset(at: point, viewGraph.services.typesetter))
  }

  // MARK: Fingers

  func tapped(at point: CGPoint, count: Int) {
    if !isFocused { item.take() }
    guard isFocused else { return }
    let place = place(at: point)
    moveCaret { editing in
      switch count {
      case ...1: editing.setCaret(place)
      case 2 where field?.isSecure != true: editing.select(editing.word(at: place))
      default: editing.selectAll()
      }
    }
  }

  func dragged(to point: CGPoint) {
    let place = place(at: point)
    moveCaret { $0.setCaret(place) }
  }
}
