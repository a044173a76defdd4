import EveryPath
import Foundation
import PermissionDrivers
import PermissionFlows

/// What a person does on the way to a permission.
enum Person: String {
  /// Allows it when asked.
  case grants
  /// Refuses, and closes the guide.
  case refuses
  /// Refuses, goes to Settings, and switches it on there.
  case switchesOn = "switches-on"
  /// Refuses, goes to Settings, and changes nothing.
  case looksOnly = "looks-only"

  var goesToSettings: Bool { self == .switchesOn || self == .looksOnly }
}

/// A phone whose memory is a file: it outlives the process, and is killed before a given step.
@MainActor
final class AskedPhone<F: AccessFlow>: AccessSource, AppActivity, DialogPresenter {
  typealias Grant = F.Grant
  typealias Request = F.Request

  /// What the person has decided so far.
  private enum Decision: String {
    case open, allowed, refused
  }

  private final class Observer {
    let tell: @MainActor (PermissionPlace.Change) -> Void
    init(_ tell: @escaping @MainActor (PermissionPlace.Change) -> Void) { self.tell = tell }
  }

  private struct Weak { weak var observer: Observer? }

  private(set) var isActive = true
  private(set) var dialogs = 0
  private let flow: F
  private let person: Person
  private let file: URL
  private let steps: Steps
  private var observers: [Weak] = []

  init(_ flow: F, _ person: Person, memory file: URL, _ steps: Steps) {
    self.flow = flow
    self.person = person
    self.file = file
    self.steps = steps
  }

  private var decision: Decision {
    get {
      (try? String(contentsOf: file, encoding: .utf8)).flatMap { Decision(rawValue: $0) } ?? .open
    }
    set { try? Data(newValue.rawValue.utf8).write(to: file, options: .atomic) }
  }

  private var settingsMark: URL { file.appendingPathExtension("been-in-settings") }

  private var hasBeenInSettings: Bool {
    FileManager.default.fileExists(atPath: settingsMark.path)
  }

  // MARK: - The permission

  func read(_ reply: Reply<AccessEvent<F.Grant>>) {
    steps.take()
    reply.resolve(.read(reading))
  }

  private var reading: AccessReading<F.Grant> {
    switch decision {
    case .open where flow.hasQuestion: flow.hasStatus ? .notDetermined : .unknown
    case .allowed: flow.hasStatus ? .granted(.whole) : .unknown
    case .refused, .open: flow.refusals.contains(.denied) ? .refused(.denied) : .unknown
    }
  }

  func ask(_ request: F.Request, _ reply: Reply<AccessEvent<F.Grant>>) {
    steps.take()
    if decision == .open { decision = person == .grants ? .allowed : .refused }
    reply.resolveFromAnyThread(.answered(decision == .allowed ? .yes : .no))
  }

  // MARK: - The app

  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject {
    let observer = Observer(observer)
    observers.append(Weak(observer: observer))
    return observer
  }

  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    steps.take()
    done(true)
    Task {
      change(.inactive)
      change(.background)
      try? Data().write(to: settingsMark)
      if person == .switchesOn { decision = .allowed }
      change(.active)
    }
  }

  private func change(_ change: PermissionPlace.Change) {
    steps.take()
    isActive = change == .active
    for entry in observers { entry.observer?.tell(change) }
  }

  // MARK: - The dialogs

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    steps.take()
    dialogs += 1
    // Nobody goes to Settings twice for one wish.
    let goesToSettings = person.goesToSettings && !hasBeenInSettings
    let actions = dialog.buttons.map(\.action)
    let button: AccessButton =
      if dialog.subject == .primer {
        .proceed
      } else if goesToSettings, actions.contains(.openSettings) {
        .openSettings
      } else {
        .cancel
      }
    Task {
      steps.take()
      tapped(button)
    }
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    steps.take()
    done()
  }
}

/// A file store before and after whose changes the process may end.
@MainActor
final class SteppedStore: IntentStore {
  private let store: any IntentStore
  private let steps: Steps

  init(_ store: any IntentStore, _ steps: Steps) {
    self.store = store
    self.steps = steps
  }

  func save(_ intent: Intent) throws {
    steps.take()
    try store.save(intent)
    steps.take()
  }

  func clear(flow: String) throws {
    steps.take()
    try store.clear(flow: flow)
    steps.take()
  }

  func load(flow: String) -> Intent? { store.load(flow: flow) }
  func refusal(of flow: String) -> String? { store.refusal(of: flow) }
}
