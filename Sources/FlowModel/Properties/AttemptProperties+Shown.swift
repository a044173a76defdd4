import EveryPath

/// What an attempt shows it takes away again.
extension AttemptProperties {
  @PropertyBuilder<W> var shown: [Property<W>] {
    let (component, process, showing) = (component, process, showing)
    if !showing.gone.isEmpty {
      Before(
        "an attempt takes away what it shows before its outcome is told",
        since: .ordered(anyOf: showing.showing, component),
        .showsNothing(of: showing, component, in: process), before: .delivered(component))

      let trips = compiled.effects(of: .opensSettings)
      if !trips.isEmpty {
        Before(
          "Settings is opened only once what is shown is gone",
          since: .ordered(anyOf: showing.showing, component),
          .showsNothing(of: showing, component, in: process),
          before: .ordered(anyOf: trips, component))
      }
    }
  }
}

extension Predicate {
  /// From now on a component shows nothing: it begins, hears that what it showed is gone, or is
  /// ended from outside.
  fileprivate static func showsNothing(
    of showing: ShownEffects, _ component: Int, in process: Int
  ) -> Predicate {
    began(component) || isForced(component, in: process)
      || told(component, "hearsThatItIsGone") { entry in
        guard case .symbol(let symbol)? = entry.input else { return false }
        return showing.gone.contains(symbol)
      }
  }
}
