import EveryPath

/// What an attempt shows it takes away again.
extension AttemptProperties {
  @PropertyBuilder<W> var shown: [Property<W>] {
    let (component, process, showing) = (component, process, showing)
    if !showing.gone.isEmpty {
      Before(
        "an attempt takes away what it shows before its outcome is told",
        since: { $0.ordered(anyOf: showing.showing, component) },
        { $0.showsNothing(of: showing, component, in: process) },
        before: { $0.delivered(component) })

      let trips = compiled.effects(of: .opensSettings)
      if !trips.isEmpty {
        Before(
          "Settings is opened only once what is shown is gone",
          since: { $0.ordered(anyOf: showing.showing, component) },
          { $0.showsNothing(of: showing, component, in: process) },
          before: { $0.ordered(anyOf: trips, component) })
      }
    }
  }
}

extension Transition {
  /// Whether from now on a component shows nothing: it begins, hears that what it showed is gone,
  /// or is ended from outside.
  fileprivate func showsNothing(
    of showing: ShownEffects, _ component: Int, in process: Int
  ) -> Bool {
    began(component) || isForced(component, in: process)
      || log.entries.contains { entry in
        guard entry.component == component, case .symbol(let symbol)? = entry.input else {
          return false
        }
        return showing.gone.contains(symbol)
      }
  }
}
