import Foundation

@MainActor open class CALayer: NSObject {}

@MainActor open class UIView: UIResponder {
  public override init() {}
  open var window: UIWindow? { superview?.window ?? controller?.containerWindow }
  open internal(set) weak var superview: UIView?
  open var accessibilityIdentifier: String?
  open var isHidden = false
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open func addSubview(_ view: UIView) { view.superview = self }
  open func removeFromSuperview() { superview = nil }
  open func didMoveToWindow() {}
  weak var controller: UIViewController?
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
    super.init()
    windowScene.windows.append(self)
  }
  open func makeKeyAndVisible() { isKeyWindow = true }
}
