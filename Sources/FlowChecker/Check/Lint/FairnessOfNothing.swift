import EveryPath
import FlowModel

/// What a property takes for granted is about a choice that there is.
enum FairnessOfNothing {
  /// - Parameter choices: every choice that is offered anywhere; the search was complete.
  static func findings<W: World>(
    _ system: System<W>, choices: () -> EdgeChoices
  ) -> [Finding] {
    system.properties.flatMap { property -> [Finding] in
      guard case .leadsTo(_, _, let fairness) = property.form else { return [] }
      return fairness.compactMap { assumption in
        guard case .choice(let id) = assumption.subject else { return nil }
        let ids = choices().choices.filter { !$0.isOverdue }.map(\.id)
        guard !ids.contains(id) else { return nil }
        let meant = nearest(to: id, among: ids).map { "; did you mean `\($0)`?" } ?? ""
        return Finding(
          rule: "fairness-of-nothing",
          sentence: "\"\(property.name)\" counts on the choice `\(id)`, which is never offered"
            + meant, lines: [])
      }
    }
  }
}
