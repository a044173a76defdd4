import EveryPath
import EveryPathTesting
import FlowTestSupport
import Foundation
import GuestFlow
import GuestModel
import GuestSystem

/// The store of a process, whose end it does not survive: what the disk is told comes about, or
/// not, as a journey says.
final class StagedDisk: GuestStore, @unchecked Sendable {
  enum Result {
    case done, fails, doneThenKilled
  }

  // Safe: they are read and written under the lock alone.
  private var staged: (results: [Result], isOver: Bool) = ([], false)
  private let lock = NSLock()
  private let store: any GuestStore
  /// What is read before the unlock.
  @MainActor var early: Swift.Result<IdentityRecord, any Error>?

  init(_ store: any GuestStore) { self.store = store }

  /// What becomes of what the disk is told next.
  var results: [Result] {
    get { lock.withLock { staged.results } }
    set { lock.withLock { staged.results = newValue } }
  }

  /// Whether the process has ended.
  var isOver: Bool {
    get { lock.withLock { staged.isOver } }
    set { lock.withLock { staged.isOver = newValue } }
  }

  /// Does what the disk is told, or lets it fail.
  func take<Value>(_ step: () throws -> Value) throws -> Value {
    let result = lock.withLock {
      staged.isOver || staged.results.isEmpty ? .fails : staged.results.removeFirst()
    }
    guard result != .fails else { throw CocoaError(.fileWriteOutOfSpace) }
    let value = try step()
    if result == .doneThenKilled { isOver = true }
    return value
  }

  func record() throws -> IdentityRecord {
    try MainActor.assumeIsolated { try early?.get() } ?? store.record()
  }
  func write(_ record: IdentityRecord) throws { try take { try store.write(record) } }
  func copy(
    _ item: some GuestCollection, from guest: String, to user: String
  ) throws -> [String] { try take { try store.copy(item, from: guest, to: user) } }
  func verify(_ item: some GuestCollection, from guest: String, to user: String) throws -> Bool {
    try take { try store.verify(item, from: guest, to: user) }
  }
  func drop(_ item: some GuestCollection, from guest: String, to user: String) throws {
    try take { try store.drop(item, from: guest, to: user) }
  }
  func delete(_ owner: DataOwner) throws { try take { try store.delete(owner) } }
}

/// One process of an app in guest mode, on its real drivers.
@MainActor
final class GuestProcess {
  let clock = PlayedClock()
  let disk: StagedDisk
  let app = StagedApp()
  let mode: GuestMode<GuestAction>
  private let driver: IdentityDriver<GuestItem>
  private let identity: Runner<IdentityFlow<GuestItem>>
  private let fields: FormDriver

  /// An identity's driver, whose answers a process that is over does not hear.
  private struct Mortal: Driver {
    let driver: IdentityDriver<GuestItem>
    let disk: StagedDisk

    func perform(_ effect: IdentityEffect<GuestItem>, reply: Reply<IdentityEvent>) {
      guard !disk.isOver else { return }
      driver.perform(effect, reply: Reply { [disk] in if !disk.isOver { reply.resolve($0) } })
    }
  }

  init(
    _ disk: StagedDisk, _ wishes: WishStore, _ intents: MemoryStore,
    isAvailable: @escaping @MainActor () -> Bool
  ) throws {
    self.disk = disk
    let texts = GuestTexts(language: "en")
    driver = IdentityDriver(
      store: disk, server: app, isProtectedDataAvailable: isAvailable,
      open: { owner in if owner != nil { try? disk.take {} } })
    identity = try Runner(
      IdentityFlow(), driver: Mortal(driver: driver, disk: disk), clock: clock)
    fields = FormDriver(form: app, directory: app, store: wishes, texts: texts, clock: clock)
    mode = try GuestMode(
      identity: identity, gate: GuestSystems.gate(.keepsFirst),
      GateDriver(panel: app, actions: app, store: wishes, texts: texts), fields, intents: intents,
      clock: clock)
  }

  var positions: [String] {
    // What has ended is thrown away.
    let (gate, form) = (mode.gate, mode.form)
    return [
      identity.position, gate.isRunning ? gate.position : nil,
      form.isRunning ? form.position : nil,
    ].map { $0 ?? "not started" }
  }

  var isSending: Bool { mode.gate.position?.hasPrefix("sending") == true }

  var owner: Owner? {
    switch driver.owner {
    case nil: nil
    case .guest: .guest
    case .user: .user
    }
  }

  /// What keeps a move from happening, in words, or nil.
  func happen(_ move: GuestMove) -> String? {
    switch move {
    case .tap(let action, _): Task { await mode.perform(action, Data(action.rawValue.utf8)) }
    case .logOut: mode.logOut()
    case .deleteAccount: mode.deleteAccount()
    case .networkBack: mode.networkIsBack()
    case .lapse(let lapse?): mode.sessionEnded(lapse, isCurrent: true)
    case .lateLapse(let lapse): mode.sessionEnded(lapse, isCurrent: false)
    case .lapse(nil), .rotate: break
    case .fillForm:
      fields.focused(.account)
      fields.changed(.account, to: "")
      fields.changed(.account, to: "ada@example.org")
      fields.focused(.secret)
      fields.changed(.secret, to: "right")
    case .type(.submit): fields.submit()
    case .type(.close): fields.close()
    case .type(.passCaptcha): fields.passedCaptcha("proof")
    default: return app.happen(move)
    }
    return nil
  }
}

/// Panel, form and server, which do nothing by themselves.
@MainActor
final class StagedApp: LoginPanel, AccountForm, AccountDirectory, AccountServer, GatedActions {
  private(set) var panel: PanelWords?
  private(set) var form: FormContent?
  private var tapped: (@MainActor (GateButton) -> Void)?
  private var panelDone: (@MainActor () -> Void)?
  private var formDone: (@MainActor () -> Void)?
  private var isFormGoing = false
  private var guest: (@MainActor (String?) -> Void)?
  private var login: (@MainActor (LoginAnswer) -> Void)?
  private var logout: (@MainActor () -> Void)?
  private var deletion: (@MainActor (Bool) -> Void)?
  private var action: (@MainActor (ActionAnswer) -> Void)?

  /// Whether the fields are off.
  var isFormBusy: Bool { form?.isBusy == true && !isFormGoing }

  /// What is asked and not answered.
  var asked: [String] {
    [
      guest.map { _ in "guest" }, login.map { _ in "login" }, logout.map { _ in "logout" },
      deletion.map { _ in "deletion" }, action.map { _ in "action" },
    ].compactMap(\.self)
  }

  func show(
    _ words: PanelWords, _: PanelOrientation, tapped: @escaping @MainActor (GateButton) -> Void
  ) { (panel, self.tapped, panelDone) = (words, tapped, nil) }
  func hide(_ done: @escaping @MainActor () -> Void) {
    if panel == nil { done() } else { panelDone = done }
  }
  func open(_ content: FormContent, _ done: @escaping @MainActor () -> Void) {
    (form, formDone, isFormGoing) = (content, done, false)
  }
  func update(_ content: FormContent) { form = content }
  func close(_ done: @escaping @MainActor () -> Void) {
    if form == nil { done() } else { (formDone, isFormGoing) = (done, true) }
  }
  func isKnown(_: String, _ answer: @escaping @MainActor (Bool?) -> Void) {}
  func requestGuest(_ answer: @escaping @MainActor (String?) -> Void) { guest = answer }
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    login = answer
  }
  func abortLogin() { login = nil }
  func logOut(_ answer: @escaping @MainActor () -> Void) { logout = answer }
  func deleteAccount(_: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    deletion = answer
  }
  func send(
    _: GuestAction, _: Wish, _ answer: @escaping @MainActor (ActionAnswer) -> Void
  ) { action = answer }
  func run(_: GuestAction, _: Data) {}

  func answer(login answer: LoginAnswer) { take(&login)?(answer) }

  private func take<Answer>(_ handler: inout Answer?) -> Answer? {
    defer { handler = nil }
    return handler
  }

  func happen(_ move: GuestMove) -> String? {
    switch move {
    case .touch(let button): tapped?(button)
    case .panelMoves:
      guard let done = take(&panelDone) else { return nil }
      panel = nil
      done()
    case .formMoves:
      if isFormGoing { form = nil }
      take(&formDone)?()
    case .guestLogin(let isGranted): take(&guest)?(isGranted ? "G" : nil)
    case .refuseLogin(let fault): answer(login: .refused(fault))
    case .findConflict: answer(login: .conflict)
    case .logoutEnds: take(&logout)?()
    case .deletionEnds(let isDone): take(&deletion)?(isDone)
    case .actionDoneInSilence, .actionLost: action = nil
    case .actionDone: take(&action)?(.done)
    case .actionFails: take(&action)?(.failed)
    case .actionUnauthorised(let lapse): take(&action)?(.unauthorised(lapse))
    default: return "\(move) has no counterpart"
    }
    return nil
  }
}
