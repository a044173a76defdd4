public import EveryPath

/// The widget's token: fetched by the app, kept in the store that app and widget share.
///
/// It is fetched at four moments: at launch if there is none, at a login, on entering the page that
/// the widget is about, and it is removed at a logout. What is stored belongs to somebody: a token
/// of another account is removed before anything else. The widget is reloaded only when the store
/// has changed. That it was is noted in the store; each change takes the note away, so a process
/// that ends between a change and its reload leaves the reload to the next launch.
public struct WidgetToken: Flow {
  /// Where the token can be.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Nobody is logged in.
    case idle
    /// The store is being read at launch.
    case checking
    /// Somebody is logged in; nothing is being fetched.
    case ready
    /// The token is being fetched.
    case fetching
  }

  /// What it can be told.
  public enum Event: Hashable, Sendable {
    /// The app was launched, and somebody is logged in.
    case launched
    /// The app was launched, and nobody is logged in.
    case cleanUp
    /// Somebody has logged in.
    case loggedIn
    /// The person has come to the page that the widget is about.
    case pageEntered
    /// What the widget shows has changed in the app.
    case harvested
    /// Whoever is logged in is leaving.
    case leave
    /// What the shared store holds.
    case read(SharedReading)
    /// The server gave a token.
    case arrived
    /// The server gave none.
    case failed
    /// The token was stored; whether it is another one than before.
    case wrote(isNew: Bool)
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Read the shared store.
    case readShared
    /// Ask the server for a token.
    case fetch
    /// Stop asking.
    case cancelFetch
    /// Store the token and its owner in the shared store, in one write; that removes the note.
    case write
    /// Remove all that the shared store holds, the note too, in one write.
    case delete
    /// Ask the system to reload the widget.
    case reload
    /// Note in the shared store that the widget was asked to reload since the last change.
    case noteReload
    /// Tell the server that the token is not needed any more.
    case revoke
  }

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// The component that knows who is logged in.
  public static let session = ComponentID<WidgetSession>("session")

  /// How long the server may take for a token; after that the next moment asks for one again.
  ///
  /// Nil if the driver always answers in time by itself.
  public var fetchLimit: Duration? = .seconds(30)

  /// A token.
  public init() {}

  /// The flow's name.
  public var name: String { "widget-token" }

  /// Nobody is logged in at first.
  public var start: State { .idle }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .idle: idle
    case .checking: checking
    case .ready: ready
    case .fetching: fetching
    }
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .readShared: SharedReading.allCases.map { .read($0) }
    case .fetch: [.arrived, .failed]
    case .write: [.wrote(isNew: true), .wrote(isNew: false)]
    case .cancelFetch, .delete, .reload, .noteReload, .revoke: []
    }
  }

  /// The outcome of a token that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole {
    switch event {
    case .pageEntered, .harvested: .person
    case .launched, .cleanUp, .loggedIn, .leave, .read, .arrived, .failed, .wrote: .system
    }
  }
}

/// What the shared store holds, as the app reads it.
///
/// A reload is owed if nothing notes that it was asked for: a process ended before it could, an
/// earlier version did not, or the app is new.
public enum SharedReading: String, Hashable, Sendable, CaseIterable {
  /// No token, and the widget knows; at the clean-up of a launch also a store that cannot be read,
  /// for nothing is removed then.
  case empty
  /// No token, and a reload is owed.
  case emptyOwed
  /// The token of the account that is logged in, and the widget knows.
  case own
  /// The token of the account that is logged in, and a reload is owed.
  case ownOwed
  /// The token of another account.
  case foreign
}
