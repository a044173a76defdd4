@MainActor open class CALayer: NSObject {}
@MainActor open class UIView: UIResponder {
  public override init() {}
  open var window: UIWindow? { nil }
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open func didMoveToWindow() {}
}
@MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
}
@MainActor open class UIScene: UIResponder {}
@MainActor open class UIWindowScene: UIScene {}
@MainActor open class UIViewController: UIResponder {
  public override init() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}
