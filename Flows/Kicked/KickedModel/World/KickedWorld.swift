public import FlowModel
public import GuestFlow
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

  /// Whether the app's process lives.
  public internal(set) var isRunning = false

  // On the disk.
  /// Who uses the app.
  public internal(set) var stored: IdentityFacts
  /// The login that the user who is stored came by.
  public internal(set) var holder: Login
  /// The messenger's credentials.
  public internal(set) var credentials: Login?
  /// The token that app and widget share.
  public internal(set) var shared: Login?
  /// Whether the shared store notes that a reload was asked for since its last change.
  var isReloadNoted: Bool
  /// Whose data the widget was last told to show.
  public internal(set) var widget: Login?
  /// Whether a blocked comment is kept.
  public internal(set) var isKept = false

  // At the servers.
  /// What has become of the first login.
  public internal(set) var kick = Kick.none
  /// Whether the server has done the comment with the current key.
  public internal(set) var isServed = false
  var letter: Letter?

  // In the process.
  /// The page under the dialogs.
  public internal(set) var page = KickedPage.blank
  /// Whether the keychain is shut, so that the messenger cannot decide on the first page.
  public internal(set) var isLocked = false
  /// What is in front of the person.
  public internal(set) var front = KickedFront.app
  /// Whose data the app works on.
  var opened: Owner?
  var hasCampaign: Bool
  /// Whether this process had a connection before the kick.
  var isConnected = false
  /// Whether the person is to be told that the login has ended, once everything is cleaned up.
  var isNoticeDue = false
  /// What the panel offers beside closing it; nil while a login is under way.
  var panelOffer: KickedButton? = .logIn
  /// The token that has just arrived.
  var arrived: Login?
  var requests = KickedRequests()

  // The dialogs.
  /// The scheduler.
  public var reduced: Reduced<PopupScheduler>
  /// What is seen of each dialog.
  public internal(set) var views: [DialogView]
  var prompts: Prompts

  /// What the lesson does wrong; nil for the app as it should be.
  let fault: KickedFault?
  /// How much of the app there is.
  let scope: Scope
  private let emptyScheduler: Reduced<PopupScheduler>

  /// An app that is not running.
  ///
  /// - Parameters:
  ///   - stored: who used it last; a user has a messenger session and a widget.
  ///   - scope: how much of the app there is.
  ///   - presenter: who brings dialogs up.
  ///   - fault: what a lesson does wrong.
  init(
    _ stored: IdentityFacts, scope: Scope = .whole, presenter: Prompts.Presenter = .scheduler,
    fault: KickedFault? = nil
  ) {
    self.scope = scope
    hasCampaign = (scope == .whole || scope == .scans) && stored == .user
    // Where nobody is logged in, the first login is long over.
    kick = stored == .user ? .none : .told
    self.stored = stored
    holder = stored == .user ? .old : .new
    credentials = stored == .user ? .old : nil
    shared = nil
    widget = credentials
    isReloadNoted = widget == nil
    emptyScheduler = Reduced(PopupScheduler(catalogue: KickedDialog.allCases.map(\.popup)))
    reduced = emptyScheduler
    views = Self.noViews
    prompts = Prompts(through: presenter)
    self.fault = fault
  }

  private static let noViews = KickedDialog.allCases.map { _ in DialogView.none }

  /// What is seen of a dialog.
  public func view(_ dialog: KickedDialog) -> DialogView { views[dialog.number] }

  /// Whether something of the old user is stored.
  var storesOldUser: Bool {
    let isIdentityOld = holder == .old && stored == .user
    return isIdentityOld || credentials == .old || shared == .old
  }

  /// Whether something of the old user is still stored although the app knows that it is over.
  var isUnclean: Bool { kick == .told && storesOldUser }

  /// Whether no dialog covers the page, and no login is under way.
  var isPageTouchable: Bool {
    isRunning && front == .app && page != .blank && requests.account == nil
      && views.allSatisfy { $0 == .none }
  }

  /// Whether something happens by itself right now.
  public var isBusy: Bool {
    isRunning
      && (requests.isAnyOpen || letter != nil
        || views.contains { $0 == .entering || $0 == .leaving })
  }

  /// Replaces every address that still may be answered.
  public mutating func renumber(_ number: (Address) -> Address) { requests.renumber(number) }

  /// Ends the app's process.
  public mutating func endProcess(_ output: inout WorldOutput<KickedWorld>) {
    isRunning = false
    page = .blank
    isLocked = false
    front = .app
    opened = nil
    isConnected = false
    isNoticeDue = false
    panelOffer = .logIn
    arrived = nil
    requests = KickedRequests()
    reduced = emptyScheduler
    views = Self.noViews
    prompts = Prompts(through: prompts.presenter)
    if !isKept { forgetWish() }
    output.processEnded()
  }

  /// What becomes of a comment that nobody will ask about any more concerns nobody.
  mutating func forgetWish() {
    isKept = false
    letter = nil
    isServed = false
  }

  /// What properties see of an event that the scheduler is told.
  public static func observation(told event: PopupEvent) -> KickedObservation? {
    guard case .add(let popup) = event else { return nil }
    return popup.id == KickedDialog.notice.rawValue ? .noticeAdded : nil
  }

  /// What properties see of an order of the scheduler.
  public static func observation(ordered effect: PopupEffect) -> KickedObservation? { nil }
}

extension KickedWorld {
  /// How much of the app there is.
  public enum Scope: String, Hashable, Sendable {
    /// All of it.
    case whole
    /// All of it, and the person only comments.
    case comments
    /// All of it, and the person only scans.
    case scans
    /// The way to the camera alone.
    case scan
  }
}
