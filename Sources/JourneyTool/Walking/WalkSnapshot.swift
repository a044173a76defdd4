import EveryPath
package import FlowModel

/// Where a walk is, as everything that can be shown of it.
package struct WalkSnapshot: Sendable {
  /// A choice, and how often the walk has been where it leads.
  package struct Choice: Hashable, Sendable {
    package var text: ChoiceText
    package var visits: Int
    /// Whether a process ends by it, after the step or in the middle of it.
    package var endsProcess: Bool

    /// Whether a process ends in the middle of the step, after one of its orders.
    package var isCut: Bool { text.id.contains("+kill-") }

    package init(text: ChoiceText, visits: Int, endsProcess: Bool = false) {
      self.text = text
      self.visits = visits
      self.endsProcess = endsProcess
    }
  }

  package struct Property: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
      case holdsSoFar
      case broken(step: Int)
      case needsEveryPath
    }

    package var name: String
    package var status: Status
  }

  /// The system's name.
  package var system: String
  /// The title of the journey that the walk goes on with; nil if it has none of its own.
  package var title: String?
  /// What that journey remarks on the last step.
  package var note: String?
  /// How many steps were taken.
  package var step: Int
  package var screen: String
  /// What a person sees.
  package var picture: Picture
  /// What holds in the world, what a person sees included.
  package var facts: [SeenFact]
  package var positions: [SeenFact]
  /// What the app remembers for its next launch, component by component.
  package var remembered: [SeenFact]
  /// What the last step changed.
  package var changes: [SeenChange]
  /// What the world noted in the last step, and the outcomes it delivered.
  package var events: [String]
  /// The choices, in their fixed order.
  package var choices: [Choice]
  /// What is not possible, and why.
  package var notNow: [ClosedChoice]
  /// The steps that were taken, also those taken back.
  package var wholePath: ChoicePath
  /// The properties, in declared order.
  package var properties: [Property]

  package var path: Slice<ChoicePath> { wholePath.prefix(step) }
  /// The steps taken back that can be taken again.
  package var future: Slice<ChoicePath> { wholePath.dropFirst(step) }

  /// The properties, those first that matter most: broken ones, then what needs every path, then
  /// what holds so far.
  package var propertiesByStatus: [Property] {
    let broken = properties.filter { if case .broken = $0.status { true } else { false } }
    return broken + properties.filter { $0.status == .needsEveryPath }
      + properties.filter { $0.status == .holdsSoFar }
  }

  /// The property that the walk broke last; of several in one step the first declared.
  package var lastBroken: (name: String, step: Int)? {
    var last: (name: String, step: Int)?
    for property in properties {
      if case .broken(let step) = property.status, step > last?.step ?? -1 {
        last = (property.name, step)
      }
    }
    return last
  }

  /// The properties broken by the last step.
  package var newlyBroken: [String] {
    properties.filter { $0.status == .broken(step: step) }.map(\.name)
  }

  /// `9 hold so far, 1 BROKEN`, or what fits.
  package var propertiesInShort: String {
    let broken = properties.count { if case .broken = $0.status { true } else { false } }
    let holding = properties.count { $0.status == .holdsSoFar }
    var phrases: [String] = []
    if broken > 0 { phrases.append("\(broken) BROKEN") }
    phrases.append("\(holding) hold so far")
    let open = properties.count - broken - holding
    if open > 0 { phrases.append("\(open) \(open == 1 ? "needs" : "need") every path") }
    return properties.isEmpty ? "none" : phrases.joined(separator: ", ")
  }
}

extension WalkSnapshot {
  /// Why a choice is, or is not, possible here: one sentence for each thing that is known.
  package func reasons(for word: String) -> [String] {
    if case .choice(let index) = ChoiceMatch(word, among: choices.map(\.text)) {
      let text = choices[index].text
      return ["\(text.says.capitalizedFirst) (\(text.id)) is possible now: choice \(index + 1)."]
    }
    let wanted = word.lowercased()
    func fits(_ texts: String...) -> Bool {
      texts.contains { $0.lowercased().hasPrefix(wanted) } && !wanted.isEmpty
    }
    let closed = notNow.filter { fits($0.text.id, $0.text.says) }.map {
      "\($0.text.says.capitalizedFirst) (\($0.text.id)) is not possible now: \($0.reason)."
    }
    guard closed.isEmpty else { return closed }
    let known = choices.map(\.text.id) + notNow.map(\.text.id)
    let near = nearest(to: word, among: known)
    return ["Nothing is known of \(quoted(word)) here.\(didYouMean(near))"]
  }
}
