import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import PermissionDrivers
import PermissionUI
import PlayedPhone
import SimulatedPhone
import UIKit

/// An app on the phone that is played.
///
/// Apple's frameworks answer at once what the model lets come a step later: a status that is a
/// property, and readiness. So both are answered at once on the model as well, with what the
/// journey says of its next reading, or else with the first that the phone offers.
@MainActor
final class PlayedRun: PlayableApp {
  private let make: () -> any PlayedProcess
  private let store: MemoryStore
  private let components: [Component<Phone>]
  private var process: (any PlayedProcess)?
  private var outcomes: [String] = []
  /// The outcome that the process was told last.
  private(set) var told: String?
  /// The outcomes and observations of the model, in so many steps.
  private var delivered: [(component: Int, id: String)] = []
  private var expected: [Phone.Observation] = []
  private var noted = 0
  /// How flows have ended that were called, in processes that are over.
  private var calledOutcomes: [String] = []
  /// How permissions are read next.
  private var readings: [(PermissionSlot, ServiceMove)] = []
  /// How they are read where nothing else is said.
  var prepared: [PermissionSlot: ServiceMove] = [:]

  init(
    _ system: System<Phone>, store: MemoryStore, _ make: @escaping () -> any PlayedProcess
  ) {
    self.store = store
    self.make = make
    components = system.components
    PlayedPhone.begin(with: system.worlds[0])
  }

  /// The process ends; what waits for UIKit in it reaches the next phone no more.
  func end() { process?.end() }

  // MARK: - The model

  /// An app that is suspended cannot see that pictures stay away.
  func canPlay(_ move: SystemMove<Phone>, in phone: Phone) -> Bool {
    move.kind != .world(.pictureStops) || phone.scene != .background
  }

  func answerAtOnce(_ walk: inout Walk<Phone>, _ steps: inout ArraySlice<String>) {
    readings = []
    while true {
      note(walk)
      var moves: [Move] = []
      let phone = walk.state.world
      phone.offer(&moves)
      let reads = moves.filter { $0.reading != nil }
      // What reads too early once does so until something else happens.
      let early = readings.last.flatMap { last in
        reads.first { $0.reading?.1 == .readsTooEarly && last.1 == .readsTooEarly }
      }
      if let move = early ?? next(of: reads, on: phone, &steps) {
        if let reading = move.reading { readings.append(reading) }
        walk.take(SystemMove(.world(move)))
      } else if moves.contains(.becomeReady) {
        if let index = steps.firstIndex(of: "ready") { steps.remove(at: index) }
        walk.take(SystemMove(.world(.becomeReady)))
      } else {
        return
      }
    }
  }

  /// Notes the last step, for what all steps say costs each of them again.
  private func note(_ walk: Walk<Phone>) {
    guard let step = walk.steps.last, walk.steps.count > noted else { return }
    noted = walk.steps.count
    expected += step.log.observations
    delivered += step.log.outcomes.map {
      ($0.component, components[$0.component].compiled.outcomes[$0.outcome])
    }
  }

  /// The reading that the journey has next, else the first; nil if there is none to be had.
  private func next(
    of reads: [Move], on phone: Phone, _ steps: inout ArraySlice<String>
  ) -> Move? {
    for index in steps.indices {
      guard let move = reads.first(where: { phone.text(of: $0).id == steps[index] }) else {
        continue
      }
      steps.remove(at: index)
      return move
    }
    return reads.first
  }

  // MARK: - The app

  var isBusy: Bool { PlayedPhone.isCalling }

  private func read() {
    for slot in PlayedPhone.phone.slots {
      PlayedPhone.read(readings.first { $0.0 == slot }?.1 ?? prepared[slot], at: slot)
    }
  }

  func ring(_ length: Duration) -> Bool {
    read()
    return process?.clock.ring(length) ?? false
  }

  /// Lets the timer ring that runs the shortest; false if none runs, or none shorter than a limit.
  func ringNext(before limit: Duration? = nil) -> Bool {
    guard let next = process?.clock.shortest, limit.map({ next < $0 }) ?? true else { return false }
    return ring(next)
  }

  func happen(_ move: Move, before _: Phone) async -> String? {
    read()
    // An alert that is to go while it comes up comes up first.
    if move == .dialogGoes, PlayedPhone.phone.interface.shown?.phase == .presenting {
      PlayedPhone.play(.dialogAppears)
      await settle { true }
    }
    // A request that the model has made may still be on its way to the phone, and so may one that
    // joins it.
    if case .about = move { await endReads() }
    await settle { offers(move) }
    guard offers(move) else { return "the phone does not offer \(move): \(view)" }
    happen(move)
    if move == .pictureStops { await process?.look() }
    if move == .carrierCloses {
      // The presenter sees it the next times that it looks.
      for _ in 1...2 { latestPresenter?.look() }
    }
    return nil
  }

  private func offers(_ move: Move) -> Bool {
    var offered: [Move] = []
    PlayedPhone.phone.offer(&offered)
    return offered.contains(move)
  }

  /// Lets a move happen that is possible.
  func happen(_ move: Move) {
    switch move {
    case .launch, .launchInBackground:
      PlayedPhone.play(move)
      let process = make()
      self.process = process
      told = nil
      if move == .launch(isFresh: false) {
        for component in components { try? store.clear(flow: component.compiled.name) }
      }
      tell { await process.resume() }
    default:
      PlayedPhone.play(move)
      if !PlayedPhone.phone.isRunning {
        calledOutcomes += process?.calledOutcomes ?? []
        process?.end()
        process = nil
      } else if move == .tapEntry, let process {
        let isFirst = !process.isRunning
        tell { isFirst ? await process.open() : nil }
        if !isFirst { Task { await process.open() } }
      }
    }
  }

  private func tell(_ outcome: @escaping @MainActor () async -> String?) {
    let process = process
    Task {
      guard let outcome = await outcome(), process === self.process else { return }
      outcomes.append(outcome)
      told = outcome
    }
  }

  // MARK: - Comparing

  var view: PlayedView {
    let phone = PlayedPhone.phone
    return PlayedView(
      positions: process?.positions ?? ["not started"], outcomes: outcomes,
      calledOutcomes: calledOutcomes + (process?.calledOutcomes ?? []), phone: phone,
      // A page on its way out may have lost its message.
      hasMessage: phone.interface.page == .shown && PlayedApp.hasMessage)
  }

  func view(of walk: Walk<Phone>) -> PlayedView { PlayedView(of: walk, delivered) }

  /// What the app did that goes wrong on a phone, and the model does not.
  func complaints() -> [String] {
    PlayedApp.warnings + PlayedPhone.strangers.map { "touches \($0)" }
      + PlayedPhone.hazards.filter { !expected.contains(.hazard($0)) }.map(\.says)
  }
}

/// The presenter of the process that runs.
@MainActor private weak var latestPresenter: AlertPresenter?

extension PermissionPlace {
  /// A window whose alerts are looked at only when something may have closed them.
  @MainActor
  static func played(in scene: UIWindowScene) -> PermissionPlace {
    // A process that is over shows nothing in the windows of the next one.
    let presenter = AlertPresenter { scene }
    presenter.pause = .seconds(3_600)
    latestPresenter = presenter
    return PermissionPlace(app: WindowActivity(of: scene), presenter: presenter)
  }
}

extension Move {
  /// How a permission is read by it; nil if none is.
  fileprivate var reading: (PermissionSlot, ServiceMove)? {
    switch self {
    case .about(let slot, .statusIsRead(let first)): (slot, .statusIsRead(first))
    case .about(let slot, .readsTooEarly): (slot, .readsTooEarly)
    default: nil
    }
  }
}

/// What the model and the app must agree about.
struct PlayedView: Equatable {
  /// Where the flow is that is asked for, then those under way that it calls.
  let positions: [String]
  let outcomes: [String]
  let calledOutcomes: [String]
  let phone: SeenPhone
  let hasMessage: Bool

  init(
    positions: [String], outcomes: [String], calledOutcomes: [String], phone: Phone,
    hasMessage: Bool
  ) {
    self.positions = positions
    self.outcomes = outcomes
    self.calledOutcomes = calledOutcomes
    self.phone = SeenPhone(phone)
    self.hasMessage = hasMessage
  }

  @MainActor
  init(of walk: Walk<Phone>, _ delivered: [(component: Int, id: String)]) {
    let interface = walk.state.world.interface
    let hasMessage =
      if case .message = interface.content { interface.page == .shown } else { false }
    let called = zip(walk.positions, walk.state.components).dropFirst()
      .filter { $1.machine.isRunning }.map(\.0)
    self.init(
      positions: [walk.positions[0]] + called,
      outcomes: delivered.filter { $0.component == 0 }.map(\.id),
      calledOutcomes: delivered.filter { $0.component > 0 }.map(\.id), phone: walk.state.world,
      hasMessage: hasMessage)
  }
}

/// What there is to be seen of a phone, and what the app is told; not what is under way behind it.
///
/// An alert that comes up and is to go is closing to the model, and still coming up in an app.
struct SeenPhone: Equatable {
  let facts: [String]
  let front: Phone.Front
  let scene: Phone.Scene
  let isRunning: Bool
  let isOnErrand: Bool
  let page: Interface.Page
  let content: Interface.Content
  let session: Capture.Session
  let dialog: Dialog?
  let isDialogThere: Bool
  let services: [SeenService]

  init(_ phone: Phone) {
    facts = phone.facts.filter { $0.name != "under way" && $0.name != "screen" }
      .map { "\($0.name): \($0.value)" }
    front = phone.front
    scene = phone.scene
    isRunning = phone.isRunning
    isOnErrand = phone.isOnErrand
    page = phone.interface.page
    content = phone.interface.content
    session = phone.capture.session
    dialog = phone.interface.shown?.dialog
    isDialogThere = phone.interface.shown?.phase == .presented
    services = phone.slots.map { slot in
      SeenService(
        prompt: phone[slot].prompt, hasStaleObject: phone[slot].hasStaleObject,
        isAsking: phone.isAsking(at: slot))
    }
  }
}

struct SeenService: Equatable {
  let prompt: Service.Prompt
  let hasStaleObject: Bool
  let isAsking: Bool
}
