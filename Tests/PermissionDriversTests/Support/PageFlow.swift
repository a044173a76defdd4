import EveryPath
import PermissionDrivers
import PermissionFlows

/// A page that asks silently while it is there, goes after a refusal, and has it explained.
struct PageFlow: Flow {
  enum State: Hashable, Sendable, CaseIterable { case asking, leaving, explaining, opened, refused }
  enum Event: Hashable, Sendable, CaseIterable { case left }
  enum Effect: Hashable, Sendable { case leave }
  enum Outcome: Hashable, Sendable { case opened, refused, dropped }

  static let question = ComponentID<WholeAccessFlow>("question")
  static let access = ComponentID<WholeAccessFlow>("access")

  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter {
        Call(Self.question, until: .granted(.full)) {
          for outcome in Self.refusals {
            Or(outcome, from: Self.question) { Go(to: .leaving) }
          }
        }
        Go(to: .opened)
      }
    case .leaving:
      Enter {
        Perform(.leave, until: .left)
        Go(to: .explaining)
      }
    case .explaining:
      Enter {
        Call(Self.access, until: .granted(.full)) {
          for outcome in Self.refusals {
            Or(outcome, from: Self.access) { Go(to: .refused) }
          }
        }
        Go(to: .opened)
      }
    case .opened: Finish(.opened)
    case .refused: Finish(.refused)
    }
  }

  private static let refusals: [AccessOutcome<WholeGrant>] = [
    .denied, .restricted, .misconfigured, .cancelled, .dropped, .alternative,
  ]

  func answers(to effect: Effect) -> [Event] { [.left] }
  func resume(from state: State) -> Resumption<State, Outcome> {
    state == .explaining ? .at(.explaining) : .drop(.dropped)
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .dropped }
}

/// A page whose permission is a desk's motion.
@MainActor
final class TestPage {
  private final class Screen: Driver {
    var leaving: Reply<PageFlow.Event>?
    func perform(_ effect: PageFlow.Effect, reply: Reply<PageFlow.Event>) { leaving = reply }
  }

  let runner: Runner<PageFlow>
  private let screen = Screen()

  /// A page; it may leave out the component that explains.
  init(_ desk: Desk, explains: Bool = true) throws {
    runner = try Runner(PageFlow(), driver: screen, clock: desk.clock, store: desk.store)
    let silent = desk.motion.with(.silent)
    desk.permissions.connect(PageFlow.question, to: silent, for: runner)
    if explains { desk.permissions.connect(PageFlow.access, to: desk.motion, for: runner) }
  }

  /// Whether it was told to go, and has not gone.
  var isLeaving: Bool { screen.leaving != nil }

  func leave() {
    let reply = screen.leaving
    screen.leaving = nil
    reply?.resolve(.left)
  }
}
