import CoreGraphics
import Foundation
import Touchstone

@testable import UIKit

/// What views show and how they get there: drawing, texts, controls, layers, animations.
///
/// What is not finite is left out or stays as it was, and is said. Negative numbers are silent: lengths are held at 0 or mean
/// the usual one, as on iOS; rectangles, insets, gaps and angles may be negative.
extension OddNumber {
  static let content = drawing + paths + texts + controls + layers

  private static let drawing: [OddNumber] = [
    OddNumber(
      named: "CGContext.addLine", "CGContext.move", "CGContext.addLines", "CGContext.addCurve", "CGContext.addQuadCurve",
      "CGContext.addRect", "CGContext.addRects", "CGContext.addEllipse", "CGContext.addArc", "CGContext.addPath"
    ) { value, place in
      place.draw { context in
        context.move(to: CGPoint(x: value, y: 0))
        context.addLine(to: CGPoint(x: 5, y: value))
        context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: value, y: value)])
        context.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: value, y: 1), control2: CGPoint(x: 2, y: 2))
        context.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: value, y: 1))
        context.addRect(CGRect(x: 1, y: 1, width: value, height: 3))
        context.addRects([CGRect(x: value, y: 1, width: 3, height: 3)])
        context.addEllipse(in: CGRect(x: 1, y: 1, width: value, height: 3))
        context.addArc(center: CGPoint(x: 5, y: 5), radius: value, startAngle: 0, endAngle: value, clockwise: false)
        context.addArc(tangent1End: CGPoint(x: value, y: 5), tangent2End: CGPoint(x: 5, y: 5), radius: value)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: value, y: 9), CGPoint(x: 9, y: 1)])
        context.addPath(path)
        context.fillPath()
      }
    },
    OddNumber(
      named: "CGContext.fill", "CGContext.stroke", "CGContext.clear", "CGContext.fillEllipse", "CGContext.strokeEllipse",
      "CGContext.strokeLineSegments", "CGContext.clip", "CGContext.draw"
    ) { value, place in
      place.draw { context in
        let rect = CGRect(x: 1, y: value, width: 9, height: 9)
        context.fill(rect)
        context.stroke(rect)
        context.stroke(CGRect(x: 1, y: 1, width: 9, height: 9), width: value)
        context.fillEllipse(in: rect)
        context.strokeEllipse(in: rect)
        context.strokeLineSegments(between: [CGPoint(x: value, y: 0), CGPoint(x: 3, y: 3)])
        context.clear(rect)
        if let image = OddNumber.image.cgImage { context.draw(image, in: rect) }
        context.clip(to: rect)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    },
    OddNumber(
      named: "CGContext.setLineWidth", "CGContext.setMiterLimit", "CGContext.setLineDash", "CGContext.setAlpha",
      "CGContext.setFillColor", "CGContext.setStrokeColor"
    ) { value, place in
      place.draw { context in
        context.setLineWidth(value)
        context.setMiterLimit(value)
        context.setLineDash(phase: value, lengths: [value, 3])
        context.setAlpha(value)
        context.setFillColor(red: value, green: 0, blue: 0, alpha: 1)
        context.setStrokeColor(gray: 0.5, alpha: value)
        context.stroke(CGRect(x: 2, y: 2, width: 9, height: 9))
      }
    },
    OddNumber(named: "CGContext.translateBy", "CGContext.scaleBy", "CGContext.rotate", "CGContext.concatenate") { value, place in
      place.draw { context in
        context.translateBy(x: value, y: 0)
        context.scaleBy(x: value, y: 1)
        context.rotate(by: value)
        context.concatenate(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        context.stroke(CGRect(x: 2, y: 2, width: 9, height: 9))
      }
    },
    OddNumber(named: ".UIRectFill", ".UIRectFrame") { value, place in
      place.draw { _ in
        UIRectFill(CGRect(x: 1, y: 1, width: value, height: 9))
        UIRectFrame(CGRect(x: value, y: 1, width: 9, height: 9))
      }
    },
    // All of the view is drawn anew, or nothing where the rectangle lies elsewhere; `draw` is the view's own to be called.
    OddNumber("UIView.draw", "UIView.setNeedsDisplay", isReported: false) { value, place in
      place.view.setNeedsDisplay(CGRect(x: value, y: 0, width: 1, height: 1))
      place.view.draw(CGRect(x: value, y: 0, width: 1, height: 1))
    },
    OddNumber(
      named: "UIGraphicsImageRendererFormat.scale", "UIGraphicsImageRendererContext.fill",
      "UIGraphicsImageRendererContext.stroke", "UIGraphicsImageRendererContext.clip", "UIImage.draw"
    ) { value, _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = value
      _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { context in
        let rect = CGRect(x: value, y: 0, width: 9, height: 9)
        context.fill(rect)
        context.stroke(rect)
        OddNumber.image.draw(in: rect)
        OddNumber.image.draw(at: CGPoint(x: value, y: 0))
        OddNumber.image.draw(at: .zero, blendMode: .normal, alpha: value)
        context.clip(to: rect)
      }
    },
    OddNumber(named: "UIGraphicsImageRenderer.init") { value, _ in
      _ = UIGraphicsImageRenderer(size: CGSize(width: value, height: 5)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    },
    OddNumber(named: "UIImage.jpegData") { value, _ in _ = OddNumber.image.jpegData(compressionQuality: value) },
    // Infinity is no bound.
    OddNumber(
      named: "UIImage.preparingThumbnail", "UIImage.prepareThumbnail", allowsInfinity: true
    ) { value, _ in
      _ = OddNumber.image.preparingThumbnail(of: CGSize(width: value, height: 5))
      OddNumber.image.prepareThumbnail(of: CGSize(width: 5, height: value)) { _ in }
    },
    // Runs on a thread of its own, which has no console: its answer is nil.
    OddNumber("UIImage.byPreparingThumbnail", isReported: false) { value, _ in
      Task { _ = await OddNumber.image.byPreparingThumbnail(ofSize: CGSize(width: value, height: 5)) }
    },
  ]

  private static let paths: [OddNumber] = [
    OddNumber(
      named: "UIBezierPath.init", "UIBezierPath.move", "UIBezierPath.addLine", "UIBezierPath.addCurve",
      "UIBezierPath.addQuadCurve", "UIBezierPath.addArc", "UIBezierPath.apply", "UIBezierPath.lineWidth",
      "UIBezierPath.miterLimit", "UIBezierPath.setLineDash", "UIBezierPath.fill", "UIBezierPath.stroke"
    ) { value, place in
      place.draw { _ in
        let rect = CGRect(x: 1, y: 1, width: value, height: 9)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: value)
        path.append(UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 9, height: 9), cornerRadius: value))
        path.append(
          UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: value, height: value)))
        path.append(UIBezierPath(ovalIn: rect))
        path.append(UIBezierPath(rect: rect))
        path.append(
          UIBezierPath(arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: value, endAngle: 1, clockwise: true))
        path.move(to: CGPoint(x: value, y: 1))
        path.addLine(to: CGPoint(x: 3, y: value))
        path.addCurve(to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: value, y: 2), controlPoint2: CGPoint(x: 3, y: 3))
        path.addQuadCurve(to: CGPoint(x: 7, y: 7), controlPoint: CGPoint(x: value, y: 2))
        path.addArc(withCenter: CGPoint(x: 5, y: 5), radius: value, startAngle: 0, endAngle: 1, clockwise: true)
        path.apply(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        path.lineWidth = value
        path.miterLimit = value
        path.setLineDash([value, 2], count: 2, phase: value)
        path.fill(with: .normal, alpha: value)
        path.stroke(with: .normal, alpha: value)
      }
    },
    // A question: no path has such a point.
    OddNumber("UIBezierPath.contains", isReported: false) { value, _ in
      _ = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).contains(CGPoint(x: value, y: 1))
    },
  ]

  private static let texts: [OddNumber] = [
    OddNumber(
      named: "UIFont.systemFont", "UIFont.boldSystemFont", "UIFont.italicSystemFont", "UIFont.monospacedSystemFont",
      "UIFont.monospacedDigitSystemFont", "UIFont.withSize", "Weight.init"
    ) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Text"
      label.font = UIFont.systemFont(ofSize: value)
      place.view.addSubview(label)
      _ = UIFont.boldSystemFont(ofSize: value).pointSize + UIFont.italicSystemFont(ofSize: value).pointSize
      _ = UIFont.monospacedSystemFont(ofSize: value, weight: UIFont.Weight(value))
      _ = UIFont.monospacedDigitSystemFont(ofSize: value, weight: .bold).withSize(value)
    },
    // Infinity is no bound.
    OddNumber(named: "UIFontMetrics.scaledFont", "UIFontMetrics.scaledValue", allowsInfinity: true) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Text"
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: value)
      place.view.addSubview(label)
      _ = UIFontMetrics.default.scaledValue(for: value)
    },
    OddNumber(
      named: "UILabel.minimumScaleFactor", "UILabel.textRect", "UILabel.drawText", "NSMutableParagraphStyle.lineSpacing"
    ) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = value
      let style = NSMutableParagraphStyle()
      style.lineSpacing = value
      label.attributedText = NSAttributedString(
        string: "Some text", attributes: [.paragraphStyle: style, .kern: value, .baselineOffset: value])
      place.view.addSubview(label)
      _ = label.textRect(forBounds: CGRect(x: 0, y: 0, width: value, height: 20), limitedToNumberOfLines: 1)
      place.draw { _ in label.drawText(in: CGRect(x: value, y: 0, width: 40, height: 20)) }
    },
    // Infinity is no bound.
    OddNumber(named: "UILabel.preferredMaxLayoutWidth", "UILabel.sizeThatFits", allowsInfinity: true) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Some text"
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = value
      place.view.addSubview(label)
      _ = label.sizeThatFits(CGSize(width: value, height: value))
      _ = label.intrinsicContentSize
    },
    // A whole number; a negative one is no limit, as 0.
    OddNumber("UILabel.numberOfLines", isReported: false) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Some text"
      label.numberOfLines = whole(value)
      place.view.addSubview(label)
    },
    OddNumber(named: "UILabel.init") { $1.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: $0, height: 20))) },
    OddNumber(named: "NSString.draw", "String.draw", "NSAttributedString.draw") { value, place in
      place.draw { _ in
        "Text".draw(in: CGRect(x: value, y: 1, width: 30, height: 20), withAttributes: nil)
        NSAttributedString(string: "Text").draw(at: CGPoint(x: value, y: 2))
      }
    },
    // Infinity is no bound.
    OddNumber(
      named: "NSString.boundingRect", "String.boundingRect", "NSAttributedString.boundingRect", allowsInfinity: true
    ) { value, _ in
      let size = CGSize(width: value, height: 20)
      _ = "Text".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
      _ = NSAttributedString(string: "Text").boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    },
  ]

  private static let controls: [OddNumber] = [
    OddNumber(
      named: "UIButton.contentEdgeInsets", "Configuration.contentInsets", "Configuration.imagePadding",
      "Configuration.titlePadding", "SymbolConfiguration.init"
    ) { value, place in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "More"
      configuration.image = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: value))
      configuration.contentInsets = NSDirectionalEdgeInsets(top: value, leading: 1, bottom: 1, trailing: 1)
      configuration.imagePadding = value
      configuration.titlePadding = value
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      place.view.addSubview(button)
      let plain = UIButton(type: .system)
      plain.contentEdgeInsets = UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
      place.view.addSubview(plain)
    },
    OddNumber(
      named: "UISlider.value", "UISlider.minimumValue", "UISlider.maximumValue", "UIProgressView.progress"
    ) { value, place in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 60, height: 30)), progress = UIProgressView()
      slider.minimumValue = Float(value)
      slider.maximumValue = Float(value)
      slider.value = Float(value)
      progress.frame = CGRect(x: 0, y: 20, width: 40, height: 4)
      progress.progress = Float(value)
      for view in [slider, progress] { place.view.addSubview(view) }
    },
    OddNumber("UISlider.setValue", "UIProgressView.setProgress") { value, place in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 60, height: 30)), progress = UIProgressView()
      for view in [slider, progress] { place.view.addSubview(view) }
      slider.setValue(Float(value), animated: true)
      progress.setProgress(Float(value), animated: true)
    },
    OddNumber(
      named: "UIButton.init", "UIControl.init", "UISlider.init", "UIProgressView.init", "UISwitch.init", "UISwitch.frame"
    ) { value, place in
      let frame = CGRect(x: value, y: 0, width: 20, height: 20)
      let views: [UIView] = [
        UIButton(frame: frame), UIControl(frame: frame), UISlider(frame: frame), UIProgressView(frame: frame),
        UISwitch(frame: frame),
      ]
      for view in views { place.view.addSubview(view) }
      views[4].frame = frame
    },
    // Questions, whose answers hang on the content; what of the size is in them is reported where it is set.
    OddNumber(
      "UIButton.sizeThatFits", "UISlider.sizeThatFits", "UIProgressView.sizeThatFits", "UISwitch.sizeThatFits",
      "UIActivityIndicatorView.sizeThatFits", "UIActivityIndicatorView.init", isReported: false
    ) { value, _ in
      let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: value, height: 2))
      for view in [UIButton(type: .system), UISlider(), UIProgressView(), UISwitch(), wheel] as [UIView] {
        _ = view.sizeThatFits(CGSize(width: value, height: 2))
      }
    },
  ]

  private static let layers: [OddNumber] = [
    OddNumber(
      named: "CALayer.cornerRadius", "CALayer.borderWidth", "CALayer.shadowRadius", "CALayer.shadowOpacity",
      "CALayer.shadowOffset"
    ) { value, place in
      let layer = place.view.layer
      layer.shadowOpacity = 1
      layer.cornerRadius = value
      layer.borderWidth = value
      layer.shadowRadius = value
      layer.shadowOpacity = Float(value)
      layer.shadowOffset = CGSize(width: value, height: 1)
    },
    OddNumber("CALayer.opacity") { value, place in place.view.layer.opacity = Float(value) },
    OddNumber("CALayer.position", "CALayer.bounds", "CALayer.frame", "CALayer.setAffineTransform") { value, place in
      let layer = place.view.layer
      layer.position = CGPoint(x: value, y: 10)
      layer.bounds = CGRect(x: 0, y: 0, width: value, height: 9)
      layer.frame = CGRect(x: 0, y: value, width: 9, height: 9)
      layer.setAffineTransform(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    },
    OddNumber(named: "UIView.animate") { value, place in
      UIView.animate(withDuration: TimeInterval(value), delay: 0) { place.view.alpha = 0.5 }
    },
    OddNumber(named: "UIView.animate") { value, place in
      UIView.animate(withDuration: 0.1, delay: TimeInterval(value)) { place.view.alpha = 0.5 }
    },
    OddNumber(named: "UIView.animate") { value, place in
      UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: 0, options: []
      ) { place.view.center.x = 30 }
    },
    OddNumber(named: "UIView.animate") { value, place in
      UIView.animate(springDuration: 0.1, bounce: value, initialSpringVelocity: value) { place.view.center.x = 30 }
    },
    OddNumber(
      "CADisplayLink.preferredFramesPerSecond", "CAFrameRateRange.init", "CAFrameRateRange.minimum", "CAFrameRateRange.preferred"
    ) { value, place in
      let link = CADisplayLink(
        target: place.controller, selector: Selector("layout", { (it: UIViewController) in { it.view.setNeedsLayout() } }))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: Float(value), maximum: Float(value), preferred: Float(value))
      link.preferredFramesPerSecond = whole(value) + link.preferredFramesPerSecond
      link.add(to: .main, forMode: .common)
      place.view.layer.cornerRadius = 1
      place.controller.perform(
        Selector("end", { (_: UIViewController) in { MainActor.assumeIsolated { link.invalidate() } } }), with: nil,
        afterDelay: 0.2)
    },
  ]

  /// A picture of 4 × 4 points.
  static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}

extension OddNumber.Place {
  /// Draws inside a view of 40 × 40 points.
  func draw(_ actions: @escaping (CGContext) -> Void) {
    let canvas = OddCanvas(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    canvas.actions = actions
    view.addSubview(canvas)
  }
}

private final class OddCanvas: UIView {
  var actions: (CGContext) -> Void = { _ in }
  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { actions(context) }
  }
}

private final class Quiet: NSObject {
  @MainActor func quiet(_ link: CADisplayLink) {}
}
