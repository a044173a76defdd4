import EveryPath
import EveryPathTesting
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
    let journeys = try Self.folder.journeys().filter {
      // A process that is ended within a step is ended in earnest, in `KilledWidgetTests`.
      $0.system == "widget" && !$0.steps.contains { $0.choice.contains("+kill") }
    }
    #expect(journeys.count > 13)
    for journey in journeys {
      var walk = Walk(try WidgetSystems.system(), world: try #require(journey.world))
      let played = try PlayedWidget(walk.state.world)
      for step in journey.steps { try await played.take(step.choice, along: &walk) }
      #expect(played.differences(from: walk) == [], "\(journey.title)")
    }
  }

  @Test func `Wherever a walk leads, app and extension are where the model says`() async throws {
    var (random, steps) = (SeededNumbers(state: 11), 0)
    for round in 0..<40 {
      let system = try WidgetSystems.system()
      var walk = Walk(system, world: 1 + round % system.worlds.count)
      let played = try PlayedWidget(walk.state.world)
      for _ in 0..<40 {
        let ids = walk.choices.map(\.text.id).filter { !$0.contains("+kill") }
        guard let id = ids.randomElement(using: &random) else { break }
        guard try await played.take(id, along: &walk) else { return }
        steps += 1
      }
    }
    print("widget: \(steps) steps of the model taken by the real drivers")
    #expect(steps > 1_500)
  }
}

/// The same numbers each time.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

/// The model's phone with real drivers on it.
@MainActor
private final class PlayedWidget: WidgetHost {
  private let shared: SharedFolder
  private let tokens = HeldCalls<String>()
  private let contents = HeldCalls<WidgetAnswer<String>>()
  private var (appClock, widgetClock) = (ManualClock(), ManualClock())
  private var app: WidgetApp?
  private var making: (request: WidgetTimeline.Request, task: Task<Void, Never>)?
  /// What was made last for each request, until the next is begun.
  private var made: [WidgetTimeline.Request: TimedEntry<String>] = [:]
  private var shown: (kind: WidgetEntry, owner: String?)
  /// The last entry of what it shows.
  private var end: TimedEntry<String>?
  private var user: String?
  private var validTokens = ["anna": 1, "bert": 1]
  private var (isLocked, readsEmpty) = (false, false)
  private var awaitsReload = false
  private var pages = 0
  /// What was done since the last step.
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

  // MARK: Steps

  /// Takes a choice of the model, there and here; false if the two differ then.
  @discardableResult
  func take(_ id: String, along walk: inout Walk<WidgetPhone>) async throws -> Bool {
    let (wasFetching, taken) = (walk.positions[1] == "fetching", walk.take(id))
    #expect(taken, "\(id)")
    deeds = []
    try take(id, wasFetching)
    let after = walk
    let agrees = await becomesTrue(withinTurns: 3_000) { differences(from: after).isEmpty }
    guard !agrees else { return true }
    let way = after.steps.map(\.text.id).joined(separator: " ")
    Issue.record("\(way): \(differences(from: after))")
    return false
  }

  private func take(_ id: String, _ wasFetching: Bool) throws {
    switch id {
    case "launch", "prewarm": try launch()
    case "tap-widget":
      if app?.session.state == nil || app?.session.state == .locked { try launch() } else { tap() }
    case "tap-told": tap()
    case "lock", "lock-empty":
      (isLocked, readsEmpty) = (true, id == "lock-empty")
      try shared.lock(readsEmpty: readsEmpty)
    case "unlock":
      isLocked = false
      try shared.unlock()
    case "kill-app":
      app = nil
      tokens.dropAll()
      pages = 0
    case "log-in-anna", "log-in-bert": app?.loggedIn(as: String(id.dropFirst(7)))
    case "change": app?.loggedIn(as: user == "anna" ? "bert" : "anna")
    case "log-out": app?.logOut()
    case "page": app?.choosePage()
    case "page-left":
      pages = 0
      app?.pageLeft()
    case "harvest": app?.harvested()
    case "token", "no-token": answerToken(id == "token")
    case "late-token": answerToken(true, earlier: wasFetching ? 1 : 0)
    case "late-token-lost": answerToken(false, earlier: wasFetching ? 1 : 0)
    case "expires": if let owner = shared.stored.owner { validTokens[owner]? += 1 }
    default: try takeInExtension(id)
    }
  }

  private func takeInExtension(_ id: String) throws {
    switch id {
    case "timeline", "refresh":
      awaitsReload = false
      ask(.timeline)
    case "reload-ignored": awaitsReload = false
    case "data-end": if let end { shown = (end.kind, end.content) }
    case "gallery": ask(.snapshot)
    case "kill-widget":
      if making?.request == .timeline { awaitsReload = true }
      making?.task.cancel()
      making = nil
      contents.dropAll()
    case "widget-data":
      let owner = contents.asked.last?.split(separator: "-").first.map(String.init) ?? ""
      contents.answer(.success(.data(WidgetData(owner))))
    case "widget-unauthorized": contents.answer(.success(.unauthorized))
    case "widget-failed": contents.answer(.failure(Silence()))
    // The token's request, or the extension's.
    case _ where id.hasSuffix("fetching-after-30-s"): appClock.advanceToNext()
    case _ where id.hasPrefix("wait-"): widgetClock.advanceToNext()
    default: Issue.record("\(id) is not played")
    }
  }

  private func launch() throws {
    guard app == nil else {
      app?.becameActive()
      return
    }
    appClock = ManualClock()
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
    widgetClock = ManualClock()
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

  /// What is here, and not as in the model.
  func differences(from walk: Walk<WidgetPhone>) -> [String] {
    let phone = walk.state.world
    let seen = walk.steps.last?.log.observations ?? []
    var (here, there) = (self.here, there(walk))
    here.append("\(deeds)")
    there.append("\(seen.compactMap(Self.deed))")
    if !phone.isLocked {
      here.append("\(shared.stored.owner ?? "-") \(shared.stored.isReloadNoted)")
      there.append("\(phone.shared?.owner.rawValue ?? "-") \(phone.isReloadNoted)")
    }
    for (request, position) in zip(WidgetTimeline.Request.allCases, walk.positions[3...]) {
      guard position != "not started" else { continue }
      there.append(position.hasPrefix("fetching") ? "making" : position)
      here.append(
        made[request].map { "done(\($0.kind))" }
          ?? (making?.request == request && contents.open.count == 1 ? "making" : "nothing"))
    }
    return zip(here, there).filter { $0 != $1 }.map { "\($0), not \($1)" }
  }

  private var here: [String] {
    let positions = [app?.session.position, app?.token.position, app?.route.position]
    return positions.map { $0 ?? "not started" } + [
      user ?? "-", "\(shown.kind) \(shown.owner ?? "-")", "\(awaitsReload)", "\(pages)",
    ]
  }

  private func there(_ walk: Walk<WidgetPhone>) -> [String] {
    let phone = walk.state.world
    return walk.positions.prefix(3) + [
      phone.account?.rawValue ?? "-",
      "\(phone.shown.entry) \(phone.shown.owner?.rawValue ?? "-")",
      "\(phone.awaitsReload)", "\(phone.pages)",
    ]
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
