import Testing
import UIKit

@MainActor @Suite struct ViewTagTests {
  @Test func aViewIsFoundByItsNumber() {
    let root = UIView(), list = UIView(), deep = UIView(), late = UIView()
    root.addSubview(list)
    list.addSubview(deep)
    root.addSubview(late)
    (deep.tag, late.tag) = (7, 7)
    #expect(root.viewWithTag(7) === deep && late.viewWithTag(7) === late)
    #expect(root.viewWithTag(0) === root && root.viewWithTag(-1) == nil)
    deep.removeFromSuperview()
    #expect(root.viewWithTag(7) === late)
  }
}
