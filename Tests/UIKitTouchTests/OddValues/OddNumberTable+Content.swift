import CoreGraphics
import Foundation
import Touchstone

@testable import UIKit

/// What views show and how they get there: drawing, texts, controls, layers, animations.
///
/// They take odd numbers in silence: what is not finite is left out or counts as the default.
extension OddNumber {
  static let content = drawing + paths + texts + controls + layers

  private static let drawing: [OddNumber] = [
    OddNumber(
      "CGContext.addLine", "CGContext.move", "CGContext.addLines", "CGContext.addCurve", "CGContext.addQuadCurve",
      "CGContext.addRect",
      "CGContext.addRects", "CGContext.addEllipse", "CGContext.addArc", isReported: false
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
        context.fillPath()
      }
    },
    OddNumber(
      "CGContext.fill", "CGContext.stroke", "CGContext.clear", "CGContext.fillEllipse", "CGContext.strokeEllipse",
      "CGContext.strokeLineSegments", "CGContext.clip", "CGContext.draw", isReported: false
    ) { value, place in
      place.draw { context in
        let rect = CGRect(x: 1, y: value, width: 9, height: 9)
        context.fill(rect)
        context.stroke(rect, width: value)
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
      "CGContext.setLineWidth", "CGContext.setMiterLimit", "CGContext.setLineDash", "CGContext.setAlpha",
      "CGContext.setFillColor",
      "CGContext.setStrokeColor", "CGContext.translateBy", "CGContext.scaleBy", "CGContext.rotate", "CGContext.concatenate",
      isReported: false
    ) { value, place in
      place.draw { context in
        context.setLineWidth(value)
        context.setMiterLimit(value)
        context.setLineDash(phase: value, lengths: [value, 3])
        context.setAlpha(value)
        context.setFillColor(red: value, green: 0, blue: 0, alpha: 1)
        context.setStrokeColor(gray: 0.5, alpha: value)
        context.translateBy(x: value, y: 0)
        context.scaleBy(x: value, y: 1)
        context.rotate(by: value)
        context.concatenate(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        context.stroke(CGRect(x: 2, y: 2, width: 9, height: 9))
      }
    },
    OddNumber(".UIRectFill", ".UIRectFrame", "UIView.draw", "UIView.setNeedsDisplay", isReported: false) { value, place in
      place.draw { _ in
        UIRectFill(CGRect(x: 1, y: 1, width: value, height: 9))
        UIRectFrame(CGRect(x: value, y: 1, width: 9, height: 9))
      }
      place.view.setNeedsDisplay(CGRect(x: value, y: 0, width: 1, height: 1))
    },
    OddNumber(
      "UIGraphicsImageRenderer.init", "UIGraphicsImageRendererFormat.scale", "UIGraphicsImageRendererContext.fill",
      "UIGraphicsImageRendererContext.stroke", "UIGraphicsImageRendererContext.clip", "UIImage.draw", isReported: false
    ) { value, _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = value
      _ = UIGraphicsImageRenderer(size: CGSize(width: min(value, 50), height: 5), format: format).image { context in
        let rect = CGRect(x: value, y: 0, width: 9, height: 9)
        context.fill(rect)
        context.stroke(rect)
        OddNumber.image.draw(in: rect)
        OddNumber.image.draw(at: CGPoint(x: value, y: 0))
        context.clip(to: rect)
      }
    },
    OddNumber("UIImage.preparingThumbnail", "UIImage.prepareThumbnail", "UIImage.byPreparingThumbnail", isReported: false) {
      _ = OddNumber.image.preparingThumbnail(of: CGSize(width: min($0, 50), height: 5))
      _ = $1
    },
  ]

  private static let paths: [OddNumber] = [
    OddNumber(
      "UIBezierPath.init", "UIBezierPath.move", "UIBezierPath.addLine", "UIBezierPath.addCurve", "UIBezierPath.addQuadCurve",
      "UIBezierPath.addArc", "UIBezierPath.apply", "UIBezierPath.contains", "UIBezierPath.lineWidth", "UIBezierPath.miterLimit",
      "UIBezierPath.setLineDash", "UIBezierPath.fill", "UIBezierPath.stroke", isReported: false
    ) { value, place in
      place.draw { _ in
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: value, height: 9), cornerRadius: value)
        path.move(to: CGPoint(x: value, y: 1))
        path.addLine(to: CGPoint(x: 3, y: value))
        path.addCurve(to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: value, y: 2), controlPoint2: CGPoint(x: 3, y: 3))
        path.addQuadCurve(to: CGPoint(x: 7, y: 7), controlPoint: CGPoint(x: value, y: 2))
        path.addArc(withCenter: CGPoint(x: 5, y: 5), radius: value, startAngle: 0, endAngle: 1, clockwise: true)
        path.apply(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        _ = path.contains(CGPoint(x: value, y: 1))
        path.lineWidth = value
        path.miterLimit = value
        path.setLineDash([value, 2], count: 2, phase: value)
        path.fill(with: .normal, alpha: value)
        path.stroke(with: .normal, alpha: value)
      }
    }
  ]

  private static let texts: [OddNumber] = [
    OddNumber(
      "UIFont.systemFont", "UIFont.boldSystemFont", "UIFont.italicSystemFont", "UIFont.monospacedSystemFont",
      "UIFont.monospacedDigitSystemFont", "UIFont.withSize", "Weight.init", "UIFontMetrics.scaledFont",
      "UIFontMetrics.scaledValue",
      isReported: false
    ) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Text"
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: min(value, 200)))
      place.view.addSubview(label)
      _ = UIFont.boldSystemFont(ofSize: value).pointSize + UIFont.italicSystemFont(ofSize: value).pointSize
      _ = UIFont.monospacedSystemFont(ofSize: value, weight: UIFont.Weight(value))
      _ = UIFont.monospacedDigitSystemFont(ofSize: value, weight: .bold).withSize(value)
      _ = UIFontMetrics.default.scaledValue(for: value)
    },
    OddNumber(
      "UILabel.init", "UILabel.numberOfLines", "UILabel.minimumScaleFactor", "UILabel.preferredMaxLayoutWidth",
      "UILabel.sizeThatFits",
      "UILabel.textRect", "UILabel.drawText", "NSMutableParagraphStyle.lineSpacing", isReported: false
    ) { value, place in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.numberOfLines = whole(value)
      label.minimumScaleFactor = value
      label.preferredMaxLayoutWidth = value
      let style = NSMutableParagraphStyle()
      style.lineSpacing = min(value, 100)
      label.attributedText = NSAttributedString(string: "Some text", attributes: [.paragraphStyle: style])
      place.view.addSubview(label)
      _ = label.sizeThatFits(CGSize(width: value, height: value))
      _ = label.textRect(forBounds: CGRect(x: 0, y: 0, width: value, height: 20), limitedToNumberOfLines: 1)
    },
    OddNumber(
      "NSString.boundingRect", "NSString.draw", "String.boundingRect", "String.draw", "NSAttributedString.boundingRect",
      "NSAttributedString.draw", isReported: false
    ) { value, place in
      place.draw { _ in
        let rect = CGRect(x: value, y: 1, width: 30, height: 20)
        "Text".draw(in: rect, withAttributes: nil)
        NSAttributedString(string: "Text").draw(at: CGPoint(x: value, y: 2))
      }
      let size = CGSize(width: value, height: 20)
      _ = "Text".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
      _ = NSAttributedString(string: "Text").boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    },
  ]

  private static let controls: [OddNumber] = [
    OddNumber(
      "UIButton.init", "UIButton.sizeThatFits", "UIButton.contentEdgeInsets", "Configuration.contentInsets",
      "Configuration.imagePadding",
      "Configuration.titlePadding", "SymbolConfiguration.init", "UIControl.init", isReported: false
    ) { value, place in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "More"
      configuration.image = UIImage(
        systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: min(value, 100)))
      configuration.contentInsets = NSDirectionalEdgeInsets(top: value, leading: 1, bottom: 1, trailing: 1)
      configuration.imagePadding = value
      configuration.titlePadding = value
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      place.view.addSubview(button)
      _ = button.sizeThatFits(CGSize(width: value, height: 3))
      let plain = UIButton(type: .system)
      plain.contentEdgeInsets = UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
      place.view.addSubview(plain)
    },
    OddNumber(
      "UISlider.init", "UISlider.value", "UISlider.minimumValue", "UISlider.maximumValue", "UISlider.setValue",
      "UISlider.sizeThatFits",
      "UIProgressView.init", "UIProgressView.progress", "UIProgressView.setProgress", "UIProgressView.sizeThatFits",
      "UISwitch.init",
      "UISwitch.frame", "UISwitch.sizeThatFits", "UIActivityIndicatorView.init", "UIActivityIndicatorView.sizeThatFits",
      isReported: false
    ) { value, place in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 60, height: 30)), progress = UIProgressView()
      slider.minimumValue = Float(value)
      slider.maximumValue = Float(value)
      slider.value = Float(value)
      slider.setValue(Float(value), animated: true)
      progress.frame = CGRect(x: 0, y: 20, width: 40, height: 4)
      progress.progress = Float(value)
      progress.setProgress(Float(value), animated: true)
      let views: [UIView] = [slider, progress, UISwitch(), UIActivityIndicatorView(style: .medium)]
      for view in views {
        place.view.addSubview(view)
        _ = view.sizeThatFits(CGSize(width: value, height: 2))
      }
    },
  ]

  private static let layers: [OddNumber] = [
    OddNumber(
      "CALayer.cornerRadius", "CALayer.borderWidth", "CALayer.shadowRadius", "CALayer.shadowOpacity", "CALayer.shadowOffset",
      "CALayer.opacity", isReported: false
    ) { value, place in
      let layer = place.view.layer
      layer.cornerRadius = value
      layer.borderWidth = value
      layer.shadowRadius = min(value, 40)
      layer.shadowOpacity = Float(value)
      layer.shadowOffset = CGSize(width: min(max(value, -40), 40), height: 1)
      layer.opacity = Float(value)
    },
    OddNumber("CALayer.position", "CALayer.bounds", "CALayer.frame", "CALayer.setAffineTransform") { value, place in
      let layer = place.view.layer
      layer.position = CGPoint(x: value, y: 10)
      layer.bounds = CGRect(x: 0, y: 0, width: value, height: 9)
      layer.frame = CGRect(x: 0, y: value, width: 9, height: 9)
      layer.setAffineTransform(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    },
    OddNumber("UIView.animate", isReported: false) { value, place in
      UIView.animate(withDuration: min(TimeInterval(value), 0.2), delay: min(TimeInterval(value), 0.2)) { place.view.alpha = 0.5 }
      UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value, options: []
      ) { place.view.center.x = 30 }
    },
    OddNumber(
      "CADisplayLink.preferredFramesPerSecond", "CAFrameRateRange.init", "CAFrameRateRange.minimum", "CAFrameRateRange.preferred",
      isReported: false
    ) { value, _ in
      let link = CADisplayLink(target: Quiet(), selector: Selector("quiet:", Quiet.quiet(_:)))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: Float(value), maximum: Float(value), preferred: Float(value))
      link.preferredFramesPerSecond = max(link.preferredFramesPerSecond, 0)
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
