import Foundation
import PlayedPhone

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// What a pop that is under way takes away, or a push hides.
  var leaving: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }
  public required init?(coder: NSCoder) { nil }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let hidden = topViewController
    addChild(viewController)
    PlayedApp.push(viewController, over: hidden, in: self, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    PlayedApp.pop(top, in: self, animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }),
      index < children.count - 1
    else { return nil }
    let gone = Array(children[(index + 1)...])
    // What is between goes without a transition.
    for controller in gone.dropLast() { controller.removeFromParent() }
    PlayedApp.pop(gone[gone.count - 1], in: self, animated: animated)
    return gone
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let gone = children.filter { old in !viewControllers.contains { $0 === old } }
    children = viewControllers
    for controller in viewControllers { controller.parent = self }
    for controller in gone {
      controller.parent = nil
      controller.disappear()
    }
    PlayedApp.replaced(gone, in: self)
  }

  func isShowing(_ controller: UIViewController) -> Bool {
    controller === topViewController || controller === leaving
  }
}
