import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import Foundation
import GuestFlow
import GuestModel
import GuestSystem

/// Guest mode of an app, on stand-ins that do what a ``GuestWorld`` does: its disk is a real one,
/// the server, the panel and the form answer when the journey says so.
///
/// The identity is written and opened at once, and a move is done as fast as the disk is; so are
/// they in the model, with the failures and ends of the journey.
@MainActor
final class PlayedGuest: PlayableApp {
  struct View: Equatable {
    var positions: [String]
    var facts: IdentityFacts
    var isGuest: Bool
    var isUser: Bool
    var owner: Owner?
    var kept: String?
    var buttons: [GateButton]?
    var isFormUp: Bool
    var isFormBusy: Bool
    var asked: [String]
  }

  private let home: Home
  private let wishes: WishStore
  private let intents = MemoryStore()
  private var last: GuestProcess?
  private var results: [StagedDisk.Result] = []
  private var user = 0
  private var lock: GuestMove?

  /// The process that runs.
  private var process: GuestProcess? { last?.disk.isOver == false ? last : nil }

  init() throws {
    home = try Home()
    try FileManager.default.removeItem(at: home.identity)
    try home.store.delete(Home.user)
    try home.store.delete(Home.guest)
    wishes = WishStore(folder: home.folder.appendingPathComponent("wish"))
  }

  // MARK: - Comparing

  var view: View {
    let record = (try? home.store.record()) ?? IdentityRecord()
    let app = process?.app
    return View(
      positions: process?.positions ?? ["not started", "not started", "not started"],
      facts: record.facts, isGuest: record.guest != nil, isUser: record.user != nil,
      owner: process?.owner, kept: wishes.wish?.action, buttons: app?.panel?.buttons.map(\.button),
      isFormUp: app?.form != nil, isFormBusy: app?.isFormBusy ?? false,
      // An action that the gate has given up may still be on its way.
      asked: (app?.asked ?? []).filter { $0 != "action" || process?.isSending == true })
  }

  func view(of walk: Walk<GuestWorld>) -> View {
    let world = walk.state.world
    let record = world.ids.record
    return View(
      positions: walk.positions, facts: record.facts, isGuest: record.guest != nil,
      isUser: record.user != nil,
      owner: world.opened.map { $0 == world.ids.owner(.guest) ? .guest : .user },
      kept: world.kept?.rawValue, buttons: world.panel?.content.buttons,
      isFormUp: world.form != nil,
      isFormBusy: world.form.map { $0.isBusy && $0.phase == .up } ?? false,
      asked: [
        world.requests.guest.map { _ in "guest" }, world.requests.login.map { _ in "login" },
        world.requests.logout.map { _ in "logout" },
        world.requests.deletion.map { _ in "deletion" },
        walk.positions[1].hasPrefix("sending") && world.parcel != nil ? "action" : nil,
      ].compactMap(\.self))
  }

  // MARK: - The disk

  /// A process that ends within a reaction is another test's: ``KilledMoveTests``.
  func canPlay(_ move: SystemMove<GuestWorld>, in _: GuestWorld) -> Bool { move.cut == nil }

  func answerAtOnce(_ walk: inout Walk<GuestWorld>, _ steps: inout ArraySlice<String>) {
    results = []
    while let job = walk.state.world.job {
      let index = steps.firstIndex { ["disk", "disk-fails", "disk-kill"].contains($0) }
      let said = index.map { steps.remove(at: $0) }
      if job.kind.isOfMove, walk.state.world.ids.record.guest == nil {
        // Nothing is moved, and the disk is not asked.
        walk.take(SystemMove(.world(.jobDone)))
        continue
      }
      let move: GuestMove =
        switch said {
        case "disk-fails" where job.canFail: .jobFails
        case "disk-kill": .jobDoneThenKill
        default: .jobDone
        }
      results.append(move == .jobFails ? .fails : move == .jobDone ? .done : .doneThenKilled)
      walk.take(SystemMove(.world(move)))
    }
    process?.disk.results = results
  }

  // MARK: - What happens

  func ring(_ length: Duration) -> Bool { process?.clock.ring(length) ?? false }

  func happen(_ move: GuestMove, before world: GuestWorld) async -> String? {
    switch move {
    case .launch(let isFresh): launch(isFresh, isUnread: world.isUnread)
    case .prewarm: begin()
    case .lock: lock = move
    case .unlock:
      lock = nil
      process?.disk.early = nil
    case .kill: process?.disk.isOver = true
    case .lookAround: lookAround()
    case .acceptLogin(let account, let hasOwn):
      let isOther = world.ids.record.user.map { $0 != account } ?? false
      if isOther { user += 1 }
      if hasOwn == true { try? home.put("own", "film", .user("user \(user)")) }
      process?.app.answer(login: .accepted(user: "user \(user)"))
    case .jobDone, .jobFails, .jobDoneThenKill: break
    default:
      return process?.happen(move)
    }
    return nil
  }

  private func lookAround() {
    let guest = DataOwner.guest("G")
    try? home.put("guest's", "song", guest)
    for (item, rows) in Home.guests { try? home.store.put(rows, item, of: guest) }
  }

  private func launch(_ isFresh: Bool, isUnread: Bool) {
    if !isFresh {
      try? intents.clear(flow: "gate")
      try? wishes.keep(nil as Wish?)
    }
    if isUnread { process?.mode.becameActive() } else { begin() }
  }

  private func begin() {
    let disk = StagedDisk(home.store)
    disk.results = results
    switch lock {
    case .lock(readsEmpty: true): disk.early = .success(IdentityRecord())
    case .lock: disk.early = .failure(CocoaError(.fileReadNoPermission))
    default: break
    }
    last = try? GuestProcess(
      disk, wishes, intents, isAvailable: { [weak self] in self?.lock == nil })
    last?.mode.start()
  }
}

extension Job.Kind {
  fileprivate var isOfMove: Bool {
    switch self {
    case .copy, .verify, .drop, .overwrite, .addUp: true
    case .write, .open, .leave, .erase: false
    }
  }
}
