public import EveryPath

/// What the widget shows: one entry for each time the system asks, made in the extension's process.
///
/// It reads the shared store and never writes to it. It reads the store again before it completes
/// what the server answered: the app may have logged out, or stored another token, in the meantime.
/// An entry that was completed before that is replaced by the reload for which the app asks.
/// Before the unlock nothing is concluded from what it reads, whatever that says.
public struct WidgetTimeline: Flow {
  /// What the system asks for.
  public enum Request: String, Hashable, Sendable, CaseIterable {
    /// The entry that the widget shows from now on.
    case timeline
    /// An entry for the gallery, as true as the widget itself.
    case snapshot
  }

  /// Where the work is.
  public enum State: Hashable, Sendable {
    /// The shared store is being read.
    case reading
    /// The server is asked.
    case fetching(Attempt)
    /// The entry is made.
    case done(WidgetEntry)
  }

  /// How often the server is asked for one entry.
  public enum Attempt: String, Hashable, Sendable, CaseIterable {
    /// With the token that was read first.
    case first
    /// With the token that took its place meanwhile.
    case second
  }

  /// What it can be told.
  public enum Event: Hashable, Sendable {
    /// Whether the shared store holds a token, and whether it was available when it was read.
    case read(isAvailable: Bool, hasToken: Bool)
    /// The shared store cannot be read now: the phone is locked, or was not unlocked since it
    /// started.
    case unreadable
    /// What has become of the token in the shared store since it was read, and whether the store
    /// was available when it was read again.
    case readAgain(isAvailable: Bool, TokenChange)
    /// What the server answered.
    case answered(ServerAnswer)
  }

  /// What the server answers the widget.
  public enum ServerAnswer: String, Hashable, Sendable, CaseIterable {
    /// The data.
    case data
    /// The token does not count any more: 401.
    case unauthorized
    /// Nothing of use.
    case failed
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Read the shared store.
    ///
    /// See first whether it is available: before the unlock it may fail, or read as empty
    /// (reported: firebase/firebase-ios-sdk#16505). An extension has nobody to ask: keep something
    /// in the store, and see whether it is there.
    case readShared
    /// Read the shared store once more, as before, and compare; a token of the same account is
    /// used from then on.
    case readAgain
    /// Ask the server, with the token that was read last.
    case fetch
    /// Hand the entry to the system.
    case complete(WidgetEntry)
  }

  /// The entry it ends with.
  public typealias Outcome = WidgetEntry

  /// What the system asks for.
  public let request: Request
  /// When the system should ask again for data that cannot be predicted; 48 times a day, which is
  /// within the 40 to 70 that a widget may get (reported).
  public var refresh: Duration = .seconds(30 * 60)
  /// How long data are shown at most if the system does not ask again, not even for a reload; then
  /// the widget says that it has none, whose they ever were.
  public var lifetime: Duration = .seconds(2 * 60 * 60)
  /// How long the server may take.
  public var timeout: Duration = .seconds(10)

  /// The making of an entry.
  public init(_ request: Request) { self.request = request }

  /// The flow's name.
  public var name: String { "widget-\(request.rawValue)" }

  /// It begins with the store.
  public var start: State { .reading }

  /// Every state, listed.
  public var states: [State] {
    [.reading] + Attempt.allCases.map { .fetching($0) }
      + [.signedOut, .locked, .data, .openApp, .failed].map { .done($0) }
  }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .reading:
      Enter {
        Perform(.readShared, until: .read(isAvailable: true, hasToken: true)) {
          Or(.read(isAvailable: true, hasToken: false)) { complete(.signedOut) }
          for hasToken in [true, false] {
            Or(.read(isAvailable: false, hasToken: hasToken)) { complete(.locked) }
          }
          Or(.unreadable) { complete(.locked) }
        }
        Go(to: .fetching(.first))
      }
    case .fetching(let attempt): fetching(attempt)
    case .done(let entry): Finish(entry)
    }
  }

  @RowBuilder private func fetching(_ attempt: Attempt) -> Transitions {
    Enter { Perform(.fetch) }
    On(.answered(.data)) {
      Perform(.readAgain, until: .readAgain(isAvailable: true, .same)) {
        Or(.readAgain(isAvailable: true, .renewed)) { complete(.data) }
        for change in [TokenChange.foreign, .gone] {
          Or(.readAgain(isAvailable: true, change)) { complete(.signedOut) }
        }
        for change in TokenChange.allCases {
          Or(.readAgain(isAvailable: false, change)) { complete(.locked) }
        }
        Or(.unreadable) { complete(.locked) }
      }
      complete(.data)
    }
    On(.answered(.unauthorized)) {
      Perform(.readAgain, until: .readAgain(isAvailable: true, .same)) {
        Or(.readAgain(isAvailable: true, .renewed)) {
          if attempt == .first { Go(to: .fetching(.second)) } else { complete(.failed) }
        }
        for change in [TokenChange.foreign, .gone] {
          Or(.readAgain(isAvailable: true, change)) { complete(.signedOut) }
        }
        for change in TokenChange.allCases {
          Or(.readAgain(isAvailable: false, change)) { complete(.locked) }
        }
        Or(.unreadable) { complete(.locked) }
      }
      complete(.openApp)
    }
    On(.answered(.failed)) { complete(.failed) }
    After(limit(of: attempt), because: "the extension may run only for a moment") {
      complete(.failed)
    }
  }

  /// Both attempts together are over soon enough for the extension.
  private func limit(of attempt: Attempt) -> Duration {
    switch attempt {
    case .first: timeout
    case .second: timeout * 2 / 5
    }
  }

  @StepBuilder package func complete(_ entry: WidgetEntry) -> Steps {
    Perform(.complete(entry))
    Go(to: .done(entry))
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .readShared:
      [true, false].flatMap { isAvailable -> [Event] in
        [true, false].map { .read(isAvailable: isAvailable, hasToken: $0) }
      } + [.unreadable]
    case .readAgain:
      [true, false].flatMap { isAvailable -> [Event] in
        TokenChange.allCases.map { .readAgain(isAvailable: isAvailable, $0) }
      } + [.unreadable]
    case .fetch: ServerAnswer.allCases.map { .answered($0) }
    case .complete: []
    }
  }

  /// The outcome of an entry that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .failed }
}

/// What has become of the token that the extension read, when it reads the shared store again.
public enum TokenChange: String, Hashable, Sendable, CaseIterable {
  /// The token is still there.
  case same
  /// Another token of the same account took its place.
  case renewed
  /// A token of another account took its place.
  case foreign
  /// There is no token any more.
  case gone
}

/// What the widget shows.
public enum WidgetEntry: String, Hashable, Sendable, CaseIterable {
  /// Before the first entry.
  case placeholder
  /// Nobody is logged in, or another account than the token's.
  case signedOut
  /// The shared store could not be read: the phone is locked.
  case locked
  /// The data.
  case data
  /// The token does not count any more; opening the app helps.
  case openApp
  /// Nothing could be fetched.
  case failed

  /// Whether the system is asked to come back by itself.
  ///
  /// Without a token, or with one that does not count, only the app can help, and it asks for a
  /// reload when it has.
  public var comesBack: Bool {
    switch self {
    case .locked, .data, .failed: true
    case .placeholder, .signedOut, .openApp: false
    }
  }
}
