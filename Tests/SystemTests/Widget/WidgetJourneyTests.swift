import EveryPath
import FlowModel
import FlowTestSupport
import Foundation
import Testing
import WidgetFlow
import WidgetModel
import WidgetSystem

/// The model's walks, on the real drivers, a real file, and servers that a test answers.
@MainActor
@Suite struct WidgetJourneyTests {
  private static let folder = JourneyFolder("Widget") { WidgetSystems.catalog }

  @Test func `After each step of a kept journey app and extension are where the model says`()
    async throws
  {
    let system = try WidgetSystems.system()
    let (count, differences) = try await Self.folder.play(system) { journey in
      // A process that is ended within a step is ended in earnest, in `KilledWidgetTests`.
      !journey.steps.contains { $0.choice.contains("+kill") }
    } on: {
      try PlayedWidget($0.state.world)
    }
    #expect(count > 13)
    #expect(differences == [])
  }

  @Test func `Wherever a walk leads, app and extension are where the model says`() async throws {
    let system = try WidgetSystems.system()
    var (random, steps) = (SeededGenerator(seed: 11), 0)
    let rounds = isOptimised ? 120 : 16
    for round in 0..<rounds {
      let world = 1 + round % system.worlds.count
      let run = PlayedJourney(
        system, world: world, on: try PlayedWidget(system.worlds[world - 1]))
      let difference = await run.take(steps: 40) { walk in
        walk.choices.filter { $0.move.cut == nil }.randomElement(using: &random)
          .map { [$0.text.id] }
      }
      #expect(difference == nil, "world \(world)")
      steps += run.taken
    }
    #expect(steps > rounds * 37)
  }
}

/// The model's phone with real drivers on it.
@MainActor
private final class PlayedWidget: PlayableApp, WidgetHost {
  struct View: Equatable {
    var positions: [String]
    var account: String?
    var shown: String
    var awaitsReload: Bool
    var pages: Int
    /// Owner and note, as they can be read.
    var stored: String?
    /// What was done since the last step.
    var deeds: [String]
  }

  private let shared: SharedFolder
  private let tokens = HeldCalls<String>()
  private let contents = HeldCalls<WidgetAnswer<String>>()
  private var (appClock, widgetClock) = (PlayedClock(), PlayedClock())
  private var app: WidgetApp?
  private var making: (request: WidgetTimeline.Request, task: Task<Void, Never>)?
  /// What was made last for each request, until the process ends.
  private var made: [WidgetTimeline.Request: TimedEntry<String>] = [:]
  private var shown: (kind: WidgetEntry, owner: String?)
  /// The last entry of what it shows.
  private var end: TimedEntry<String>?
  private var user: String?
  private var validTokens = ["anna": 1, "bert": 1]
  private var (isLocked, readsEmpty) = (false, false)
  private var awaitsReload = false
  private var pages = 0
  private var deeds: [String] = []

  init(_ phone: WidgetPhone) throws {
    shared = try SharedFolder(owner: phone.shared?.owner.rawValue)
    user = phone.account?.rawValue
    shown = (phone.shown.entry, phone.shown.owner?.rawValue)
  }

  // MARK: The app's own

  func account() throws -> String? {
    guard isLocked else { return user }
    if readsEmpty { return nil }
    throw Silence()
  }
  func store(account: String?) { user = account }
  func token(for account: String) async throws -> String {
    deeds.append("token")
    return try await tokens.ask(account)
  }
  func revoke(_ token: String) async {}
  func open(_ link: WidgetLink?) {
    pages += 1
    deeds.append("open")
  }
  func reveal(_ link: WidgetLink) { deeds.append("reveal") }
  func count(_ link: WidgetLink) { deeds.append("count") }

  // MARK: What happens

  func canPlay(_ move: SystemMove<WidgetPhone>, in _: WidgetPhone) -> Bool { move.cut == nil }

  func ring(_ length: Duration) -> Bool {
    deeds = []
    return appClock.ring(length) || widgetClock.ring(length)
  }

  func happen(_ move: WidgetMove, before phone: WidgetPhone) async -> String? {
    deeds = []
    // The system keeps no extension that has nothing to do.
    if making == nil { made = [:] }
    do { try take(move, phone) } catch { return "\(error)" }
    return nil
  }

  private func take(_ move: WidgetMove, _ phone: WidgetPhone) throws {
    switch move {
    case .launch, .prewarm: try launch()
    case .tapWidget: if phone.isRunning, !phone.isUnread { tap() } else { try launch() }
    case .deliverTap: tap()
    case .lock(let readsEmpty):
      (isLocked, self.readsEmpty) = (true, readsEmpty)
      try shared.lock(readsEmpty: readsEmpty)
    case .unlock:
      isLocked = false
      try shared.unlock()
    case .killApp:
      app = nil
      tokens.dropAll()
      pages = 0
    case .logIn(let owner): app?.loggedIn(as: owner.rawValue)
    case .change: app?.loggedIn(as: user == "anna" ? "bert" : "anna")
    case .logOut: app?.logOut()
    case .choosePage: app?.choosePage()
    case .leavePage:
      pages = 0
      app?.pageLeft()
    case .harvest: app?.harvested()
    default: takeOutside(move)
    }
  }

  /// What happens at the servers, and in the extension.
  private func takeOutside(_ move: WidgetMove) {
    let earlier = app?.token.position == "fetching" ? 1 : 0
    switch move {
    case .tokenArrives, .tokenFails: answerToken(move == .tokenArrives)
    case .lateTokenArrives: answerToken(true, earlier: earlier)
    case .lateTokenVanishes: answerToken(false, earlier: earlier)
    case .tokenExpires: validTokens = validTokens.mapValues { $0 + 1 }
    case .askForTimeline, .comeBack:
      awaitsReload = false
      ask(.timeline)
    case .ignoreReload: awaitsReload = false
    case .dataEnd: if let end { shown = (end.kind, end.content) }
    case .lookAtGallery: ask(.snapshot)
    case .killExtension:
      if making?.request == .timeline { awaitsReload = true }
      making?.task.cancel()
      making = nil
      contents.dropAll()
    case .answerWidget(.data):
      let owner = contents.asked.last?.split(separator: "-").first.map(String.init) ?? ""
      contents.answer(.success(.data(WidgetData(owner))))
    case .answerWidget(.unauthorized): contents.answer(.success(.unauthorized))
    default: contents.answer(.failure(Silence()))
    }
  }

  private func launch() throws {
    guard app == nil else {
      app?.becameActive()
      return
    }
    appClock = PlayedClock()
    app = try WidgetApp(
      self, store: shared.store, isProtectedDataAvailable: { [self] in !isLocked },
      clock: appClock
    ) { [self] in
      awaitsReload = true
      deeds.append("reload")
    }
    app?.start()
  }

  private func tap() {
    guard let url = WidgetLink("town").url(scheme: "bees") else { return }
    app?.open(url)
  }

  private func answerToken(_ isGiven: Bool, earlier: Int = 0) {
    let place = tokens.asked.count - 1 - earlier
    guard tokens.asked.indices.contains(place) else { return }
    let owner = tokens.asked[place]
    tokens.answer(
      isGiven ? .success("\(owner)-\(validTokens[owner] ?? 0)") : .failure(Silence()),
      earlier: earlier)
  }

  private func ask(_ request: WidgetTimeline.Request) {
    widgetClock = PlayedClock()
    made = [:]
    // What was given up at its time may be answered all the same.
    contents.dropAll()
    let timelines = WidgetTimelines(
      store: shared.store, server: TownServer(calls: contents), clock: widgetClock)
    let task = Task {
      let entries =
        request == .timeline
        ? await timelines.timeline().entries : [await timelines.snapshot()]
      guard !Task.isCancelled else { return }
      made[request] = entries[0]
      making = nil
      if request == .timeline {
        (shown, end) = ((entries[0].kind, entries[0].content), entries.last)
      }
    }
    making = (request, task)
  }

  // MARK: Comparing

  var view: View {
    let stored = shared.stored
    let requests = WidgetTimeline.Request.allCases.map { request in
      made[request].map { "done(\($0.kind))" }
        ?? (making?.request == request && contents.open.count == 1 ? "making" : nil)
    }
    let positions =
      [app?.session.position, app?.token.position, app?.route.position] + requests
    return View(
      positions: positions.map { $0 ?? "not started" }, account: user,
      shown: "\(shown.kind) \(shown.owner ?? "-")", awaitsReload: awaitsReload, pages: pages,
      stored: isLocked ? nil : "\(stored.owner ?? "-") \(stored.isReloadNoted)",
      deeds: deeds)
  }

  func view(of walk: Walk<WidgetPhone>) -> View {
    let phone = walk.state.world
    let shown = phone.shown
    return View(
      positions: walk.positions.prefix(3)
        + walk.positions[3...].map { $0.hasPrefix("fetching") ? "making" : $0 },
      account: phone.account?.rawValue,
      shown: "\(shown.entry) \(shown.owner?.rawValue ?? "-")",
      awaitsReload: phone.awaitsReload, pages: phone.pages,
      stored: phone.isLocked
        ? nil : "\(phone.shared?.owner.rawValue ?? "-") \(phone.isReloadNoted)",
      deeds: walk.steps.last?.log.observations.compactMap(Self.deed) ?? [])
  }

  private static func deed(_ seen: WidgetObservation) -> String? {
    switch seen {
    case .tokenAsked: "token"
    case .opened: "open"
    case .revealed: "reveal"
    case .tracked: "count"
    case .reloadAsked: "reload"
    default: nil
    }
  }
}
