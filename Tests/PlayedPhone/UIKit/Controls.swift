import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { UIColor() }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public private(set) var playedParts: [CGFloat] = []
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    playedParts = [red, green, blue, alpha]
  }
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
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
  }
  private var actions: [(Event, UIAction)] = []
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}
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
