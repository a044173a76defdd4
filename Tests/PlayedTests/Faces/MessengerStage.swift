import IMLoginFlow
import IMLoginSystem
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import SwiftUI
import UIKit

/// A messenger with its two pages, in front of a person.
@MainActor
final class MessengerStage: IMAccountServer {
  let client = FakeIMClient(tokens: ["anna": "1"])
  private let loginPage = UIViewController()
  private let home = UIViewController()
  private var root: IMRootController?
  private(set) var login: IMLogin?

  init() throws {
    PlayedPhone.begin(with: Phone(.camera, answer: .denied))
    PlayedPhone.play(.launch(isFresh: true))
    client.runsByItself = false
    let login = try IMLogin(client: client, server: self, store: .inMemory())
    let root = IMRootController(login) { [loginPage] in
      loginPage
    } home: { [home] in
      home
    }
    (self.login, self.root) = (login, root)
    UIApplication.playedLaunch([root])
  }

  /// What can be seen of it, from the back to the front.
  var seen: [String] {
    let views = (root?.view.subviews ?? []).filter { !$0.isHidden }
    return views.map {
      $0 === loginPage.view ? "login" : $0 === home.view ? "home" : $0.accessibilityIdentifier ?? ""
    }
  }

  /// Whether a root of SwiftUI has a page and a place for the spinner.
  var hasSwiftUIRoot: Bool {
    guard let login else { return false }
    let root = IMRoot(login) { screen in
      Text(screen.notice ?? "Log in")
    } home: { _ in
      Text("Home")
    }
    return "\(type(of: root.body))" != "EmptyView"
  }

  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void) {
    answer(Credentials(account: "anna", token: "1"))
  }
  func cancelRequest() {}
}
