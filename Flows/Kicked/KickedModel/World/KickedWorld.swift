public import FlowModel
import GuestFlow
import GuestModel
public import PopupsFlow
import Reducers

/// An app with a messenger, a widget, guest mode and a camera; its servers, and the person.
///
/// The disk answers at once: the process may be ended between any two orders, which is what matters
/// here. Only the keychain, with the messenger's credentials, may be shut at a launch. Dialogs take
/// time to come and go, and servers take as long as they like. The server ends a first login.
public struct KickedWorld: ReducerWorld {
  /// What can happen.
  public typealias Move = KickedMove
  /// What the components can be told.
  public typealias Stimulus = KickedStimulus
  /// What a property can see.
  public typealias Observation = KickedObservation
  /// What a step brings about.
  public typealias Output = WorldOutput<KickedWorld>

  /// What the server has done to the first login, and whether the app knows.
  enum Kick: Hashable, Sendable {
    case none
    case untold
    case told
  }

  /// A comment on its way to the server, or its answer on the way back.
  struct Letter: Hashable, Sendable {
    let login: Login
    var isAnswer = false
  }

  /// What the app's process holds.
  struct App: Hashable, Sendable {
    enum Page: String, Hashable, Sendable, CaseIterable {
      case blank
      case login
      case home
    }

    var page = Page.blank
    /// Whether the keychain is shut, so that the messenger cannot decide on the first page.
    var isLocked = false
    var isInSettings = false
    /// Whose data it works on.
    var opened: Owner?
    /// Whether it had a connection before the kick.
    var isConnected = false
    /// Whether the person is to be told that the login has ended, once everything is cleaned up.
    var isNoticeDue = false
    /// What the panel offers beside closing it; nil while a login is under way.
    var offer: GateButton? = .quick
    /// The token that has just arrived.
    var arrived: Login?
    var views: [KickedDialog: Panel.Phase] = [:]
    var prompts = Prompts(through: .scheduler)

    // The askers of an answer, a touch of a dialog, its end, and what becomes of the comment.
    var asked: [KickedRequest: Address] = [:]
    var touches: [KickedDialog: Address] = [:]
    var ends: [KickedDialog: Address] = [:]
    var comment: Address?
  }

  /// Whether the app's process lives.
  public internal(set) var isRunning = false
  var app = App()
  /// The scheduler.
  public var reduced = Reduced(PopupScheduler(catalogue: KickedDialog.allCases.map(\.popup)))

  // On the disk.
  /// Who uses the app.
  var stored: IdentityFacts
  /// The login that the user who is stored came by.
  var holder: Login
  /// The messenger's credentials.
  var credentials: Login?
  /// The token that app and widget share.
  var shared: Login?
  /// Whether the shared store notes that a reload was asked for since its last change.
  var isReloadNoted: Bool
  /// Whose data the widget was last told to show.
  var widget: Login?
  /// Whether a blocked comment is kept.
  var isKept = false

  // At the servers.
  var kick: Kick
  var hasCampaign: Bool
  var letter: Letter?

  /// What the lesson does wrong; nil for the app as it should be.
  let fault: KickedFault?

  /// An app that is not running, and a messenger session and a widget of the user who used it last.
  init(isUser: Bool, fault: KickedFault? = nil) {
    stored = isUser ? .user : .nobody
    holder = isUser ? .old : .new
    credentials = isUser ? .old : nil
    widget = credentials
    isReloadNoted = !isUser
    // What only shows in the whole is looked for without one.
    hasCampaign = isUser && fault?.showsInTheWhole != true
    // Where nobody is logged in, the first login is long over.
    kick = isUser ? .none : .told
    self.fault = fault
  }

  var storesOldUser: Bool {
    holder == .old && stored == .user || credentials == .old || shared == .old
  }

  /// Whether something of the old user is still stored although the app knows that it is over.
  var isUnclean: Bool { kick == .told && storesOldUser }

  /// Whether something happens by itself right now.
  public var isBusy: Bool {
    guard isRunning else { return false }
    return letter != nil || !app.asked.isEmpty || !app.ends.isEmpty
      || app.views.values.contains { $0 != .up }
  }

  /// Replaces every address that still may be answered.
  public mutating func renumber(_ number: (Address) -> Address) {
    app.asked = app.asked.mapValues(number)
    app.touches = app.touches.mapValues(number)
    app.ends = app.ends.mapValues(number)
    app.comment = app.comment.map(number)
  }

  /// Ends the app's process.
  public mutating func endProcess(_ output: inout Output) {
    isRunning = false
    app = App()
    reduced = reduced.restarted
    if !isKept { letter = nil }
    output.processEnded()
  }

  /// What properties see of an event that the scheduler is told.
  public static func observation(told event: PopupEvent) -> KickedObservation? { nil }

  /// What properties see of an order of the scheduler.
  public static func observation(ordered effect: PopupEffect) -> KickedObservation? { nil }
}
