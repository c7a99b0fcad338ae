import UIKit

@objc protocol ClockDelegate: NSObjectProtocol {
  func clockDidStart(_ clock: ClockViewController)
  @objc optional func clock(_ clock: ClockViewController, didReach second: Int)
  @objc optional func title(of clock: ClockViewController) -> String?
}

/// The ways in which UIKit source names methods.
class ClockViewController: UIViewController {
  @IBOutlet weak var outlet: UIView!
  @IBInspectable var step: Double = 1
  weak var delegate: ClockDelegate?
  private(set) var seconds = 0
  private(set) var heading = "none"
  private(set) var events: [String] = []

  private lazy var timer: Timer = Timer(
    timeInterval: step, target: self, selector: #selector(Self.step(_:)), userInfo: "clock", repeats: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(ClockViewController.noted(_:)), name: nil, object: self)
    perform(#selector(late as () -> Void), with: nil, afterDelay: 0.25)
    perform(#selector(late(_:) as (Any?) -> Void), with: "argument", afterDelay: 0.5)
    RunLoop.main.add(timer, forMode: .common)
    delegate?.clockDidStart(self)
    heading = delegate?.title?(of: self) ?? "untitled"
  }

  @objc private func step(_ timer: Timer) {
    seconds += 1
    delegate?.clock?(self, didReach: seconds)
    if seconds == 2 {
      timer.invalidate()
      NotificationCenter.default.post(name: Notification.Name("done"), object: self)
    }
  }
  @objc func late() { events.append("late") }
  @objc func late(_ argument: Any?) { events.append("late with \(argument ?? "nothing")") }
  @objc func noted(_ notification: NSNotification) { events.append("noted \(notification.name.rawValue)") }

  @IBAction func tapped(_ sender: UIView, forEvent event: UIEvent?) {
    perform(#selector(setter: heading), with: "set")
    events.append(perform(#selector(getter: self.heading)) == nil ? "no object" : "object")
    events.append("\(#selector(tapped)) \(#keyPath(UIViewController.view)) \(#line)")
  }

  /// A class in a class, and generic ones.
  final class Shelf<Content>: NSObject {
    var content: [Content] = []
    var calls = 0
    @objc func filled() { calls += 1 }
    func fill(_ new: Content) {
      content.append(new)
      perform(#selector(filled))
      perform(#selector(self.filled))
    }
  }
}

extension ClockViewController {
  var tapSelector: Selector { #selector(tapped(_:forEvent:)) }
}
