import EveryPath
import EveryPathTesting
import FlowTestSupport
import GuestFlow
import GuestSystem
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import SwiftUI
import UIKit

/// An app with an article and guest mode, in front of a person; the server answers at once.
@MainActor
final class GuestStage {
  let article = UIViewController()
  private let navigation: UINavigationController
  private let scene: UIWindowScene
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "guest-views-\(UUID().uuidString)", isDirectory: true)
  let clock = ManualClock()
  let server = AnsweringServer<GuestAction>()
  let panels: GuestPanels
  let fields: FormDriver
  let mode: GuestMode<GuestAction>
  let captcha = Captcha()

  init(_ form: FormFlow = FormFlow(), language: String = "en") throws {
    PlayedPhone.begin(with: Phone(.camera, answer: .denied))
    PlayedPhone.play(.launch(isFresh: true))
    navigation = UINavigationController(rootViewController: article)
    scene = UIApplication.playedLaunch([navigation])[0]
    PlayedPhone.play(.becomeActive)
    let (texts, wishes) = (GuestTexts(language: language), WishStore(folder: folder))
    panels = GuestPanels(in: scene, texts: texts, clock: clock, captcha: captcha.view)
    fields = FormDriver(
      for: form, form: panels, directory: server, store: wishes, texts: texts, clock: clock)
    let identity = IdentityDriver<GuestItem>(
      store: FileGuestStore(folder: folder), server: server, isProtectedDataAvailable: { true },
      open: { _ in })
    mode = try GuestMode(
      identity: Runner(IdentityFlow(), driver: identity), gate: GateFlow(gated: [.comment]),
      GateDriver(panel: panels, actions: server, store: wishes, texts: texts), form: form, fields,
      intents: MemoryStore(), clock: clock)
    mode.start()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The person taps what is for users.
  func comment() async -> Task<GateOutcome, Never> {
    let caller = Task { await mode.perform(.comment, Data("good".utf8)) }
    _ = await becomesTrue { self.window.playedView("popup-login-panel") != nil }
    endAnimations()
    return caller
  }

  /// The account form after a comment and More Ways.
  func openForm() async -> Task<GateOutcome, Never> {
    let caller = await comment()
    tap("login-panel.more")
    return caller
  }

  // MARK: - What can be seen

  private var window: UIWindow { scene.windows[0] }
  private var form: UIViewController? { navigation.presentedViewController }

  /// What has this identifier, on the form or, without one, in the window.
  private func view(_ identifier: String) -> UIView? {
    form.map { $0.view.playedView(identifier) }
      ?? window.playedView(identifier) ?? navigation.topViewController?.view.playedView(identifier)
  }
  /// What stands there.
  func text(_ identifier: String) -> String? {
    switch view(identifier) {
    case let label as UILabel: label.text
    case let button as UIButton: button.playedTitle
    case let field as UITextField: field.text
    default: nil
    }
  }
  func isOn(_ identifier: String) -> Bool? { (view(identifier) as? UIControl)?.isEnabled }
  private func field(_ id: FormFlow.Field) -> UITextField? {
    view("account-form.\(id.rawValue)") as? UITextField
  }
  /// The keyboard of a field, and what it is filled with: `emailAddress username`.
  func keyboard(_ id: FormFlow.Field) -> String? {
    field(id).map { "\($0.keyboardType) \($0.textContentType.rawValue)" }
  }
  func isTyped(in id: FormFlow.Field) -> Bool? { field(id)?.isFirstResponder }
  func isSecure(_ id: FormFlow.Field) -> Bool? { field(id)?.isSecureTextEntry }
  func isSelected(_ identifier: String) -> Bool? { (view(identifier) as? UIControl)?.isSelected }
  func spins(_ identifier: String) -> Bool? {
    (view(identifier) as? UIButton)?.configuration?.showsActivityIndicator
  }
  func label(_ identifier: String) -> String? { view(identifier)?.accessibilityLabel }
  func isModal(_ identifier: String) -> Bool? { view(identifier)?.accessibilityViewIsModal }
  /// The style of words that become larger where the person reads larger ones.
  func style(_ identifier: String) -> String? {
    switch view(identifier) {
    case let label as UILabel where label.adjustsFontForContentSizeCategory:
      label.font.playedStyle
    case let field as UITextField where field.adjustsFontForContentSizeCategory:
      field.font?.playedStyle
    default: nil
    }
  }
  func identity(_ identifier: String) -> ObjectIdentifier? {
    view(identifier).map(ObjectIdentifier.init)
  }
  func isSeen(_ identifier: String) -> Bool { view(identifier) != nil }
  var isPanelUp: Bool { window.playedView("popup-login-panel") != nil }
  var isFormUp: Bool { form != nil }
  /// The identifiers below this one, in the order in which VoiceOver reads them.
  func order(_ identifier: String) -> [String] {
    func names(_ view: UIView) -> [String] {
      view.subviews.filter { !$0.isHidden }.flatMap {
        [$0.accessibilityIdentifier].compactMap(\.self) + names($0)
      }
    }
    return view(identifier).map(names) ?? []
  }
  func rules(_ identifier: String) -> [String] {
    view(identifier).map { NSLayoutConstraint.playedRules(of: $0) } ?? []
  }
  /// In which ways the form may be turned.
  var orientations: String? {
    switch form?.supportedInterfaceOrientations {
    case .portrait: "upright"
    case .landscape: "sideways"
    default: nil
    }
  }
  var duration: Double { UIView.playedDuration }
  var posts: [String] { UIAccessibility.playedPosts }

  /// How far the form has slid where it is so high.
  func slide(height: Double) -> Double? {
    guard let column = form?.view.subviews.first as? UIScrollView, let field = field(.secret) else {
      return nil
    }
    column.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    field.frame = CGRect(x: 0, y: 300, width: 280, height: 44)
    form?.viewDidLayoutSubviews()
    return Double(column.contentOffset.y)
  }

  // MARK: - What happens

  func tap(_ identifier: String) {
    let view = view(identifier)
    if let button = view as? UIButton {
      button.playedTap()
    } else {
      (view as? UIControl)?.sendActions(for: .touchUpInside)
    }
  }
  func type(_ text: String, _ id: FormFlow.Field, isMarked: Bool = false) {
    field(id)?.playedType(text, isMarked: isMarked)
  }
  func touchKey(_ key: String, _ id: FormFlow.Field) { field(id)?.insertText(key) }
  func clear(_ id: FormFlow.Field) { field(id)?.playedClear() }
  func touchReturn(_ id: FormFlow.Field) { field(id)?.playedReturn() }
  /// Lets animations end until something is so.
  func becomes(_ isSo: @MainActor () -> Bool) async -> Bool {
    await becomesTrue {
      self.endAnimations()
      return isSo()
    }
  }
  func endAnimations() { UIView.playedAnimationsEnd() }
  func hangAnimations() { UIView.playedAnimationsHang() }
  func turnSideways() { scene.playedTurn(to: .landscapeLeft) }
  func follow() { panels.follow(article.view) }
  func leavePage() { navigation.setViewControllers([UIViewController()], animated: false) }
  /// A page of SwiftUI in which the panel is shown.
  func openPage() {
    navigation.pushViewController(
      UIHostingController(rootView: Text("Article").guestPanels(panels)), animated: false)
  }
  var isPanelOnPage: Bool {
    navigation.topViewController?.view.playedView("popup-login-panel") != nil
  }
  /// Other code takes away what is presented.
  func sweepForm() { navigation.dismiss(animated: false) }
  func escapeForm() -> Bool? { form?.accessibilityPerformEscape() }
  func escapePanel() -> Bool? {
    view("popup-login-panel")?.subviews.first?.accessibilityPerformEscape()
  }
  func keepCompletions() { PlayedApp.keepsCompletions = true }

  /// What the app asks a person by who may be a machine.
  @MainActor
  final class Captcha {
    private(set) var pass: @MainActor (String) -> Void = { _ in }

    func view(_ passed: @escaping @MainActor (String) -> Void) -> UIView {
      pass = passed
      let view = UIView()
      view.accessibilityIdentifier = "captcha"
      return view
    }
  }
}
