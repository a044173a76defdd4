import ContactsPermission
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

extension PermissionName {
  static let contacts: Self = "contacts"
  static let motion: Self = "motion"
  static let siri: Self = "siri"
}

/// A coordinator whose app, dialogs, clock and permissions are a test's.
@MainActor
final class Desk {
  typealias ContactsSource = FakeSource<ContactsFlow.Grant, OnlyRequest>
  typealias WholeSource = FakeSource<WholeGrant, OnlyRequest>

  let app = FakeApp()
  let presenter = FakePresenter()
  let clock = ManualClock()
  let store: MemoryStore
  let contactsSource = ContactsSource()
  let motionSource = WholeSource()
  let siriSource = WholeSource()
  private(set) var events: [String] = []
  private(set) var problems: [String] = []

  lazy var permissions = makeCoordinator()

  init(store: MemoryStore = MemoryStore()) { self.store = store }

  var place: PermissionPlace { PermissionPlace(app: app, presenter: presenter) }

  var contacts: PermissionKind<ContactsFlow> {
    let source = contactsSource
    return PermissionKind(.contacts, ContactsFlow()) { source }
  }

  var motion: PermissionKind<WholeAccessFlow> {
    let source = motionSource
    return PermissionKind(.motion, WholeAccessFlow.motion) { source }
  }

  var siri: PermissionKind<WholeAccessFlow> {
    let source = siriSource
    return PermissionKind(.siri, WholeAccessFlow.siri) { source }
  }

  func makeCoordinator(
    store: (any IntentStore)? = nil, dialogs: (any DialogScheduler)? = nil
  ) -> PermissionCoordinator {
    let permissions = PermissionCoordinator(
      place: place, store: store ?? self.store, dialogs: dialogs, clock: clock)
    permissions.onEvent = { [weak self] event in
      self?.events.append(
        "\(event.permission) \(event.name.rawValue)\(event.detail.map { " \($0)" } ?? "")")
    }
    permissions.onProblem = { [weak self] in self?.problems.append("\($0)") }
    return permissions
  }

  /// A caller in a task of its own.
  func ask<F: AccessFlow>(
    _ kind: PermissionKind<F>, in place: PermissionPlace? = nil
  ) -> Task<AccessOutcome<F.Grant>, Never> {
    let permissions = permissions
    return Task { await permissions.ask(kind, in: place) }
  }

  /// A caller whose question is on the way.
  func asked<F: AccessFlow>(
    _ kind: PermissionKind<F>, _ source: FakeSource<F.Grant, F.Request>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Task<AccessOutcome<F.Grant>, Never> {
    let caller = ask(kind)
    let isAsked = await becomesTrue { source.questions.count == 1 }
    #expect(isAsked, sourceLocation: sourceLocation)
    return caller
  }

  /// A caller whose permission was refused before, which a dialog explains.
  func explained<F: AccessFlow>(
    _ kind: PermissionKind<F>, _ source: FakeSource<F.Grant, F.Request>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Task<AccessOutcome<F.Grant>, Never> {
    source.reading = .refused(.denied)
    let caller = ask(kind)
    let isUp = await becomesTrue { self.presenter.dialog != nil }
    #expect(isUp, sourceLocation: sourceLocation)
    return caller
  }

  /// Touches the button of the dialog, and leaves for Settings.
  func goToSettings() {
    presenter.tap(.openSettings)
    clock.advance(by: .milliseconds(200))
    app.leave()
  }
}
