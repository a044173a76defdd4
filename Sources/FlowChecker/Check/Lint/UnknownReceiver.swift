import EveryPath
import FlowModel

/// What is called or sent an event by name is a component of the same process, and knows the event.
///
/// A component may be left out of a system on purpose, where the world does its work: a name that
/// is like that of no component is taken for one of those.
enum UnknownReceiver {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    zip(system.components, Composition(system).members).flatMap { component, member in
      let names = system.components.filter { $0.process == component.process }.map(\.name)
      let told = member.receivers.indices.filter { member.receivers[$0] == nil }.compactMap {
        finding(
          component, tells: component.compiled.messages[$0].component, names, .tell(message: $0))
      }
      let called = member.called.indices.filter { member.called[$0] == nil }.compactMap {
        let name = component.compiled.calls[$0].component
        return misspelt(
          name, names, "`\(component.name)` calls `\(name)`", .call($0), component.compiled)
      }
      return told + called
    }
  }

  private static func finding<W: World>(
    _ component: Component<W>, tells name: String, _ names: [String], _ order: Order
  ) -> Finding? {
    guard names.contains(name) else {
      return misspelt(
        name, names, "`\(component.name)` has a Tell for `\(name)`", order, component.compiled)
    }
    return finding(
      "`\(component.name)` tells `\(name)` an event for which it has no row; write one, or leave "
        + "out the Tell", order, component.compiled)
  }

  private static func misspelt(
    _ name: String, _ names: [String], _ deed: String, _ order: Order, _ compiled: CompiledFlow
  ) -> Finding? {
    nearest(to: name, among: names).map { near in
      finding(
        "\(deed), which is not a component of its process.\(didYouMean(near))", order, compiled)
    }
  }

  private static func finding(_ sentence: String, _ order: Order, _ compiled: CompiledFlow)
    -> Finding
  {
    Finding(
      rule: "unknown-receiver", sentence: sentence,
      lines: compiled.edges.first { compiled.orders[$0.orders].contains(order) }.map { [$0.line] }
        ?? [])
  }
}
