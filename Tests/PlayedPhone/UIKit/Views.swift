import Foundation

@MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners = CACornerMask(rawValue: 15)
}
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
}

public struct CGAffineTransform: Equatable, Sendable {
  var scale: CGPoint
  public private(set) var offset: CGPoint
  public static let identity = CGAffineTransform(scaleX: 1, y: 1)
  public init(scaleX x: CGFloat, y: CGFloat) {
    (scale, offset) = (CGPoint(x: x, y: y), .zero)
  }
  public init(translationX x: CGFloat, y: CGFloat) {
    (scale, offset) = (CGPoint(x: 1, y: 1), CGPoint(x: x, y: y))
  }
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { self.frame = frame }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open var window: UIWindow? { superview?.window ?? controller?.containerWindow }
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var layerClass: AnyClass { CALayer.self }
  open private(set) lazy var layer = CALayer()
  open override var next: UIResponder? { controller ?? superview }
  /// Moves a rectangle of this to a view that it is in.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard self !== view else { return rect }
    let here = CGRect(
      origin: CGPoint(x: rect.minX + frame.minX, y: rect.minY + frame.minY), size: rect.size)
    return superview?.convert(here, to: view) ?? here
  }
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  private func insert(_ view: UIView, at place: Int) {
    precondition(view.superview == nil, "the stand-in moves no view between superviews")
    subviews.insert(view, at: place)
    view.superview = self
    view.windowMayHaveChanged()
    PlayedApp.added(view)
  }
  open func removeFromSuperview() {
    NSLayoutConstraint.removed(self)
    superview?.willLose(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    windowMayHaveChanged()
    PlayedApp.removed(self)
  }
  func willLose(_ view: UIView) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  /// There is no time between a change and its layout, nor a difference to what is laid out.
  open func layoutIfNeeded() { layoutSubviews() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.playedDirection
  }
  weak var controller: UIViewController?

  private weak var lastWindow: UIWindow?
  /// Tells this and what is in it, where the window is another one.
  func windowMayHaveChanged() {
    let now = window
    if now !== lastWindow {
      lastWindow = now
      didMoveToWindow()
    }
    for view in subviews { view.windowMayHaveChanged() }
  }

  // MARK: Accessibility

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityViewIsModal = false

  // MARK: Touches

  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Layout

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, "leading") }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, "trailing") }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, "centerX") }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, "top") }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, "bottom") }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, "centerY") }
  open var widthAnchor: NSLayoutDimension { .init(self, "width") }
  open var heightAnchor: NSLayoutDimension { .init(self, "height") }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, "safe ") }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(self, "keyboard ") }
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
      oldValue?.viewIfLoaded?.windowMayHaveChanged()
      rootViewController?.viewIfLoaded?.windowMayHaveChanged()
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
