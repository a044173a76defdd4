import CameraSystem
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PermissionUI
import PlayedPhone
import SimulatedPhone
import UIKit

/// An app with two windows, in front of a person.
@MainActor
final class FaceStage {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let other = UIViewController()
  private let scenes: [UIWindowScene]
  private(set) var tapped: [AccessButton] = []
  private(set) var sweeps = 0
  private(set) var changes: [PermissionPlace.Change] = []
  private var observation: AnyObject?
  private var covering: UIWindow?

  /// An app that is in front and active, unless it is to be in the background.
  init(isInBackground: Bool = false) {
    PlayedPhone.begin(with: Phone(.camera, answer: .denied))
    PlayedPhone.play(isInBackground ? .launchInBackground : .launch(isFresh: true))
    scenes = UIApplication.playedLaunch([navigation, other])
    PlayedPhone.readAlert = { _ in Dialog(.guide, .denied) }
    if !isInBackground { PlayedPhone.play(.becomeActive) }
  }

  /// The presenter of the second window, or of whichever is in front.
  func presenter(ofSecond isOfSecond: Bool = true) -> AlertPresenter {
    let presenter = AlertPresenter(in: isOfSecond ? scenes[1] : nil)
    presenter.pause = .milliseconds(20)
    return presenter
  }

  /// A guide as the camera's driver shows it.
  func show(in presenter: AlertPresenter) {
    let identifier = "permission.camera.guide"
    presenter.show(
      PermissionDialog(
        "camera", .refusal(.denied), title: "Camera Is Off", message: "You can switch it on.",
        buttons: [
          .init(
            .openSettings, label: "Open Settings",
            accessibilityIdentifier: "\(identifier).open-settings"),
          .init(.alternative, label: "Go On", accessibilityIdentifier: "\(identifier).alternative"),
          .init(.cancel, label: "Not Now", accessibilityIdentifier: "\(identifier).cancel"),
        ], accessibilityIdentifier: identifier)
    ) {
      self.tapped.append($0)
    } swept: {
      self.sweeps += 1
    }
  }

  /// The second window shows a sheet.
  func showSheet() { other.present(UIViewController(), animated: true) }

  /// The sheet of the second window is closed, whatever is above it.
  func closeSheet() { other.dismiss(animated: true) }

  /// What stands on the alert above the sheet.
  var alertOnSheet: String? { other.presentedViewController?.presentedViewController?.title }

  /// A window lies over the second one for a while, and is the key window.
  func coverSecondWindow() {
    let window = UIWindow(windowScene: scenes[1])
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    covering = window
  }

  /// The second window shows something else from now on.
  func replaceRoot() { scenes[1].windows.first?.rootViewController = UIViewController() }

  /// The person touches a window after another one.
  func touch(second isSecond: Bool) { scenes[isSecond ? 1 : 0].windows.first?.playedTouch() }

  /// The second window comes to the front, or goes from there.
  func changeAppearance() { scenes[1].playedAppearanceChange() }

  /// The second window is closed for good.
  func closeSecondWindow() { scenes[1].playedDisconnect() }

  /// Whether UIKit keeps its completions to itself.
  var keepsCompletions: Bool {
    get { PlayedApp.keepsCompletions }
    set { PlayedApp.keepsCompletions = newValue }
  }

  /// A test lets time pass until something is so.
  func waits(_ isSo: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<500 where !isSo() { try? await Task.sleep(for: .milliseconds(10)) }
    return isSo()
  }

  /// What stands on the alerts of the first and the second window.
  var alerts: [String?] { [navigation, other].map { $0.presentedViewController?.title } }

  /// The alert's buttons, each with its style where it is not the default, and what is preferred.
  var buttons: [String] {
    guard let alert = other.presentedViewController as? UIAlertController else { return [] }
    return alert.actions.map { action in
      let style = action.style == .cancel ? " (cancel)" : ""
      let preference = alert.preferredAction === action ? " (preferred)" : ""
      return "\(action.accessibilityIdentifier ?? "")\(style)\(preference)"
    }
  }

  /// Hears what happens to the second window.
  func observeSecond() {
    observation = WindowActivity(of: scenes[1]).observe { self.changes.append($0) }
  }

  /// A window becomes active by itself.
  func activate(second isSecond: Bool) {
    NotificationCenter.default.post(
      name: UIScene.didActivateNotification, object: scenes[isSecond ? 1 : 0])
  }

  /// Opens Settings from the second window; returns what was opened.
  func open(_ page: PermissionPlace.SettingsPage) -> [String] {
    WindowActivity(of: scenes[1]).openSettings(page) { _ in }
    return PlayedApp.opened
  }

  var warnings: [String] { PlayedApp.warnings }

  // MARK: - Pages

  /// The camera page in the first window.
  private(set) lazy var pages = NavigationPageStack(navigation, PermissionTexts()) {
    UIViewController()
  }

  /// Calls `told` whenever the person has taken the page away.
  func whenPageIsGone(_ told: @escaping @MainActor () -> Void) { pages.whenGone = told }

  /// How many pages the navigation controller has.
  var pageCount: Int { navigation.viewControllers.count }

  /// Other code shows another stack.
  func replaceStack() { navigation.setViewControllers([UIViewController()], animated: false) }

  /// Other code pushes a page over it.
  func cover() { navigation.pushViewController(UIViewController(), animated: false) }
}
