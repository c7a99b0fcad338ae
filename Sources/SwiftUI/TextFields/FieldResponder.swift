import LayerTree
import UIKit

/// A text field as a link of the responder chain.
final class FieldResponder: UIResponder, UIKeyInput, KeyPressResponder {
  private unowned let model: FieldModel

  init(_ model: FieldModel) {
    self.model = model
    super.init()
  }

  override var next: UIResponder? { model.viewGraph.responder }
  override var canBecomeFirstResponder: Bool { model.item.isEnabled }

  override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !had { model.gotFocus() }
    return true
  }
  override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if had { model.lostFocus() }
    return true
  }

  var hasText: Bool { model.editing.end > 0 }
  func insertText(_ text: String) { _ = model.type(text) }
  func deleteBackward() { model.deleteBackward() }

  // MARK: Keys

  func handle(_ press: KeyPress) -> Bool {
    let extending = press.modifiers.contains(.shift)
    let isCommand = press.modifiers.contains(.command)
    let byWord = press.modifiers.contains(.alternate)
    let isRightToLeft = model.geometry.isRightToLeft
    switch press.key {
    case .text(let text):
      if let insertion = press.insertion { return model.type(insertion) }
      guard text.lowercased() == "a" else { return false }
      model.moveCaret { $0.selectAll() }
    case .return where model.field?.axis == .vertical: return model.type("\n")
    case .return: model.submit()
    case .tab: model.viewGraph.focus.move(from: model.item, backwards: extending)
    case .escape: _ = resignFirstResponder()
    case .deleteBackward where isCommand: deleteToStart()
    case .deleteBackward where byWord: deleteWord(backwards: true)
    case .deleteBackward: model.deleteBackward()
    case .deleteForward where byWord: deleteWord(backwards: false)
    case .deleteForward: model.edit { $0.deleteForward() }
    case .left: step(forwards: isRightToLeft, extending: extending, byWord: byWord, byLine: isCommand)
    case .right: step(forwards: !isRightToLeft, extending: extending, byWord: byWord, byLine: isCommand)
    case .home: moveToLineEdge(atEnd: false, extending: extending)
    case .end: moveToLineEdge(atEnd: true, extending: extending)
    case .up: moveLine(by: -1, extending: extending, toEnd: isCommand)
    case .down: moveLine(by: 1, extending: extending, toEnd: isCommand)
    case .pageUp, .pageDown: return false
    }
    return true
  }

  private func step(forwards: Bool, extending: Bool, byWord: Bool, byLine: Bool) {
    if byLine { return moveToLineEdge(atEnd: forwards, extending: extending) }
    model.moveCaret { editing in
      if byWord && model.field?.isSecure != true {
        editing.setCaret(editing.wordBoundary(from: editing.caret, backwards: !forwards), extending: extending)
      } else {
        editing.step(by: forwards ? 1 : -1, extending: extending)
      }
    }
  }

  private func deleteWord(backwards: Bool) {
    model.edit { editing in
      if !editing.hasSelection {
        editing.setCaret(editing.wordBoundary(from: editing.caret, backwards: backwards), extending: true)
      }
      editing.insert("")
    }
  }

  private func deleteToStart() {
    let start = model.geometry.lineEdge(atEnd: false, typesetter)
    let place = model.place(ofDrawnOffset: start)
    model.edit { editing in
      if !editing.hasSelection { editing.setCaret(place, extending: true) }
      editing.insert("")
    }
  }

  private func moveToLineEdge(atEnd: Bool, extending: Bool) {
    let place = model.place(ofDrawnOffset: model.geometry.lineEdge(atEnd: atEnd, typesetter))
    model.moveCaret { $0.setCaret(place, extending: extending) }
  }

  /// In one line, up is its beginning and down its end.
  private func moveLine(by step: Int, extending: Bool, toEnd: Bool) {
    let target = toEnd ? nil : model.geometry.offset(linesFromCaret: step, typesetter)
    let place = target.map(model.place(ofDrawnOffset:)) ?? (step < 0 ? 0 : model.editing.end)
    model.moveCaret { $0.setCaret(place, extending: extending) }
  }

  private var typesetter: any Typesetter { model.viewGraph.services.typesetter }
}
