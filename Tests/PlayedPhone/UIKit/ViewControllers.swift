import Foundation
import PlayedPhone

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  open private(set) var viewIfLoaded: UIView?
  open var view: UIView! {
    get {
      if viewIfLoaded == nil {
        let view = UIView()
        view.controller = self
        viewIfLoaded = view
        viewDidLoad()
      }
      return viewIfLoaded
    }
    set {
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }
  open var isViewLoaded: Bool { viewIfLoaded != nil }
  open var title: String?
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containers

  open internal(set) var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  // MARK: Presenting

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open internal(set) var presentedViewController: UIViewController?
  weak var presenter: UIViewController?
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  var transition: PlayedTransition?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? presentedViewController?.transition ?? parent?.transitionCoordinator
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PlayedApp.present(viewControllerToPresent, on: self, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: flag, completion: completion)
      } else {
        completion?()
      }
      return
    }
    PlayedApp.dismiss(presented, completion)
  }

  // MARK: Windows

  weak var containingWindow: UIWindow?

  /// The window that shows it; nil if none does.
  var containerWindow: UIWindow? {
    // What fills the screen takes the views under it away.
    if presentedViewController?.modalPresentationStyle == .fullScreen { return nil }
    if let containingWindow { return containingWindow }
    if let navigation = parent as? UINavigationController {
      return navigation.isShowing(self) ? navigation.containerWindow : nil
    }
    return parent?.containerWindow ?? presenter?.containerWindow
  }

  /// The controller that nothing contains.
  var playedRoot: UIViewController { parent?.playedRoot ?? self }

  /// Tells this and what is in it.
  func appear() {
    _ = view
    viewIfLoaded?.windowMayHaveChanged()
    viewDidAppear(true)
    for child in children where !(self is UINavigationController) { child.appear() }
  }

  func disappear() {
    viewIfLoaded?.windowMayHaveChanged()
    viewDidDisappear(true)
    for child in children where !(self is UINavigationController) { child.disappear() }
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case fullScreen = 0
  case overFullScreen = 5
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscape = Self(rawValue: 1 << 3 | 1 << 4)
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
