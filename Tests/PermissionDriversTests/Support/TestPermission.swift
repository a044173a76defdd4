import EveryPath
import PermissionDrivers

/// An app that a test makes active and inactive, and that opens Settings or does not.
@MainActor
final class TestApp: AppActivity {
  private let observers = Observers<AppChange>()
  private(set) var isActive = true
  private(set) var opened: [SettingsPage] = []
  var opensSettings = true

  func observe(_ observer: @escaping @MainActor (AppChange) -> Void) -> AnyObject {
    observers.add(observer)
  }

  func openSettings(_ page: SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void) {
    opened.append(page)
    done(opensSettings)
  }

  func become(_ changes: AppChange...) {
    for change in changes {
      isActive = change == .active
      observers.tell(change)
    }
  }
}

/// Keeps the dialog that is shown, for a test to touch its buttons.
@MainActor
final class TestPresenter: DialogPresenter {
  private(set) var shown: [PermissionDialog] = []
  private(set) var dialog: PermissionDialog?
  private var tapped: @MainActor (AccessButton) -> Void = { _ in }

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    shown.append(dialog)
    self.dialog = dialog
    self.tapped = tapped
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    dialog = nil
    done()
  }

  func tap(_ button: AccessButton) { tapped(button) }
}

/// A framework whose status a test sets, and whose question a test answers.
@MainActor
final class TestSource<F: AccessFlow>: AccessSource {
  typealias Grant = F.Grant
  typealias Request = F.Request

  var reading: AccessReading<F.Grant>
  private(set) var asked: [F.Request] = []
  private var reply: Reply<AccessEvent<F.Grant>>?
  /// Whether reads wait for the test.
  var holdsReads = false
  private(set) var reads: [@MainActor () -> Void] = []

  init(_ flow: F, _ reading: AccessReading<F.Grant>) { self.reading = reading }

  func read(_ reply: Reply<AccessEvent<F.Grant>>) {
    let reading = reading
    if holdsReads {
      reads.append { reply.resolve(.read(reading)) }
    } else {
      reply.resolve(.read(reading))
    }
  }

  func ask(_ request: F.Request, _ reply: Reply<AccessEvent<F.Grant>>) {
    asked.append(request)
    self.reply = reply
  }

  /// Whether a question waits for its answer.
  var isAsking: Bool { reply != nil }

  func answer(_ answer: AccessAnswer, _ reading: AccessReading<F.Grant>) {
    self.reading = reading
    reply?.resolve(.answered(answer))
    reply = nil
  }
}

/// One permission with everything behind it.
@MainActor
struct TestPermission<F: AccessFlow> {
  let app = TestApp()
  let presenter = TestPresenter()
  let source: TestSource<F>
  let kind: PermissionKind<F>
  let coordinator: PermissionCoordinator

  init(
    _ name: PermissionName, _ flow: F, _ reading: AccessReading<F.Grant>,
    texts: PermissionTexts = PermissionTexts(language: "en"), store: (any IntentStore)? = nil
  ) {
    let source = TestSource(flow, reading)
    self.source = source
    kind = PermissionKind(name, flow) { source }
    coordinator = PermissionCoordinator(
      place: PermissionPlace(app: app, presenter: presenter), store: store, texts: texts)
  }
}
