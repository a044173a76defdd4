public import FlowModel
import IMLoginFlow

extension Messenger {
  /// What a person sees.
  public var picture: Picture {
    guard isRunning else {
      return isLocked
        ? Picture(.lock, [.heading("9:41"), .caption("locked")])
        : Picture(.home, [.icon("Messenger"), .icon("Settings")])
    }
    switch page {
    case .blank: return Picture(.app, [.heading("Messenger"), .caption("(nothing yet)")])
    case .login(let reason): return loginPage(reason)
    case .home: return home
    }
  }

  /// Under the spinner no page can be touched.
  private func loginPage(_ reason: LoginReason?) -> Picture {
    let words: [Picture.Element] = reason.map { [.text(ShippedIMWords.reason($0))] } ?? []
    let buttons = accounts.map {
      Picture.Element.button("Log In as \($0.name)", isEnabled: !isSpinnerUp)
    }
    return Picture(
      title: "Welcome", words + buttons,
      covers: isSpinnerUp ? [Picture.Cover(.card, [.spinner("")])] : [])
  }

  /// What can be done grows with the connection, of which a bar tells.
  private var home: Picture {
    let bar: [Picture.Element] = connection.map { [.caption($0)] } ?? []
    return Picture(
      title: "Chats", trailing: .button("Log Out"),
      bar + [
        .row(whom, allowed == .everything ? "2 new" : "as it was"),
        .field("Message", "", isEnabled: allowed >= .send), .button("Switch Account"),
      ])
  }

  /// What the driver says of the connection: a failed login is tried again.
  private var connection: String? {
    guard client.kind != nil else { return nil }
    return ShippedIMWords.connections[
      client.link == .loginFailed ? "waiting" : client.link.rawValue]
  }

  /// With whom the person of the session writes.
  private var whom: String { (client.account ?? store.account) == .anna ? "Bert" : "Anna" }

  /// What a person may expect to be possible, and why it is not.
  public var notNow: [ClosedChoice] {
    func closed(_ moves: [Move], _ reason: String) -> [ClosedChoice] {
      moves.map { ClosedChoice(text(of: $0), because: reason) }
    }
    let logins = accounts.map { Move.tapLogIn($0, isDouble: false) }
    guard isRunning else {
      return isLocked
        ? closed([.launch], "the phone is locked") : closed(logins, "the app is not running")
    }
    switch page {
    case .blank: return closed(logins, "no page is there yet")
    case .login where isSpinnerUp: return closed(logins, "the spinner takes every touch")
    case .login: return closed([.tapLogOut], "no account is logged in")
    case .home: return closed(logins, "an account is logged in: log out first")
    }
  }
}
