import EveryPath
public import FlowModel

extension SuiteCase {
  /// What one component received on a walk, attempt by attempt, each as a case of its flow.
  ///
  /// A case ends where the attempt ends, where it is abandoned, or where its process ends. Of
  /// several questions of one kind that an answer may be to, it is the latest with which the
  /// machine does what it did on the walk.
  ///
  /// - Parameters:
  ///   - component: the number of the component.
  ///   - name: what the cases are called; a second attempt has its number behind it.
  public static func cases<W: World>(
    of walk: Walk<W>, component: Int = 0, named name: String
  ) -> [SuiteCase] {
    guard walk.system.components.indices.contains(component) else { return [] }
    let compiled = walk.system.components[component].compiled
    var attempts: [ToldMachine] = []
    for entry in walk.steps.flatMap(\.log.entries) where entry.component == component {
      switch entry.command {
      case .start?:
        attempts.append(ToldMachine(compiled, beginningWith: .start))
      case .resume(let state)?:
        attempts.append(ToldMachine(compiled, beginningWith: .resume(state: state)))
      case .abandon?: continue
      case nil:
        guard !entry.wasDeferred, !entry.isLate, let last = attempts.indices.last else { continue }
        attempts[last].take(entry)
      }
    }
    let oracle = SuiteOracle(compiled)
    return attempts.enumerated().map { number, attempt in
      SuiteCase(
        name: number == 0 ? name : "\(name), attempt \(number + 1)", inputs: attempt.inputs,
        from: oracle)
    }
  }
}

/// A machine that receives what another one received on a walk, without its tickets.
private struct ToldMachine {
  private(set) var inputs: [SuiteInput] = []
  private var machine: BareMachine
  /// The effects that asked something, by the number of the ask.
  private var asked: [Int] = []

  init(_ compiled: CompiledFlow, beginningWith input: SuiteInput) {
    machine = BareMachine(compiled)
    tell(input)
  }

  mutating func take(_ entry: StepRecord.Entry) {
    switch entry.input {
    case nil: return
    case .timer(let timer)?: tell(.timer(timer))
    case .symbol(let symbol)?:
      let answers = asked.indices.reversed()
        .filter { machine.compiled.effects[asked[$0]].answers.contains(symbol) }
        .map { SuiteInput.answer(symbol: symbol, ask: $0) }
      guard entry.isAnswer, !answers.isEmpty else { return tell(.tell(symbol: symbol)) }
      tell(answers.first { leads($0, to: entry) } ?? answers[0])
    }
  }

  private func leads(_ input: SuiteInput, to entry: StepRecord.Entry) -> Bool {
    var machine = machine
    guard let seen = machine.take(input).first else { return false }
    return seen.reaction.disposition == entry.disposition && seen.position == entry.after
  }

  private mutating func tell(_ input: SuiteInput) {
    inputs.append(input)
    for seen in machine.take(input) {
      for case .perform(let effect, let asking) in machine.compiled.orders[seen.reaction.orders]
      where asking != .nobody {
        asked.append(effect)
      }
    }
  }
}
