import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { UIColor() }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  open class var systemRed: UIColor { UIColor() }
  open class var secondaryLabel: UIColor { UIColor() }
  public private(set) var playedParts: [CGFloat] = []
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    playedParts = [red, green, blue, alpha]
  }
}
open class UIFont: NSObject, @unchecked Sendable {
  public private(set) var playedStyle: String?
  public struct TextStyle: Hashable, Sendable {
    let name: String
    public static let body = TextStyle(name: "body")
    public static let headline = TextStyle(name: "headline")
    public static let subheadline = TextStyle(name: "subheadline")
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = UIFont()
    font.playedStyle = style.name
    return font
  }
}
open class UIImage: NSObject, @unchecked Sendable {
  public let playedName: String
  public init?(systemName name: String) { playedName = name }
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var textColor: UIColor! = UIColor()
  open var adjustsFontForContentSizeCategory = false
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  public init(style: Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
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
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  open var isEnabled = true
  open var isSelected = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
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
    public var title: String?
    public var image: UIImage?
    public var showsActivityIndicator = false
    public static func bordered() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func plain() -> Configuration { Configuration() }
  }
  open var configuration: Configuration?
  let action: UIAction?
  public init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.configuration = configuration
    action = primaryAction
    super.init(frame: .zero)
  }
  /// What stands on it.
  public var playedTitle: String { configuration?.title ?? action?.title ?? "" }
  /// A person taps it; without effect where it is off.
  public func playedTap() {
    guard isEnabled, let action else { return }
    action.handler(action)
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
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: stackIndex)
    addSubview(view)
  }
  override func willLose(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
public enum NSLayoutAxis: Int, Sendable { case horizontal, vertical }
