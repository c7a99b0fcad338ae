import SwiftSyntax

/// Foundation's timers with a block become timers of the application's clock, which tests can move.
///
/// `Timer.scheduledTimer(withTimeInterval:…)` becomes `ClockTimer.scheduledTimer(…)`, `RunLoop.main.add(timer, forMode:)` becomes
/// `RunLoop.main.add(timer: timer, forMode:)`. Timers with a selector need no change: Foundation has none, so that UIKit's are
/// called. Those with a date to begin at stay Foundation's, for such dates are real ones.
extension RewritingVisitor {
  func rewriteTimer(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      switch access.declName.baseName.text {
      case "scheduledTimer" where base.isTimer && labels.first == "withTimeInterval": makeClockTimer(base)
      case "init" where base.isTimer && Self.isBlockTimer(labels): makeClockTimer(base)
      case "add" where base.trimmedDescription.hasPrefix("RunLoop.") && labels == [nil, "forMode"]:
        edits.insert("timer: ", at: call.arguments.positionAfterSkippingLeadingTrivia)
        needsUIKit = true
      default: if call.calledExpression.isTimer, Self.isBlockTimer(labels) { makeClockTimer(call.calledExpression) }
      }
    } else if call.calledExpression.isTimer, Self.isBlockTimer(labels) {
      makeClockTimer(call.calledExpression)
    }
  }

  private static func isBlockTimer(_ labels: [String?]) -> Bool {
    labels == ["timeInterval", "repeats"] || labels == ["timeInterval", "repeats", "block"]
  }
  private func makeClockTimer(_ name: ExprSyntax) {
    edits.replace(name.trimmedRange, with: "ClockTimer")
    needsUIKit = true
  }
}

extension ExprSyntax {
  fileprivate var isTimer: Bool { ["Timer", "Foundation.Timer"].contains(trimmedDescription) }
}
