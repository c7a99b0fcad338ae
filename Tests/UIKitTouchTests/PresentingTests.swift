import Testing
import Touchstone
import UIKit

/// Controllers that present others.
@MainActor
@Suite struct PresentingTests {
  private final class Root: UIViewController {}
  private final class Panel: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { view.backgroundColor = .yellow }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  }
  private final class Observer: UISheetPresentationControllerDelegate {
    var log: [String] = []
    var permits = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { permits }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("held") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      log.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private func screen() throws -> (Screen, Root, Panel) {
    let root = Root(), panel = Panel()
    return (try Screen(.iPhone15, controller: { root }), root, panel)
  }
  private func frame(_ panel: Panel) -> CGRect { panel.view.convert(panel.view.bounds, to: nil) }

  @Test func aSheetComesAndGoes() throws {
    let (screen, root, panel) = try screen()
    var steps: [String] = []
    root.present(panel, animated: true) { steps.append("presented") }
    #expect(root.presentedViewController === panel && panel.presentingViewController === root)
    screen.advance(by: 0.1)
    #expect(steps.isEmpty && frame(panel).minY > 59)
    try screen.settle()
    #expect(steps == ["presented"] && frame(panel) == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(panel.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    panel.dismiss(animated: true) { steps.append("dismissed") }
    try screen.settle()
    #expect(steps == ["presented", "dismissed"] && panel.view.window == nil)
    #expect(root.presentedViewController == nil && panel.log == ["appeared", "disappeared"])
    #expect(screen.console.isEmpty)
  }

  @Test func detentsAndFingers() throws {
    let (screen, root, panel) = try screen()
    let observer = Observer()
    let sheet = try #require(panel.sheetPresentationController)
    sheet.detents = [.medium(), .custom(identifier: .init("most")) { $0.maximumDetentValue * 0.75 }]
    sheet.delegate = observer
    root.present(panel, animated: false)
    screen.advance(by: 0.1)
    #expect(frame(panel).minY == 426)
    screen.flick(from: CGPoint(x: 100, y: 460), to: CGPoint(x: 100, y: 400))
    try screen.settle()
    #expect(abs(frame(panel).height - (759 * 0.75 + 34)) < 0.34 && observer.log == ["most"])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    try screen.settle()
    #expect(frame(panel).minY == 426)

    observer.permits = false
    screen.flick(from: CGPoint(x: 100, y: 460), to: CGPoint(x: 100, y: 700))
    try screen.settle()
    #expect(frame(panel).minY == 426 && observer.log == ["most", "held"])
    observer.permits = true
    screen.flick(from: CGPoint(x: 100, y: 460), to: CGPoint(x: 100, y: 700))
    try screen.settle()
    #expect(root.presentedViewController == nil && observer.log == ["most", "held", "will", "did"])
  }

  @Test func aModalOneIsHeld() throws {
    let (screen, root, panel) = try screen()
    let observer = Observer()
    panel.isModalInPresentation = true
    panel.presentationController?.delegate = observer
    root.present(panel, animated: false)
    screen.flick(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 700))
    try screen.settle()
    #expect(root.presentedViewController === panel && frame(panel).minY == 59 && observer.log == ["held"])
  }

  @Test func aCoverTakesTheWindow() throws {
    let (screen, root, panel) = try screen()
    panel.modalPresentationStyle = .fullScreen
    #expect(panel.sheetPresentationController == nil)
    root.present(panel, animated: true)
    try screen.settle()
    #expect(frame(panel) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(panel.view.safeAreaInsets.top == 59)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func oneAfterAnother() throws {
    let (screen, root, panel) = try screen()
    let other = Panel(), third = Panel()
    root.present(panel, animated: false)
    root.present(other, animated: false)
    #expect(screen.console.count == 1 && screen.console[0].contains("which is already presenting Panel"))
    panel.present(other, animated: false)
    screen.advance(by: 0.1)
    #expect(panel.presentedViewController === other)
    third.present(Panel(), animated: false)
    #expect(screen.console.count == 2 && screen.console[1].contains("not in the window hierarchy"))
    root.dismiss(animated: true)
    try screen.settle()
    #expect(root.presentedViewController == nil && panel.presentedViewController == nil && other.view.window == nil)
  }
}
