import PermissionFacts

/// Mark and source of a fact, whatever it says.
struct Origin {
  let mark: Mark
  let source: Source

  init<Value>(_ fact: Fact<Value>) {
    mark = fact.mark
    source = fact.source
  }

  var isOfApple: Bool {
    switch source {
    case .document, .header: true
    case .issue, .conclusion: false
    }
  }

  var isOfDevelopers: Bool {
    switch source {
    case .issue: true
    case .document, .header, .conclusion: false
    }
  }

  /// The origins of all facts of a permission.
  static func all(of facts: PermissionFacts) -> [Origin] {
    let single = [
      Origin(facts.statuses), Origin(facts.final), Origin(facts.answers), Origin(facts.settings),
      Origin(facts.row), Origin(facts.globalSwitch), Origin(facts.killsOnChange),
      Origin(facts.hardware), Origin(facts.callback), Origin(facts.keys), Origin(facts.settling),
      Origin(facts.managedDefault),
    ]
    let listed =
      facts.statusTypes.map { Origin($0) } + facts.returns.map { Origin($0) }
      + facts.conditions.map { Origin($0) } + facts.keyMissing.map { Origin($0) }
      + facts.otherFailures.map { Origin($0) } + (facts.staleObject.map { [Origin($0)] } ?? [])
      + facts.notes.map { Origin($0.fact) }
      + (facts.callbackForMore.map { [Origin($0)] } ?? [])
      + (facts.questionTaken.map { [Origin($0)] } ?? [])
      + (facts.capability.map { [Origin($0)] } ?? [])
    return single + listed
  }
}
