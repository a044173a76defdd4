import EveryPath
package import FlowModel
package import StateSpace

/// A system searched as a check searches it, of which any number of questions can be asked.
///
/// A question is asked of every step; a state counts once if some step into it fits. A start counts
/// by a step of its own in which nothing happens: no choice is taken, and nothing is before it.
package final class QuestionSearch<W: World> {
  private let system: System<W>
  private let shortest: Shortest
  private let table: SystemTable<W>
  private let stepLabels = StepLabels()
  private let names = EdgeChoices()
  private var explorer: SystemExplorer

  /// A search that has not begun.
  ///
  /// - Parameter shortest: which journeys answer a question.
  package init(_ system: System<W>, shortest: Shortest = .steps) {
    (self.system, self.shortest) = (system, shortest)
    let (table, stepLabels, isMarked) = (SystemTable(system), stepLabels, system.hasStopwatches)
    self.table = table
    let model = NumberedModel(table, starts: table.starts) { successor, _ in
      let end = isMarked ? StateWord.numbers(of: successor.state).controlState : 0
      return UInt32(bitPattern: stepLabels.words.insert(word(successor.log, end)).number)
    }
    // As a check does it, so that both count the same.
    explorer = model.explorer(CoveringStorage(table, covers: shortest == .steps)) {
      states, levels in GrowingFields.names(levels) { table.state(states[$0]).world }
    }
  }

  /// Searches on from where it stopped.
  package func run(limits: SearchLimits, progress: ((SearchProgress) -> Void)? = nil) {
    explorer.run(limits: limits, progress: progress)
  }

  /// Searches on slice by slice, so that it can be stopped between two of them.
  ///
  /// - Parameter isStopped: receives how far the search is, several times a second.
  /// - Returns: whether it came to its end or to a limit.
  package func run(limits: SearchLimits, isStopped: (SearchProgress) -> Bool) -> Bool {
    let clock = ContinuousClock()
    let begin = clock.now
    while true {
      var slice = limits
      let left = (limits.seconds ?? .infinity) - (clock.now - begin) / .seconds(1)
      slice.seconds = min(left, 0.25)
      explorer.run(limits: slice)
      guard case .truncated(.time, _) = explorer.completeness, left > 0.25 else { return true }
      let depth = explorer.depth(of: explorer.states.count - 1)
      if isStopped(SearchProgress(states: explorer.states.count, depth: depth)) { return false }
    }
  }

  /// Whether everything was seen.
  package var completeness: Completeness { explorer.completeness }

  /// Answers a question by all that was found so far.
  ///
  /// Linear in the graph, times what the properties that the question names may remember.
  ///
  /// - Parameter most: how many journeys are shown, each to another state, the shortest first.
  /// - Throws: if a choice is asked for that no state offers.
  package func answer(
    _ question: Question<W>, most: Int = 1
  ) throws(WrongQuestion) -> QuestionAnswer {
    let graph = explorer.graph
    let choices = question.form.choices
    let names = choices.isEmpty && shortest == .steps ? nil : self.names
    names?.add(graph, table)
    if let names, graph.completeness == .complete { try check(choices, names) }
    let steps = QuestionSteps(question, system, table, graph, stepLabels, names)
    let hits = QuestionHits(steps, isCheap: shortest == .effort)
    let journeys = hits.first(most).map { hit in
      let walk = walk(hit.path, from: hit.start, graph)
      return QuestionAnswer.Found(
        journey: walk.journey(title: question.text), steps: Array(walk.path))
    }
    return QuestionAnswer(
      system: system.name, question: question.text, completeness: graph.completeness,
      states: graph.states.count, transitions: graph.targets.count, fitting: hits.count,
      journeys: journeys)
  }

  private func check(
    _ choices: [Phrase.Word], _ names: EdgeChoices
  ) throws(WrongQuestion) {
    let known = names.choices.map(\.id)
    guard let word = choices.first(where: { !known.contains($0.text) }) else { return }
    throw WrongQuestion(
      at: word.place, "nothing offers the choice \"\(harmless(String(word.text.prefix(80))))\"",
      nearest: nearestFew(to: word.text, among: known))
  }

  private func walk(
    _ path: [Int], from start: Int, _ graph: StateGraph<UInt64, UInt32>
  ) -> Walk<W> {
    let begin = table.state(graph.states[start])
    var walk = Walk(system, world: system.world(startingIn: begin) ?? 1)
    walk.take(path.map { table.move(graph.choices[Int(graph.choiceNumbers[$0])]) })
    return walk
  }
}

/// What the labels of a search stand for: what happened, and the control state at the true end of
/// a step whose end another state may stand for.
final class StepLabels {
  var words = Interner<UInt64>()
}

/// What a search found out about a question.
package struct QuestionAnswer: Hashable, Sendable {
  /// A journey whose last step fits.
  package struct Found: Hashable, Sendable {
    package let journey: Journey
    package let steps: [ChoiceText]
  }

  package let system: String
  package let question: String
  /// Whether everything was seen; if not, states that fit may be missing.
  package let completeness: Completeness
  /// How many states and steps were asked about.
  package let states: Int
  package let transitions: Int
  /// How many of the states fit.
  package let fitting: Int
  /// Shortest journeys to states that fit.
  package let journeys: [Found]

  package var isComplete: Bool { completeness == .complete }
}
