import Foundation

@MainActor open class NSLayoutConstraint: NSObject {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, constant: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { UIColor() }
}
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, Sendable {
    public static let body = TextStyle()
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var adjustsFontForContentSizeCategory = false
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
}

@MainActor open class UIMenuElement: NSObject {}
public typealias UIActionHandler = (UIAction) -> Void
@MainActor open class UIAction: UIMenuElement {
  open private(set) var title: String
  let handler: UIActionHandler
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }
}
@MainActor open class UIControl: UIView {}
@MainActor open class UIButton: UIControl {
  public struct Configuration: Hashable, Sendable {
    public static func bordered() -> Configuration { Configuration() }
  }
  let action: UIAction?
  public init(configuration: Configuration, primaryAction: UIAction? = nil) {
    action = primaryAction
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
@MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutAxis.horizontal
  open var spacing: CGFloat = 0
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init?(coder: NSCoder) { nil }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
public enum NSLayoutAxis: Int, Sendable { case horizontal, vertical }
