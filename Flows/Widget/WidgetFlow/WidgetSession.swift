public import EveryPath

/// Who is logged in, as the token of the widget depends on it.
///
/// When somebody leaves, the token goes first: only then is the session ended, so that a process
/// that is ended half-way leaves no token without its owner.
///
/// Before the unlock nothing is concluded from what is read, whatever it says: it is read again.
public struct WidgetSession: Flow {
  /// Where the session can be.
  public enum State: Hashable, Sendable {
    /// The process has just begun.
    case launching
    /// Protected data is not available yet; what was read is read again once it is.
    case locked
    /// Nobody is logged in.
    case loggedOut
    /// Somebody is logged in.
    case loggedIn
    /// The token goes, before the session ends.
    case leaving(Departure)
  }

  /// Why a session ends.
  public enum Departure: String, Hashable, Sendable, CaseIterable {
    /// The person logs out.
    case logout
    /// Another account takes over.
    case change
  }

  /// What it can be told.
  public enum Event: Hashable, Sendable {
    /// What is stored of the session, and whether protected data was available when it was read.
    case read(isAvailable: Bool, isLoggedIn: Bool)
    /// What is stored cannot be read now: the phone was not unlocked yet.
    case unreadable
    /// What is protected can be read: the phone was unlocked, or the app came to the front.
    case protectedDataAvailable
    /// A login succeeded; the account is the driver's to know.
    case loginSucceeded
    /// The person wants to log out, or the server has ended this session; an app keeps what tells
    /// of an earlier one to itself.
    case logoutTapped
    /// A login with another account succeeded.
    case accountChanged
    /// The token component has removed what the widget had.
    case tokenGone
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Read what is stored of the session; unreadable if the shared store is.
    ///
    /// Ask first whether protected data is available (`isProtectedDataAvailable`): before the
    /// unlock a store may fail, or read as empty (reported: firebase/firebase-ios-sdk#16505). One
    /// that opens at the first unlock is available from then on: keep something in it, and see
    /// whether it is there.
    case read
    /// Store the session of the account that logged in.
    case begin
    /// Remove the session.
    case end
  }

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// The component that keeps the widget's token.
  public static let token = ComponentID<WidgetToken>("token")

  /// A session.
  public init() {}

  /// The flow's name.
  public var name: String { "widget-session" }

  /// The state a process begins in.
  public var start: State { .launching }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .launching:
      Enter {
        Perform(.read, until: .read(isAvailable: true, isLoggedIn: true)) {
          Or(.read(isAvailable: true, isLoggedIn: false)) {
            Tell(Self.token, .cleanUp)
            Go(to: .loggedOut)
          }
          for isLoggedIn in [true, false] {
            Or(.read(isAvailable: false, isLoggedIn: isLoggedIn)) { Go(to: .locked) }
          }
          Or(.unreadable) { Go(to: .locked) }
        }
        Tell(Self.token, .launched)
        Go(to: .loggedIn)
      }
    case .locked: On(.protectedDataAvailable) { Go(to: .launching) }
    case .loggedOut:
      On(.loginSucceeded) { begin }
      Ignore(.tokenGone, because: "nobody was logged in")
      unlocked
    case .loggedIn:
      On(.logoutTapped) { Go(to: .leaving(.logout)) }
      On(.accountChanged) { Go(to: .leaving(.change)) }
      unlocked
    case .leaving(let departure): leaving(departure)
    }
  }

  @RowBuilder private var unlocked: Transitions {
    Ignore(.protectedDataAvailable, because: "what is stored was read when it could be")
  }

  /// The token is gone within the same reaction; only a kill comes between.
  @RowBuilder private func leaving(_ departure: Departure) -> Transitions {
    Enter { Tell(Self.token, .leave) }
    On(.tokenGone) {
      Perform(.end)
      switch departure {
      case .logout: Go(to: .loggedOut)
      case .change: begin
      }
    }
  }

  @StepBuilder private var begin: Steps {
    Perform(.begin)
    Tell(Self.token, .loggedIn)
    Go(to: .loggedIn)
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .read:
      [true, false].flatMap { isAvailable -> [Event] in
        [true, false].map { .read(isAvailable: isAvailable, isLoggedIn: $0) }
      } + [.unreadable]
    case .begin, .end: []
    }
  }

  /// The outcome of a session that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole {
    switch event {
    case .loginSucceeded, .logoutTapped, .accountChanged: .person
    case .read, .unreadable, .protectedDataAvailable, .tokenGone: .system
    }
  }
}
