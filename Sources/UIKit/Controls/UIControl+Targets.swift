import CoreGraphics

/// What a control does for an event.
struct ControlAction {
  enum Kind {
    /// The target is not kept alive.
    case selector(target: Weak, Selector)
    case action(UIAction)
  }
  struct Weak { weak var object: AnyObject? }
  let kind: Kind
  var events: UIControl.Event
}

extension UIControl {
  /// What `addTarget` does.
  func add(_ target: Any?, _ action: Selector, for controlEvents: Event) {
    guard let target = target.map({ $0 as AnyObject }) else {
      owningApplication.writeToConsole(
        "\(type(of: self)).addTarget: the target is nil. Searching the responder chain for \(action) is not supported; "
          + "name the object that has the method.")
      return
    }
    let same = targets.firstIndex { entry in
      if case .selector(let held, let selector) = entry.kind { held.object === target && selector == action } else { false }
    }
    if let same {
      targets[same].events.formUnion(controlEvents)
    } else {
      targets.append(ControlAction(kind: .selector(target: .init(object: target), action), events: controlEvents))
    }
  }

  /// What `removeTarget` does.
  func remove(_ target: Any?, _ action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for index in targets.indices {
      guard case .selector(let held, let selector) = targets[index].kind,
        target == nil || held.object === target, action == nil || selector == action
      else { continue }
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// What `addAction` does.
  func add(_ action: UIAction, for controlEvents: Event) {
    targets.removeAll { entry in
      if case .action(let old) = entry.kind {
        old.identifier == action.identifier && entry.events == controlEvents
      } else {
        false
      }
    }
    targets.append(ControlAction(kind: .action(action), events: controlEvents))
  }

  /// What `removeAction` does.
  func remove(_ action: UIAction, for controlEvents: Event) {
    for index in targets.indices {
      if case .action(let held) = targets[index].kind, held.identifier == action.identifier {
        targets[index].events.subtract(controlEvents)
      }
    }
    targets.removeAll { $0.events.isEmpty }
  }
}

extension UIControl {
  var livingTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { entry in
        guard case .selector(let held, _) = entry.kind, let object = held.object else { return nil }
        return (object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object))
      })
  }

  func names(of target: Any?, for events: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = targets.compactMap { entry -> String? in
      guard case .selector(let held, let selector) = entry.kind, held.object != nil, held.object === target,
        !entry.events.isDisjoint(with: events)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }
}
