import FlowModel
import IMLoginFlow

extension Messenger {
  /// The id of what a person sees.
  public var screen: String {
    guard isRunning else { return "home-screen" }
    switch page {
    case .blank: return "blank"
    case .login: return isSpinnerUp ? "spinner" : "login"
    case .home:
      switch allowed {
      case .read: return "home-read"
      case .send: return "home-send"
      case .everything: return "home-all"
      }
    }
  }

  /// What holds now, in facts a person can read.
  public var facts: [(name: String, value: String)] {
    [
      ("screen", screenInWords), ("stored", storeInWords + lockInWords),
      ("network", hasNetwork ? "on" : "off"),
      ("service", serviceInWords),
    ] + (isTakenOver ? [("server", "another device has taken over")] : [])
  }

  private var screenInWords: String {
    guard isRunning else { return "the app does not run" }
    switch page {
    case .blank: return "nothing yet"
    case .login(let reason):
      let page = reason.map { "login page, \"\($0.rawValue)\"" } ?? "login page"
      return isSpinnerUp ? "\(page), under a spinner" : page
    case .home:
      switch allowed {
      case .read: return "home, to read what is on the device"
      case .send: return "home, sending is possible"
      case .everything: return "home, everything is there"
      }
    }
  }

  private var lockInWords: String {
    !isLocked ? "" : readsEmpty ? ", locked, and reads as empty" : ", locked"
  }

  private var storeInWords: String {
    guard !store.isEmpty else { return "nothing" }
    let account = store.account?.name ?? "no account"
    if isTokenRenewed { return "\(account), with a renewed token" }
    return store.isFit ? "\(account), may log in automatically" : "\(account), unfit"
  }

  private var serviceInWords: String {
    guard let kind = client.kind else { return "no session" }
    return "\(kind.rawValue) login, \(client.link.rawValue)"
  }

  /// What an observation says, in words.
  public static func words(for observation: Observation) -> String {
    switch observation {
    case .read(.unreadable): "what is stored cannot be read yet"
    case .read(let reading): "what is stored is read: \(reading.rawValue)"
    case .reinstalled: "the app is another installation"
    case .protectedDataAvailable: "the app is told that what is protected can be read"
    case .tokenRenewed: "another process of the app has renewed the token"
    case .tokenRefused: "the server refuses the token"
    case .tapped(let button): "the person taps \(button.rawValue)"
    case .serverAsked: "the app's server is asked for account and token"
    case .serverGave: "the app has account and token"
    case .loginOrdered: "a manual login is called"
    case .autoLoginOrdered(true): "an automatic login is called"
    case .autoLoginOrdered(false): "an automatic login is called with unfit credentials"
    case .loginOverLogin: "a login is called over another"
    case .loginUnheard: "a login is called without a listener"
    case .threwOther: "the device that had taken over is thrown out"
    case .manualTold(let isSuccess): "the manual login \(isSuccess ? "succeeded" : "failed")"
    case .autoFailed(let isTerminal):
      "the automatic login failed, \(isTerminal ? "for good" : "for now")"
    case .kicked: "the server ended the session"
    case .step(let step): "the service reports \(step)"
    case .oddStep: "the service reports something out of turn"
    case .lateEnd: "the service reports the end of an old session"
    case .lateStep: "the service reports something of an old session"
    case .saved: "the credentials are stored"
    case .cleared: "the credentials are removed"
    case .logoutOrdered: "a logout is called"
    case .logoutTold: "the logout has ended"
    case .loginShown: "the login page came up"
    case .homeShown: "home came up"
    case .failureShown: "the failure is explained"
    }
  }
}
