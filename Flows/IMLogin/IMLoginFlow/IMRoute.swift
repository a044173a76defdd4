public import EveryPath

/// The pages of a messenger: the login page with its reason, or home.
public struct IMRoute: Flow {
  /// Which page is there.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// None yet.
    case blank
    /// The login page.
    case login
    /// Home.
    case home
  }

  /// What it can be told.
  public enum Event: Hashable, Sendable {
    /// The login page is wanted; why, if there is a reason.
    case showLogin(LoginReason?)
    /// Home is wanted.
    case showHome
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Make the login page the only page.
    case showLogin(LoginReason?)
    /// Make home the only page.
    case showHome
  }

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// The pages.
  public init() {}

  /// The flow's name.
  public var name: String { "im-route" }

  /// No page at first.
  public var start: State { .blank }

  /// The rows of a state: a page that is there already is not shown again.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .blank:
      toLogin
      toHome
    case .login:
      toHome
      for reason in Self.reasons {
        Ignore(.showLogin(reason), because: "the login page is there already")
      }
    case .home:
      toLogin
      Ignore(.showHome, because: "home is there already")
    }
  }

  private static let reasons: [LoginReason?] = [nil] + LoginReason.allCases

  @RowBuilder private var toLogin: Transitions {
    for reason in Self.reasons {
      On(.showLogin(reason)) {
        Perform(.showLogin(reason))
        Go(to: .login)
      }
    }
  }

  @RowBuilder private var toHome: Transitions {
    On(.showHome) {
      Perform(.showHome)
      Go(to: .home)
    }
  }

  /// No order is answered.
  public func answers(to effect: Effect) -> [Event] { [] }

  /// The outcome of pages that were given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
