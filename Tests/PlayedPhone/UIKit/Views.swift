import Foundation

@MainActor open class CALayer: NSObject {}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open var window: UIWindow? { superview?.window ?? controller?.containerWindow }
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var accessibilityIdentifier: String?
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
    view.didMoveToWindow()
    PlayedApp.added(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    PlayedApp.removed(self)
  }
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  weak var controller: UIViewController?

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Double
    public init(rawValue: Double) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2_000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.containingWindow = nil
      rootViewController?.containingWindow = self
    }
  }
  open override var window: UIWindow? { self }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    windowScene.windows.append(self)
  }
  public required init?(coder: NSCoder) { nil }
  open func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  nonisolated public static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")

  /// The person touches it after another window.
  public func playedTouch() {
    makeKeyAndVisible()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
}
