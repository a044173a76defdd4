public import FlowModel
public import GuestFlow

/// A device with a guest's and a user's data on it, the account server, and the person.
///
/// What the server and the disk answer is chosen when they are asked; whether the account has
/// things of its own on this device, when it first logs in.
public struct GuestWorld: World {
  /// What can happen.
  public typealias Move = GuestMove
  /// What the components can be told.
  public typealias Stimulus = GuestStimulus
  /// What a property can see.
  public typealias Observation = GuestObservation

  /// Whether the app's process lives.
  public internal(set) var isRunning = false

  /// Whether the device is locked, so that what is stored cannot be read.
  public internal(set) var isLocked = false
  /// Whether a reading finds nothing while the device is locked, instead of failing.
  public internal(set) var readsEmpty = false
  /// Whether the device may be locked while the app is in use.
  ///
  /// The app reads what is stored when it begins, and at no other time: it makes no difference.
  public var locksInUse = false
  /// Whether the app runs and could not read what is stored.
  public internal(set) var isUnread = false

  // On the disk.
  /// Who uses the app, with the journal, and by which ids: one write.
  public internal(set) var ids = IdentityIDs()
  /// The blocked action's descriptor: payload, key, time.
  public internal(set) var kept: GuestAction?
  /// Whether another account has logged in since it was kept.
  public internal(set) var isWishOfOther = false
  /// The guest's and the user's data.
  public internal(set) var stores = Stores()

  // At the server.
  /// The session.
  public internal(set) var session = Session.none
  /// Whether the server has deleted the account; it says so as often as it is asked.
  var isAccountGone = false
  /// Whom the server has accepted, until the same is stored.
  var admitted: String?
  /// Whether the server has done the action with the current key.
  public internal(set) var isServed = false
  /// The action on its way to the server; it stays on its way when the app ends.
  public internal(set) var parcel: Parcel?

  // In the process.
  /// Whose data the app works on.
  public internal(set) var opened: DataOwner?
  /// How the session ended, as the identity knows it, whether or not that is written.
  var lapse: Lapse?
  /// What was tapped in this step.
  var tapped: GuestAction?
  package var requests = Requests()
  /// What the disk is doing.
  public internal(set) var job: Job?
  /// The login panel.
  public internal(set) var panel: Panel?
  /// The account form.
  public internal(set) var form: Form?
  /// Whether the page that was tapped is held upright.
  var isTapUpright = true

  /// How much of the system it models.
  public enum Scope: String, Hashable, Sendable {
    /// Identity and gate; the account form is filled in at once.
    case guest
    /// The account form alone, touch by touch.
    case form
  }

  /// How much of the system it models.
  let scope: Scope
  /// What form it is.
  private(set) var formKind = FormFlow.Kind.password
  private(set) var asksNickname = false
  var formFlow: FormFlow { FormFlow(formKind, asksNickname: asksNickname) }
  /// What can be tapped.
  let actions: [GuestAction]
  let gated: [GuestAction]

  /// A device on which the app was never started.
  ///
  /// - Parameters:
  ///   - gated: the actions on the page that need an account.
  ///   - free: those that do not.
  ///   - items: what a guest can make.
  public init(
    gated: [GuestAction] = [.comment, .favourite], free: [GuestAction] = [.share],
    items: [GuestItem] = GuestItem.allCases
  ) {
    stores = Stores(items: items)
    scope = .guest
    self.gated = gated
    actions = gated + free
  }

  /// The same device once a guest has looked around, downloaded, and filled a cart.
  public var withThings: GuestWorld {
    var world = self
    world.ids = IdentityIDs(IdentityRecord(.guest, guest: Self.guest))
    world.stores.fill()
    return world
  }

  /// The same device with a user, whose session lives.
  public var withUser: GuestWorld {
    var world = self
    world.ids = IdentityIDs(IdentityRecord(.user, user: Self.accounts[0]))
    world.session = .live
    return world
  }

  /// A device on which nothing happens but this account form.
  public static func formOnly(_ form: FormFlow = FormFlow()) -> GuestWorld {
    GuestWorld(formOnly: form)
  }

  private init(formOnly form: FormFlow) {
    scope = .form
    formKind = form.kind
    asksNickname = form.asksNickname
    gated = []
    actions = []
    isRunning = true
  }

  /// The device's guest, and two accounts, by their ids at the server.
  static let guest = "g"
  static let accounts = ["a", "b"]

  /// Who uses the app, as it is stored.
  public var stored: IdentityFacts { ids.record.facts }

  /// Whether the app runs and has read what is stored.
  public var isInUse: Bool { isRunning && !isUnread }

  /// Whether the person can touch the page: no panel or form over it.
  public var isPageTouchable: Bool {
    isInUse && form == nil && (panel == nil || panel?.phase == .coming)
  }

  /// Replaces every address that still may be answered.
  public mutating func renumber(_ number: (Address) -> Address) {
    // A gate that a tap begins has read by now what was tapped; one that runs has heard it.
    tapped = nil
    requests.guest = requests.guest.map(number)
    requests.login = requests.login.map(number)
    requests.logout = requests.logout.map(number)
    requests.deletion = requests.deletion.map(number)
    requests.lookUp = requests.lookUp.map(number)
    requests.nickname = requests.nickname.map(number)
    if let asker = parcel?.asker { parcel?.asker = number(asker) }
    if let asker = job?.asker { job?.asker = number(asker) }
    if let shower = panel?.shower { panel?.shower = number(shower) }
    if let hider = panel?.hider { panel?.hider = number(hider) }
    if let opener = form?.opener { form?.opener = number(opener) }
    if let closer = form?.closer { form?.closer = number(closer) }
  }

  /// Whether something happens by itself right now.
  public var isBusy: Bool {
    isRunning
      && (requests != Requests() || parcel != nil || job != nil || panel?.isMoving == true
        || form?.isMoving == true)
  }

  /// Whether the account of the form is being looked up.
  public var isLookingUp: Bool { requests.lookUp != nil }

  /// Ends the app's process.
  public mutating func endProcess(_ output: inout WorldOutput<GuestWorld>) {
    isRunning = false
    isUnread = false
    opened = nil
    lapse = nil
    requests = Requests()
    if let asker = parcel?.asker { parcel?.asker = asker.unawaited }
    if kept == nil { forgetWish() }
    forgetAccepted()
    job = nil
    panel = nil
    form = nil
    stores.forgetVerified()
    output.processEnded()
  }

  /// The session does not live any more.
  mutating func end(_ session: Session) {
    self.session = session
    admitted = nil
  }

  /// The accounts differ in nothing but their ids: the only one that is spoken of is the first.
  mutating func renameAccount() {
    let other = Self.accounts[1]
    let spokenOf = [ids.record.user, admitted, openedUser].compactMap { $0 }
    guard spokenOf.contains(other), spokenOf.allSatisfy({ $0 == other }) else { return }
    var record = ids.record
    if record.user != nil { record.user = Self.accounts[0] }
    ids = IdentityIDs(record)
    if admitted != nil { admitted = Self.accounts[0] }
    if openedUser != nil { opened = .user(Self.accounts[0]) }
  }

  private var openedUser: String? { if case .user(let user)? = opened { user } else { nil } }

  /// Whether the data of one account are in use in the session of another.
  public var isAnothersOpen: Bool {
    guard session == .live, let openedUser else { return false }
    return openedUser != admitted ?? ids.record.user
  }

  /// An account that was accepted and is not stored: its token is lost, and the earlier session
  /// was over before.
  mutating func forgetAccepted() {
    if !stored.isUser { end(.none) } else if ids.accepted != nil { end(.over) }
    ids.wroteNothing()
    isWishOfOther = false
  }

  /// What becomes of an action that will not be asked about any more does not matter.
  mutating func forgetWish() {
    kept = nil
    isWishOfOther = false
    isTapUpright = true
    parcel = nil
    isServed = false
  }
}
