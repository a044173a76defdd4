import EveryPath
import EveryPathTesting

/// What is called: reads a status, explains a refusal, and remembers the trip to Settings.
struct Customs: Flow {
  enum State: Hashable, Sendable, CaseIterable { case reading, explaining, away, open, closed }
  enum Event: Hashable, Sendable, CaseIterable { case allowed, denied, trip, back, noThanks }
  enum Effect: Hashable, Sendable { case read, leave }
  enum Outcome: Hashable, Sendable { case open, closed, cancelled, dropped, driverEnded }

  /// Another version of the flow, which takes no intent of this one.
  var isLater = false
  var start: State { .reading }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .reading:
      Enter {
        Perform(.read, until: .allowed) {
          Or(.denied) {
            Forget(); Go(to: .explaining)
          }
          Timeout(.seconds(isLater ? 9 : 5), because: "a status is read at once") {
            Forget(); Go(to: .closed)
          }
        }
        Forget()
        Go(to: .open)
      }
    case .explaining:
      On(.trip) {
        Remember(); Perform(.leave); Go(to: .away)
      }
      On(.noThanks) { Go(to: .closed) }
    case .away: On(.back) { Go(to: .reading) }
    case .open: Finish(.open)
    case .closed: Finish(.closed)
    }
  }
  func answers(to effect: Effect) -> [Event] { effect == .read ? [.allowed, .denied] : [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .at(.reading) }
  func abandoned(_ reason: Abandonment) -> Outcome {
    switch reason {
    case .cancelled: .cancelled
    case .dropped: .dropped
    case .driverEnded: .driverEnded
    }
  }
}

/// A page behind the customs, of which only its visit there is worth going on with.
struct Page: Flow {
  enum State: Hashable, Sendable, CaseIterable { case idle, asking, shown, left }
  enum Event: Hashable, Sendable, CaseIterable { case go, leave, keepIt }
  enum Effect: Hashable, Sendable { case show }
  enum Outcome: Hashable, Sendable { case left, lost }
  static let customs = ComponentID<Customs>("customs")

  var name = "Page"
  /// Another version of the flow, which takes no intent of this one.
  var isLater = false
  var start: State { .idle }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .idle:
      On(.go) { Go(to: .asking) }
      On(.leave) { Go(to: .left) }
    case .asking:
      Enter {
        Call(Self.customs, until: .open) {
          for outcome in [Customs.Outcome.closed, .cancelled, .dropped, .driverEnded] {
            Or(outcome, from: Self.customs) { Go(to: isLater ? .idle : .left) }
          }
        }
        Go(to: .shown)
      }
      Interrupt(.leave) { Go(to: .left) }
      Interrupt(.go) { Go(to: .asking) }
      Interrupt(.keepIt) {
        Remember(); Go(to: .asking)
      }
    case .shown:
      Enter { Perform(.show) }
      On(.leave) { Go(to: .left) }
    case .left: Finish(.left)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> {
    state == .asking ? .at(.asking) : .drop(.lost)
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .lost }
}

/// Opens the page, and waits until it is left.
struct Hall: Flow {
  enum State: Hashable, Sendable, CaseIterable { case empty, visited, waiting, over }
  enum Event: Hashable, Sendable, CaseIterable { case go, stop }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case over, lost }
  static let page = ComponentID<Page>("page")

  var start: State { .empty }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .empty: On(.go) { Go(to: .visited) }
    case .visited, .waiting:
      Enter {
        Call(Self.page, until: .left) {
          Or(.lost, from: Self.page) { Go(to: .over) }
        }
        Go(to: .over)
      }
      Interrupt(.stop) { Go(to: .over) }
    case .over: Finish(.over)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .at(.waiting) }
  func abandoned(_ reason: Abandonment) -> Outcome { .lost }
}

/// A process of an app with two pages behind one customs, and a hall before the first.
@MainActor
struct Building {
  let store: MemoryStore
  let driver = ScriptedDriver<Customs>()
  let customs: Runner<Customs>
  let page: Runner<Page>
  let other: Runner<Page>
  let hall: Runner<Hall>

  init(_ store: MemoryStore = MemoryStore(), customs: Customs = Customs(), page: Page = Page())
    throws
  {
    self.store = store
    let clock = ManualClock()
    self.customs = try Runner(customs, driver: driver, clock: clock, store: store)
    self.page = try Runner(page, driver: ScriptedDriver<Page>(), store: store)
    other = try Runner(Page(name: "Other"), driver: ScriptedDriver<Page>(), store: store)
    hall = try Runner(Hall(), driver: ScriptedDriver<Hall>(), store: store)
    self.page.connect(Page.customs, to: self.customs)
    other.connect(Page.customs, to: self.customs)
    hall.connect(Hall.page, to: self.page)
  }

  /// A page asks, is refused, and the person goes to Settings.
  func goToSettings() {
    page.start()
    page.send(.go)
    leaveForSettings()
  }

  func leaveForSettings() {
    driver.script = [.read: .denied]
    driver.answer(.read, with: .denied)
    driver.script = [:]
    customs.send(.trip)
  }

  /// What is kept of the customs, and within of its callers: `away (Page asking (Hall visited))`.
  var kept: String { store.intents["Customs"].map(Self.words) ?? "nothing" }

  private static func words(_ intent: Intent) -> String {
    let callers = intent.callers.map { "\($0.flow) \(words($0))" }
    return intent.state + (callers.isEmpty ? "" : " (\(callers.joined(separator: ", ")))")
  }
}
