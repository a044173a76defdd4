public import FlowModel
public import IMLoginFlow

/// A messenger and everything around it: the person, the app's process, what is stored on the
/// device, the network, the service's client and its server, and the app's own server.
public struct Messenger: World {
  /// What can happen to it.
  public typealias Move = MessengerMove
  /// What an app can be told of it.
  public typealias Stimulus = MessengerStimulus
  /// What a property can see of it.
  public typealias Observation = MessengerObservation

  /// Whether the app's process lives.
  public internal(set) var isRunning = false
  /// Whether the app listens to the service.
  public internal(set) var isListening = false
  /// The page the person sees.
  public internal(set) var page = Page.blank
  /// Whether the spinner is up.
  public internal(set) var isSpinnerUp = false
  /// What home offers.
  public internal(set) var allowed = Capability.read
  /// What is stored on the device.
  public internal(set) var store: LoginStore
  /// Whether the keychain is shut: account and token can be neither read nor changed.
  public internal(set) var isLocked = false
  /// Whether the shut keychain says that it holds nothing, instead of failing.
  public internal(set) var readsEmpty = false
  /// Whether the app's last reading failed, so that it waits.
  public internal(set) var isUnread = false
  /// What the app is to do to the keychain once it is open again.
  public internal(set) var owed: OwedWrite?
  /// Whether another process of the app has stored a newer token than the one of the session, which
  /// is void since.
  public internal(set) var isTokenRenewed = false
  /// Whether there is a network.
  public internal(set) var hasNetwork = true
  /// The service's client in the app.
  public internal(set) var client = ServiceClient()
  /// Whether another device took over after this one had logged in.
  public internal(set) var isTakenOver = false
  /// Why the session of home has ended, until another page says so.
  public internal(set) var whyEnded: LoginReason?
  /// Whose credentials the app's own server gave, or is asked for.
  var wanted: Account?
  /// The request to the app's own server.
  var asked: Address?
  /// The manual login that is under way.
  var manual: Address?
  var logout: Address?
  let codes: ServiceCodes
  /// The person's accounts.
  let accounts: [Account]
  /// Whether the store changes also where the app does not turn to it next.
  let isStoreRestless: Bool

  /// A device on which the app does not run.
  ///
  /// - Parameters:
  ///   - store: what an earlier process, or an earlier version of the app, left there.
  ///   - codes: the error codes of the service.
  ///   - accounts: the person's accounts.
  ///   - isStoreRestless: whether the store changes also where the app does not turn to it next.
  public init(
    store: LoginStore = LoginStore(), codes: ServiceCodes = .nim,
    accounts: [Account] = Account.allCases, isStoreRestless: Bool = false
  ) {
    self.store = store
    self.codes = codes
    self.accounts = accounts
    self.isStoreRestless = isStoreRestless
  }

  /// Whether a manual login is under way.
  public var isManualUnderWay: Bool { asked != nil || manual != nil }

  /// Whether the session has ended, and the person still sees home.
  public var isLeaving: Bool { page == .home && logout != nil && client.kind == nil && !isUnread }

  /// What a reading of the store finds now that can be believed.
  public var reading: StoreReading { isLocked ? .unreadable : store.reading() }

  /// Ends the app's process.
  public mutating func endProcess(_ output: inout WorldOutput<Messenger>) {
    isRunning = false
    isListening = false
    page = .blank
    isSpinnerUp = false
    allowed = .read
    client = ServiceClient()
    isUnread = false
    owed = nil
    isTokenRenewed = false
    whyEnded = nil
    wanted = nil
    asked = nil
    manual = nil
    logout = nil
    output.processEnded()
  }

  /// Replaces every address that still may be answered.
  public mutating func renumber(_ number: (Address) -> Address) {
    asked = asked.map(number)
    manual = manual.map(number)
    logout = logout.map(number)
  }

  /// Whether something happens by itself right now.
  public var isBusy: Bool {
    isRunning && (asked != nil || manual != nil || logout != nil || client.isBusy(hasNetwork))
  }
}

/// The page that is there.
public enum Page: Hashable, Sendable {
  case blank
  case login(LoginReason?)
  case home

  /// Whether it is the login page.
  public var isLogin: Bool { if case .login = self { true } else { false } }
}

/// What an app is to do to the keychain once it is open again; the last order counts.
public enum OwedWrite: Hashable, Sendable {
  case save(Account)
  case clear
}

/// One of two accounts of the person.
public enum Account: String, Hashable, Sendable, CaseIterable {
  case anna
  case bert

  /// The account's name, as it is told.
  var name: String {
    switch self {
    case .anna: "Anna"
    case .bert: "Bert"
    }
  }
}
