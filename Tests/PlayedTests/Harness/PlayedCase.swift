import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PermissionModels
import PermissionUI
import PlayedPhone
import SimulatedPhone
import UIKit

/// A permission whose journeys are played on its real source and the real driver.
///
/// One line each in ``all``: `PlayedCase(.contacts, .contacts)`, that is the kind of the product
/// and the permission of the phone.
struct PlayedCase: Sendable {
  /// The system's name.
  let name: String
  /// Whether some of its journeys differ for a reason that is known.
  private(set) var hasException = false
  /// Steps that cannot be played, and parts of the differences whose reason is known.
  private var exceptions: [String] = []
  /// The app with another flow in the place of its permission's; nil if there is no such flow in it.
  private(set) var lesson: (any PlayedLessons)?
  /// Its system, and how a process of the app is started.
  let app: @MainActor @Sendable () throws -> PlayedApplication

  /// A permission.
  ///
  /// - Parameters:
  ///   - kind: The permission, as an app names it.
  ///   - facts: What the phone does about it.
  ///   - variant: The system's name, where it is not the flow's.
  ///   - exceptions: Parts of the journeys that differ for a reason of which the case tells.
  ///   - faulty: Puts something that is wrong in the place of the window's presenter.
  ///   - beforeReading: Called before a source reads its usage description.
  ///   - reads: What the framework says of what holds, where it cannot say it.
  init<F: AccessFlow>(
    _ kind: PermissionKind<F>, _ facts: PermissionFacts, variant: String? = nil,
    exceptions: [String] = [],
    faulty: @escaping @MainActor @Sendable (PermissionPlace) -> PermissionPlace = { $0 },
    beforeReading: @escaping @MainActor @Sendable () -> Void = {},
    reads: @escaping @Sendable (Reading) -> Reading = { $0 }
  )
  where F.Grant: PhoneGrant, F.Request: PhoneRequest {
    let name = variant ?? kind.flow.name
    self.name = name
    hasException = !exceptions.isEmpty
    self.exceptions = exceptions
    lesson = KindLessons(kind: kind, facts: facts, beforeReading: beforeReading)
    app = {
      let binding = AccessBinding(flow: kind.flow, misreads: reads)
      let system = System(
        name, "", components: [try binding.component(kind.flow.name)], worlds: [Phone(facts: facts)]
      ) {}
      let graph = try FlowGraph(kind.flow)
      return PlayedApplication(system: system) { store in
        FlowProcess(graph, store: store) { kind.playedDriver(faulty, beforeReading) }
      }
    }
  }

  /// An app whose journeys differ nowhere.
  init(name: String, app: @escaping @MainActor @Sendable () throws -> PlayedApplication) {
    (self.name, self.app) = (name, app)
  }

  /// Plays its journeys, up to so many differences.
  @MainActor
  func play(_ most: Int) async throws -> PlayedReport {
    let app = try app()
    return await PlayedReport(of: app.system, most: most, exceptions: exceptions, app.start)
  }
}

/// An app that is played, and its model.
struct PlayedApplication {
  let system: System<Phone>
  /// Starts a process.
  let start: @MainActor (MemoryStore) -> any PlayedProcess
}

extension PermissionKind where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  /// The permission alone, on the phone as it is modelled.
  @MainActor
  func playedSystem(_ facts: PermissionFacts) throws -> System<Phone> {
    System(
      flow.name, "", components: [try AccessBinding(flow: flow).component(flow.name)],
      worlds: [Phone(facts: facts)]
    ) {}
  }

  /// What the runner publishes while choices are played, and what differs from the model, in words.
  @MainActor
  func playedRecord(
    _ choices: [String], in system: System<Phone>
  ) async throws -> (record: FlightRecord, difference: String?) {
    let (graph, store) = (try FlowGraph(flow), MemoryStore())
    var record = FlightRecord(of: graph)
    let app = PlayedRun(system, store: store) {
      FlowProcess(graph, store: store, hear: { record.append($0) }) { playedDriver({ $0 }, {}) }
    }
    let run = PlayedJourney(system, on: app)
    let difference = await PlayedPhone.playing { await run.take(choices) }
    await endReads()
    let played = record
    app.end()
    return (played, difference)
  }
}

extension PermissionKind {
  /// The driver as an app has it, in a window of its own.
  @MainActor
  fileprivate func playedDriver(
    _ faulty: @MainActor (PermissionPlace) -> PermissionPlace,
    _ beforeReading: @escaping @MainActor () -> Void
  ) -> (
    driver: any Driver<F.Effect, F.Event>, connect: (Runner<F>) -> Void, deferred: AnyObject
  ) {
    let root = UIViewController()
    let scene = UIApplication.playedLaunch([root])[0]
    let place = faulty(.played(in: scene))
    PlayedPhone.readAlert = { DialogWords(permission: name).dialog(of: $0) }
    UsageDescription.findPlayed(beforeReading)
    let driver = AccessDriver(
      flow, name, source: makeSource(), app: place.app, presenter: place.presenter,
      settingsPage: settingsPage)
    return (driver, { driver.connect(to: $0) }, scene)
  }
}

extension UsageDescription {
  /// Looks up the app's Info.plist on the phone that is played.
  @MainActor
  static func findPlayed(_ beforeReading: @escaping @MainActor () -> Void = {}) {
    find = { key in
      beforeReading()
      let phone = PlayedPhone.phone
      // A choice of nothing is found by counting, which this lets an app do.
      if key == "PHPhotoLibraryPreventAutomaticLimitedAccessAlert" { return true }
      if phone.slots.contains(where: { phone[$0].hasDescription == false }) { return nil }
      return switch key {
      case "NSLocationTemporaryUsageDescriptionDictionary": ["Map": "For tests."]
      case "NSBonjourServices": ["_game._tcp"]
      default: "For tests."
      }
    }
  }
}

/// Which dialog of the phone's an alert is, by what a person reads on it.
struct DialogWords {
  let permission: PermissionName
  private let texts = PermissionTexts()

  init(permission: PermissionName) { self.permission = permission }

  func dialog(of alert: PlayedAlert) -> Dialog? {
    let prefix = "permission.\(permission)."
    guard alert.identifier.hasPrefix(prefix),
      let kind = Dialog.Kind(rawValue: String(alert.identifier.dropFirst(prefix.count)))
    else { return nil }
    let buttons = alert.buttons.map { String($0.identifier.dropFirst(alert.identifier.count + 1)) }
    let reason: Reason? =
      kind == .primer
      ? .explanation
      : AccessRefusal.allCases.first {
        alert.message == texts.text("\($0.rawValue).message", for: permission)
      }.map { Reason($0) }
    guard let reason else { return nil }
    let dialog = Dialog(kind, reason, offersRetry: buttons.contains("retry"))
    return buttons == dialog.buttons.map(\.slug) ? dialog : nil
  }
}

extension Button {
  fileprivate var slug: String {
    switch self {
    case .openSettings: "open-settings"
    case .retry: "retry"
    case .alternative: "alternative"
    case .cancel: "cancel"
    case .proceed: "continue"
    }
  }
}
