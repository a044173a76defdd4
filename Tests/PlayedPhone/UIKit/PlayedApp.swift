import FlowModel
import Foundation
import PlayedPhone
import SimulatedPhone

/// The app's interface between UIKit and the simulated phone.
///
/// The phone knows one page over the home page, and one dialog. What an app shows beside them is
/// there at once.
@MainActor public final class PlayedApp: PlayedInterface {
  /// Warnings that UIKit would write to the console.
  public static private(set) var warnings: [String] = []

  /// The pages that the app had opened outside, in order.
  public static private(set) var opened: [String] = []

  static let shared = PlayedApp()

  /// Whether UIKit keeps its completions to itself, as it may.
  public static var keepsCompletions = false

  private var dialog: Shown?
  private var opening: ((Bool) -> Void)?
  private var navigation: UINavigationController?
  private var page: UIViewController?
  private var isOrdered = false
  private weak var message: UIView?

  private struct Shown {
    let alert: UIAlertController
    let dialog: Dialog
    var presented: (() -> Void)?
    var dismissed: (() -> Void)?
  }

  static func begin() {
    PlayedPhone.interface = shared
    warnings = []
    opened = []
    keepsCompletions = false
    UIView.playedBegin()
    // What a process that is over would have done at a touch keeps all of it.
    shared.dialog?.alert.actions = []
    shared.dialog = nil
    shared.opening = nil
    shared.navigation = nil
    shared.page = nil
    shared.isOrdered = false
    shared.message = nil
    switch PlayedPhone.phone.scene {
    case .active: shared.set(.active, .foregroundActive)
    case .inactive: shared.set(.inactive, .foregroundInactive)
    case .background: shared.set(.background, .background)
    }
  }

  static func warn(_ warning: String) { warnings.append(warning) }

  // MARK: Settings

  static func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    opened.append(url.absoluteString)
    guard url.scheme == "app-settings" else { return completion(false) }
    shared.opening = completion
    PlayedPhone.order { phone, address, output in
      phone.openSettings(address, &output)
    } answered: { stimulus in
      shared.settingsOpened(stimulus == .leftApp)
    }
  }

  private func settingsOpened(_ isOpening: Bool) {
    let completion = opening
    opening = nil
    completion?(isOpening)
  }
}

// MARK: - Dialogs

extension PlayedApp {
  static func present(
    _ controller: UIViewController, on presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    guard isOfThisProcess(presenter) else { return }
    let read = (controller as? UIAlertController).flatMap { PlayedPhone.readAlert($0.played) }
    guard presenter.presentedViewController == nil else {
      warn("presents on a view controller that presents already")
      if let read { order(read, onPage: false) }
      return
    }
    guard presenter.viewIfLoaded?.window != nil || presenter.containerWindow != nil else {
      warn("presents on a view controller that is in no window")
      if let read { order(read, onPage: true) }
      return
    }
    presenter.presentedViewController = controller
    controller.presenter = presenter
    guard let alert = controller as? UIAlertController, let read else {
      presenter.playedRoot.viewIfLoaded?.windowMayHaveChanged()
      controller.appear()
      if !keepsCompletions { completion?() }
      return
    }
    alert.isBeingPresented = true
    alert.transition = PlayedTransition()
    shared.dialog = Shown(alert: alert, dialog: read, presented: completion)
    order(read, onPage: false)
  }

  private static func order(_ dialog: Dialog, onPage isOnPage: Bool) {
    PlayedPhone.order { phone, address, output in
      phone.show(dialog, onPage: isOnPage, address, &output)
    } answered: { stimulus in
      if case .touched(let button) = stimulus { shared.tap(button) }
    }
  }

  /// A tapped alert closes by itself, and its action is called on the way.
  private func tap(_ button: Button) {
    guard let shown = dialog, !shown.alert.isBeingDismissed,
      let index = shown.dialog.buttons.firstIndex(of: button)
    else { return }
    shown.alert.isBeingDismissed = true
    shown.alert.transition = PlayedTransition()
    let action = shown.alert.actions[index]
    action.handler?(action)
  }

  /// What an earlier process left running reaches the phone no more.
  private static func isOfThisProcess(_ controller: UIViewController) -> Bool {
    guard let scene = controller.containerWindow?.windowScene else { return true }
    return scene.process === UIApplication.shared
  }

  /// Takes a controller away, and what it presents with it; no action is called.
  static func dismiss(_ controller: UIViewController, _ completion: (() -> Void)?) {
    guard shared.dialog?.alert === controller else {
      var gone: UIViewController? = controller
      while let next = gone {
        gone = next.presentedViewController
        if shared.dialog?.alert === next { PlayedPhone.play(.carrierCloses) }
        next.presenter?.presentedViewController = nil
        next.presenter = nil
        if next !== shared.dialog?.alert { next.disappear() }
      }
      if !keepsCompletions { completion?() }
      return
    }
    guard !controller.isBeingPresented, !controller.isBeingDismissed else {
      return warn("dismisses while a presentation or dismissal is in progress")
    }
    controller.isBeingDismissed = true
    controller.transition = PlayedTransition()
    shared.dialog?.dismissed = completion
    PlayedPhone.order { phone, address, output in phone.dismissDialog(address, &output) }
  }

  private func dialogAppeared() {
    guard let shown = dialog, shown.alert.isBeingPresented else { return }
    shown.alert.isBeingPresented = false
    dialog?.presented = nil
    shown.alert.viewDidAppear(true)
    shown.presented?()
    end(transitionOf: shown.alert)
  }

  private func dialogWent() {
    guard let shown = dialog else { return }
    dialog = nil
    shown.alert.presenter?.presentedViewController = nil
    shown.alert.presenter = nil
    shown.alert.isBeingDismissed = false
    shown.alert.viewDidDisappear(true)
    if !Self.keepsCompletions { shown.dismissed?() }
    end(transitionOf: shown.alert)
  }

  private func end(transitionOf controller: UIViewController) {
    let transition = controller.transition
    // Completions are called while the transition is still to be seen.
    if !Self.keepsCompletions { transition?.end() }
    if controller.transition === transition { controller.transition = nil }
  }
}

extension UIAlertController {
  /// The alert as a person reads it.
  fileprivate var played: PlayedAlert {
    PlayedAlert(
      title: title ?? "", message: message ?? "",
      identifier: view.accessibilityIdentifier ?? "",
      buttons: actions.map {
        PlayedAlert.Button(label: $0.title ?? "", identifier: $0.accessibilityIdentifier ?? "")
      })
  }
}

// MARK: - Pages

extension PlayedApp {
  static func push(
    _ page: UIViewController, over hidden: UIViewController?, in navigation: UINavigationController,
    animated: Bool
  ) {
    guard animated, isOfThisProcess(navigation), navigation.containerWindow != nil,
      shared.page == nil
    else {
      hidden?.disappear()
      page.appear()
      return
    }
    shared.page = page
    shared.navigation = navigation
    navigation.leaving = hidden
    navigation.transition = PlayedTransition()
    navigation.delegate?.navigationController(navigation, willShow: page, animated: true)
    PlayedPhone.order { phone, address, output in phone.openPage(address, &output) }
  }

  static func pop(
    _ page: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    if navigation.transition != nil { warn("pops while a transition is under way") }
    guard animated, page === shared.page, navigation.transition == nil else {
      page.removeFromParent()
      page.disappear()
      replaced([page], in: navigation)
      return
    }
    shared.isOrdered = true
    shared.beginPop(isInteractive: false)
    PlayedPhone.order { phone, address, output in phone.leavePage(address, &output) }
  }

  /// A page that is gone without a transition is gone on the phone, too.
  static func replaced(_ gone: [UIViewController], in navigation: UINavigationController) {
    navigation.topViewController?.viewIfLoaded?.windowMayHaveChanged()
    guard let page = shared.page, gone.contains(where: { $0 === page }) else { return }
    shared.page = nil
    PlayedPhone.order { phone, _, output in phone.popTop(&output) }
    PlayedPhone.play(.pageTransitionEnds)
  }

  private func beginPop(isInteractive: Bool) {
    guard let navigation, let page else { return }
    page.removeFromParent()
    page.parent = nil
    navigation.leaving = page
    navigation.transition = PlayedTransition(isInteractive: isInteractive)
    page.viewWillDisappear(true)
    if let top = navigation.topViewController {
      navigation.delegate?.navigationController(navigation, willShow: top, animated: true)
    }
  }

  private func pushEnded() {
    guard let navigation, let page else { return }
    navigation.leaving?.disappear()
    navigation.leaving = nil
    page.appear()
    navigation.delegate?.navigationController(navigation, didShow: page, animated: true)
    end(transitionOf: navigation)
  }

  private func popEnded() {
    guard let navigation, let gone = page else { return }
    page = nil
    isOrdered = false
    navigation.leaving = nil
    gone.disappear()
    if let top = navigation.topViewController {
      top.appear()
      navigation.delegate?.navigationController(navigation, didShow: top, animated: true)
    }
    end(transitionOf: navigation)
  }

  private func popCancelled() {
    guard let navigation, let page else { return }
    navigation.leaving = nil
    navigation.addChild(page)
    page.appear()
    navigation.transition?.letGo(isCancelled: true)
    end(transitionOf: navigation)
  }
}

// MARK: - Messages

extension PlayedApp {
  /// Whether a message is on the page.
  public static var hasMessage: Bool { shared.message != nil }

  static func added(_ view: UIView) {
    guard let identifier = view.accessibilityIdentifier,
      let reason = PlayedPhone.readMessage(identifier)
    else { return }
    shared.message = view
    PlayedPhone.order { phone, address, _ in
      phone.showMessage(reason, address)
    } answered: { [weak view] stimulus in
      if case .touched(let button) = stimulus { view?.button(button)?.tap() }
    }
  }

  static func removed(_ view: UIView) {
    if shared.message === view { shared.message = nil }
  }
}

extension UIView {
  fileprivate func button(_ button: Button) -> UIButton? {
    let name = button == .retry ? ".retry" : ".cancel"
    if let own = self as? UIButton, accessibilityIdentifier?.hasSuffix(name) == true { return own }
    return subviews.lazy.compactMap { $0.button(button) }.first
  }
}

extension UIButton {
  fileprivate func tap() {
    guard let action else { return }
    action.handler(action)
  }
}

// MARK: - What the phone does

extension PlayedApp {
  public func heard(_ stimulus: Stimulus) {
    switch stimulus {
    case .becameActive: post(active: true)
    case .becameInactive: post(active: false)
    default: break
    }
  }

  public func phoneChanged(from old: Phone, to new: Phone) {
    let app = UIApplication.shared
    if old.scene != .background, new.scene == .background {
      set(.background, .background)
      for scene in app.connectedScenes {
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      }
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: app)
    } else if old.scene == .background, new.scene != .background {
      if new.scene == .inactive { set(.inactive, .foregroundInactive) }
      for scene in app.connectedScenes {
        NotificationCenter.default.post(
          name: UIScene.willEnterForegroundNotification, object: scene)
      }
    }
    // Settings beside the app: the system has agreed, and tells nothing more.
    if old.front != .settings, new.front == .settings, new.scene == .active {
      settingsOpened(true)
    }
    dialogChanged(from: old.interface.shown, to: new.interface.shown)
    pageChanged(from: old.interface.page, to: new.interface.page)
  }

  private func dialogChanged(from old: Interface.Shown?, to new: Interface.Shown?) {
    if old?.phase == .presenting, new?.phase == .presented { dialogAppeared() }
    if old != nil, new == nil { dialogWent() }
  }

  private func pageChanged(from old: Interface.Page, to new: Interface.Page) {
    switch (old, new) {
    case (.pushing, .shown): pushEnded()
    case (.shown, .popping) where !isOrdered: beginPop(isInteractive: false)
    case (.shown, .swiping): beginPop(isInteractive: true)
    case (.swiping, .popping): navigation?.transition?.letGo(isCancelled: false)
    case (.swiping, .shown): popCancelled()
    case (.popping, .none): popEnded()
    default: break
    }
  }

  private func post(active isActive: Bool) {
    let app = UIApplication.shared
    if isActive, app.applicationState == .active {
      // It was active all the time, beside another window.
      for case let scene as UIWindowScene in app.connectedScenes {
        scene.windows.first?.playedTouch()
      }
      return
    }
    // Notices say "will resign" and "did become": the state follows the first.
    if isActive { set(.active, .foregroundActive) }
    let scene = isActive ? UIScene.didActivateNotification : UIScene.willDeactivateNotification
    for connected in app.connectedScenes {
      NotificationCenter.default.post(name: scene, object: connected)
    }
    NotificationCenter.default.post(
      name: isActive
        ? UIApplication.didBecomeActiveNotification : UIApplication.willResignActiveNotification,
      object: app)
    if !isActive { set(.inactive, .foregroundInactive) }
  }

  private func set(_ state: UIApplication.State, _ scene: UIScene.ActivationState) {
    UIApplication.shared.applicationState = state
    for connected in UIApplication.shared.connectedScenes { connected.activationState = scene }
  }
}
