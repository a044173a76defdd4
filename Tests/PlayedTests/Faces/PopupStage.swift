import EveryPathTesting
import PermissionFacts
import PlayedPhone
import PopupsFlow
import PopupsSystem
import SimulatedPhone
import SwiftUI
import UIKit

/// An app with a window of two pages and its popups, in front of a person.
@MainActor
final class PopupStage {
  private let home = UIViewController()
  private let navigation: UINavigationController
  let clock = ManualClock()
  let center: PopupCenter
  private let scene: UIWindowScene
  private(set) var news: [String] = []

  init(isInBackground: Bool = false) {
    PlayedPhone.begin(with: Phone(.camera, answer: .denied))
    PlayedPhone.play(isInBackground ? .launchInBackground : .launch(isFresh: true))
    navigation = UINavigationController(rootViewController: home)
    scene = UIApplication.playedLaunch([navigation])[0]
    if !isInBackground { PlayedPhone.play(.becomeActive) }
    center = PopupCenter(in: scene, clock: clock)
  }

  private var window: UIWindow { scene.windows[0] }

  /// Shows a view in its turn.
  func show(_ popup: Popup, style: PopupStyle = .centre()) {
    center.show(popup, style: style) {
      UIView()
    } onEvent: { [self] event in
      if case .report(let report) = event { news.append("\(popup.id) \(report)") }
    }
  }

  /// Shows a view of SwiftUI in its turn.
  func showText(_ popup: Popup, style: PopupStyle) {
    center.show(popup, style: style) { Text("Offer") }
    // The window is so large, and lays it out.
    card(popup.id)?.superview?.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    card(popup.id)?.superview?.layoutIfNeeded()
  }

  // MARK: - Pages

  /// The home page is followed as `home`.
  func follow() { center.follow(home.view, as: "home") }

  /// A page of SwiftUI is opened, which shows popups as `shop`.
  func openShop() {
    let shop = UIHostingController(rootView: Text("Shop").popups(center, page: "shop"))
    navigation.pushViewController(shop, animated: false)
  }

  /// Another page lies over it, or goes.
  func cover() { navigation.pushViewController(UIViewController(), animated: false) }
  func uncover() { navigation.setViewControllers([home], animated: false) }

  // MARK: - What can be seen

  /// The card of a popup.
  private func card(_ id: String) -> UIView? {
    let identifier = "popup-\(id)"
    return window.playedView(identifier)
      ?? navigation.topViewController?.view.playedView(identifier)
  }

  private func mask(_ id: String) -> UIControl? {
    window.playedView("popup-mask-\(id)") as? UIControl
  }

  /// Which of these can be seen, with their masks.
  func seen(_ ids: String...) -> [String] {
    ids.flatMap { id in
      [mask(id).map { _ in "mask of \(id)" }, card(id).map { _ in id }].compactMap { $0 }
    }
  }

  /// Whether VoiceOver stays in a popup.
  func isModal(_ id: String) -> Bool? { card(id)?.superview?.accessibilityViewIsModal }
  func cornerRadius(_ id: String) -> Double? { card(id).map { Double($0.layer.cornerRadius) } }
  func maskedCorners(_ id: String) -> UInt? { card(id)?.layer.maskedCorners.rawValue }
  func colour(_ id: String) -> [Double]? {
    mask(id)?.backgroundColor?.playedParts.map { Double($0) }
  }
  func identity(_ id: String) -> ObjectIdentifier? { card(id).map(ObjectIdentifier.init) }
  func isOnTop(_ id: String) -> Bool { window.subviews.last === card(id)?.superview }

  /// Where the card of a popup is.
  func rules(_ id: String) -> [String] {
    card(id).map { NSLayoutConstraint.playedRules(of: $0) } ?? []
  }

  /// How large the content of a popup is to be.
  func size(_ id: String) -> [String] {
    card(id)?.subviews.first.map { NSLayoutConstraint.playedRules(of: $0).suffix(2) } ?? []
  }

  /// How far from its place the card is that goes: to the right, and downwards.
  func offsetGoing(_ id: String) -> [Double] {
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    let card = card(id)
    card?.superview?.frame = window.frame
    center.close(id)
    return card.map { [Double($0.transform.offset.x), Double($0.transform.offset.y)] } ?? []
  }

  func readFromTheRight() { UIView.playedDirection = .rightToLeft }

  // MARK: - What happens

  /// The person taps beside a popup.
  func tapOutside(_ id: String) { mask(id)?.sendActions(for: .touchUpInside) }

  /// What receives a touch so far below the upper edge, if a bar of 50 points is there: the bar, or
  /// what is behind it.
  func isTouched(_ id: String, at height: Double) -> Bool {
    guard let card = card(id), let bar = card.superview else { return false }
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    card.frame = CGRect(x: 8, y: 8, width: 284, height: 50)
    return bar.hitTest(CGPoint(x: 20, y: height), with: nil) != nil
  }

  /// A finger moves over a popup, so many points in a second downwards.
  @discardableResult
  func pan(_ id: String, _ velocity: Double) -> Bool {
    let pan = card(id)?.gestureRecognizers?.first as? UIPanGestureRecognizer
    return pan?.playedMove(CGPoint(x: 0, y: velocity)) ?? false
  }

  func escape(_ id: String) -> Bool? { card(id)?.superview?.accessibilityPerformEscape() }
  func endAnimations() { UIView.playedAnimationsEnd() }
  func hangAnimations() { UIView.playedAnimationsHang() }
  func keyboard(isUp: Bool) { UIResponder.playedKeyboard(isUp: isUp) }
  func disconnect() { scene.playedDisconnect() }

  /// A popup's view is taken away by other code.
  func sweep(_ id: String) { card(id)?.superview?.removeFromSuperview() }

  /// What was said to VoiceOver.
  var posts: [String] { UIAccessibility.playedPosts }
  func reduceMotion() { UIAccessibility.playedReduceMotion() }
}
