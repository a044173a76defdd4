public import FlowModel
public import WidgetFlow

/// A phone with a widget on it: the app, the widget's extension, the store they share, WidgetKit,
/// the person and the server.
///
/// App and extension are processes, 0 and 1. Either may be ended while the other works.
public struct WidgetPhone: World {
  /// What can happen to it.
  public typealias Move = WidgetMove
  /// What app and extension can be told of it.
  public typealias Stimulus = WidgetStimulus
  /// What a property can see of it.
  public typealias Observation = WidgetObservation

  /// Whether the app's process lives.
  public internal(set) var isRunning = false
  /// Whether the phone is locked, so that neither process can read what is stored.
  public internal(set) var isLocked = false
  /// Whether a reading finds nothing while the phone is locked, instead of failing.
  public internal(set) var readsEmpty = false
  /// Whether the phone may be locked while the app is in use.
  ///
  /// The app reads what is stored when it begins, and at no other time: it makes no difference.
  public var locksInUse = false
  /// Whether the app runs and could not read what is stored.
  public internal(set) var isUnread = false
  /// Whether the extension's process lives.
  public internal(set) var isExtensionRunning = false
  /// Who is logged in, as it is stored.
  public internal(set) var account: Owner?
  /// What app and widget share.
  public internal(set) var shared: SharedToken?
  /// Whether they note that a reload was asked for since the last change.
  public internal(set) var isReloadNoted = false
  /// What the widget shows.
  public internal(set) var shown = Shown(.placeholder)
  /// Whether the system has been asked to reload the widget.
  public internal(set) var awaitsReload = false
  /// Whether it did not, and has not asked for an entry since.
  public internal(set) var isReloadIgnored = false
  /// What the gallery shows, until something else happens.
  public internal(set) var inGallery: Shown?
  /// How many times the widget's page is there.
  public internal(set) var pages = 0
  /// Whether what an earlier version of the app left is still there.
  public internal(set) var hasLeftover: Bool
  /// Who has just logged in.
  var arriving: Owner?
  /// The app's request for a token.
  var fetch: Fetch?
  /// A request that was given up, and may be answered all the same.
  var late: Fetch?
  var arrived: SharedToken?
  /// Whether a tap on the widget is about to be told to the app.
  var isOpening = false
  var making: WidgetTimeline.Request?
  /// The token with which it asks, and where the answer goes.
  var asking: Fetch?
  var used: SharedToken?

  /// A phone on which neither process runs.
  ///
  /// - Parameters:
  ///   - account: who is logged in.
  ///   - shared: what an earlier version of the app left in the shared store.
  ///   - shown: whose data it left in the widget.
  public init(account: Owner? = nil, shared: SharedToken? = nil, shown: Owner? = nil) {
    self.account = account
    self.shared = shared
    if let shown { self.shown = Shown(.data, of: shown, ends: false) }
    hasLeftover = shared != nil || shown != nil
  }

  /// Whether a process lives.
  public func isRunning(_ process: Int) -> Bool {
    process == Self.app ? isRunning : isExtensionRunning
  }

  /// Ends the app's process.
  public mutating func endProcess(_ output: inout WorldOutput<WidgetPhone>) {
    endProcess(Self.app, &output)
  }

  /// Ends a process.
  public mutating func endProcess(_ process: Int, _ output: inout WorldOutput<WidgetPhone>) {
    if process == Self.app {
      isRunning = false
      isUnread = false
      pages = 0
      arriving = nil
      fetch = nil
      late = nil
      arrived = nil
      isOpening = false
    } else {
      // The system asks again for what it did not get.
      if making == .timeline { awaitsReload = true }
      isExtensionRunning = false
      inGallery = nil
      making = nil
      asking = nil
      used = nil
    }
    output.processEnded(process)
  }

  /// What a process is called in sentences.
  public static func name(ofProcess process: Int) -> String {
    process == app ? "the app" : "the widget's extension"
  }

  /// Replaces every address that still may be answered.
  public mutating func renumber(_ number: (Address) -> Address) {
    fetch = fetch.map { Fetch(owner: $0.owner, reply: number($0.reply)) }
    late = late.map { Fetch(owner: $0.owner, reply: number($0.reply)) }
    asking = asking.map { Fetch(owner: $0.owner, reply: number($0.reply)) }
  }

  /// Whether something happens by itself right now.
  public var isBusy: Bool {
    awaitsReload || making != nil || isOpening || fetch != nil || late != nil
      || isReloadIgnored && shown.owner != nil && shown.ends
  }

  static let app = 0
  /// The number of the extension's process.
  static let widget = 1
}

/// One of two accounts of the person.
public enum Owner: String, Hashable, Sendable, CaseIterable {
  case anna
  case bert
}

/// The token in the shared store, with its owner.
public struct SharedToken: Hashable, Sendable {
  /// Whose it is.
  public var owner: Owner
  /// Whether the server still takes it.
  public var isValid = true

  /// A token of `owner`.
  public init(_ owner: Owner) { self.owner = owner }
}

/// What the widget shows, and whose data they are.
public struct Shown: Hashable, Sendable {
  /// The entry.
  public var entry: WidgetEntry
  /// Whose data it shows; nil without data.
  public var owner: Owner?
  /// Whether the data end by themselves.
  public var ends: Bool

  init(_ entry: WidgetEntry, of owner: Owner? = nil, ends: Bool = true) {
    self.entry = entry
    self.owner = owner
    self.ends = ends
  }
}

/// A request to the server.
struct Fetch: Hashable, Sendable {
  var owner: Owner
  /// Where the answer goes.
  var reply: Address
}
