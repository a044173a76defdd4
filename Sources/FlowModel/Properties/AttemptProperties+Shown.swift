import EveryPath

/// What an attempt shows it takes away again.
extension AttemptProperties {
  @PropertyBuilder<W> var shown: [Property<W>] {
    let (part, process, showing) = (part, process, showing)
    if !showing.gone.isEmpty {
      Before(
        "an attempt takes away what it shows before its outcome is told",
        since: { $0.ordered(anyOf: showing.showing, part) },
        { $0.showsNothing(of: showing, part, in: process) }, before: { $0.delivered(part) })

      let trips = plan.effects(of: .opensSettings)
      if !trips.isEmpty {
        Before(
          "Settings is opened only once what is shown is gone",
          since: { $0.ordered(anyOf: showing.showing, part) },
          { $0.showsNothing(of: showing, part, in: process) },
          before: { $0.ordered(anyOf: trips, part) })
      }
    }
  }
}

extension Transition {
  /// Whether from now on a part shows nothing: it begins, hears that what it showed is gone, or is
  /// ended from outside.
  fileprivate func showsNothing(
    of showing: ShownEffects, _ part: Int, in process: Int
  ) -> Bool {
    began(part) || isForced(part, in: process)
      || log.entries.contains { entry in
        guard entry.part == part, case .symbol(let symbol)? = entry.input else { return false }
        return showing.gone.contains(symbol)
      }
  }
}
