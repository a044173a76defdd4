import EveryPath
import FlowModel
import PermissionModels

/// What a coordinator hears of an attempt.
enum AttemptSign: Hashable {
  /// A step of the attempt.
  case step(AbstractAttempt.Step)
  /// A process was launched that does not go on with it: what was remembered is too old.
  case isLaunched

  /// The attempt after it; nil if it cannot come.
  func follow(
    _ attempt: AbstractAttempt,
    _ after: (AbstractAttempt, AbstractAttempt.Step) -> AbstractAttempt?
  ) -> AbstractAttempt? {
    switch self {
    // Where a dialog was swept away, it is shown once more, or the attempt ends as that.
    case .step(.explains) where attempt.stage == .explaining: after(attempt, .isSwept)
    case .step(.tells(let lingers)) where attempt.stage == .explaining:
      after(attempt, .explained).flatMap { after($0, .tells(lingers: lingers)) }
    case .step(let step): after(attempt, step)
    case .isLaunched: attempt.stage == .over ? after(attempt, .forgets) ?? attempt : nil
    }
  }
}

/// Reads what a coordinator hears of a component in what happened in a step.
struct SignReader {
  private let component: Int
  private let compiled: [CompiledFlow]
  /// The effects that order a dialog which explains.
  private let explaining: [Bool]
  /// The effect that takes a dialog away.
  private let dismissal: Int?

  init<W: World>(_ components: [Component<W>], of component: Int) {
    self.component = component
    compiled = components.map(\.compiled)
    let effects = compiled[component].effects
    explaining = effects.map { if case .explains = $0.role { true } else { false } }
    let dismissal = (components[component].declared as? any DialogFlow).map { id(ofDismissal: $0) }
    self.dismissal = effects.firstIndex { $0.id == dismissal }
  }

  /// What is heard, in order.
  ///
  /// The component's process is the only one.
  ///
  /// - Parameter cut: after how many orders of all components a process was ended; nil if none was.
  func signs<W: World>(in log: StepLog<W>, cut: Int?) -> [AttemptSign] {
    var signs: [AttemptSign] = []
    // What is launched has ended before; else the end comes in the middle of what was ordered.
    let isLaunched = !log.launchedProcesses.isEmpty
    if !log.endedProcesses.isEmpty, isLaunched { signs.append(.step(.isKilled)) }
    if isLaunched, !log.resumed.contains(component) { signs.append(.isLaunched) }
    var ordersLeft = cut ?? .max
    var effectsLeft = log.effects.count
    for entry in log.entries {
      let orders = carriedOut(entry, ordersLeft, effectsLeft)
      ordersLeft -= orders.count
      effectsLeft -= orders.count(where: \.isEffect)
      if entry.component == component { signs += steps(of: entry, orders).map { .step($0) } }
    }
    return !log.endedProcesses.isEmpty && !isLaunched ? signs + [.step(.isKilled)] : signs
  }

  /// The orders of an entry but for those that came after the end of its process.
  private func carriedOut(
    _ entry: StepRecord.Entry, _ most: Int, _ effects: Int
  ) -> ArraySlice<Order> {
    let orders = compiled[entry.component].orders[entry.orders]
    guard !entry.isWhole else { return orders }
    guard most == .max || most >= orders.count else { return orders.prefix(most) }
    // The last effect of the step has ended it.
    var left = effects
    let last = orders.firstIndex { order in
      if order.isEffect { left -= 1 }
      return left == 0
    }
    return orders[...(last ?? orders.endIndex - 1)]
  }

  private func steps(
    of entry: StepRecord.Entry, _ orders: ArraySlice<Order>
  ) -> [AbstractAttempt.Step] {
    var steps: [AbstractAttempt.Step] = []
    switch entry.command {
    // Video explains too, and its coordinator hears nothing of that.
    case .start: steps.append(.begins(explains: explaining.contains(true) || remembers))
    case .resume: steps.append(.resumes)
    case .abandon: steps.append(.isGivenUp)
    case nil: break
    }
    let isOver = entry.isWhole && hasEnded(entry)
    var isTold = false
    for order in orders {
      switch order {
      case .perform(let effect, _) where explaining[effect]: steps.append(.explains)
      case .perform(let effect, _) where effect == dismissal: steps.append(.explained)
      case .remember: steps.append(.remembers)
      case .forget: steps.append(.forgets)
      case .deliver:
        isTold = true
        steps.append(.tells(lingers: !isOver && entry.isWhole))
      case .perform, .tell, .call, .cancelCall, .start, .stop: break
      }
    }
    return isOver && !isTold ? steps + [.ends] : steps
  }

  private var remembers: Bool { compiled[component].remembers }

  private func hasEnded(_ entry: StepRecord.Entry) -> Bool {
    if case .abandon = entry.command { return true }
    guard let after = entry.after, after != entry.position else { return false }
    return compiled[component].positions[after].kind == .final
  }
}

private func id(ofDismissal flow: some DialogFlow) -> String { identifier(of: flow.dismissal) }

extension Order {
  fileprivate var isEffect: Bool { if case .perform = self { true } else { false } }
}
