import EveryPath
import FlowModel

/// Whoever is told or called by name is a part of the same process, and knows the event.
///
/// A part may be left out of a system on purpose, where the world does its work: a name that is like
/// that of no part is taken for one of those.
enum UnknownReceiver {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    zip(system.parts, Ensemble(system).members).flatMap { part, member in
      let names = system.parts.filter { $0.process == part.process }.map(\.name)
      let told = member.receivers.indices.filter { member.receivers[$0] == nil }.compactMap {
        finding(part, tells: part.plan.messages[$0].part, names, .tell(message: $0))
      }
      let called = member.called.indices.filter { member.called[$0] == nil }.compactMap {
        let name = part.plan.calls[$0].part
        return misspelt(name, names, "`\(part.name)` calls `\(name)`", .call($0), part.plan)
      }
      return told + called
    }
  }

  private static func finding<W: World>(
    _ part: Part<W>, tells name: String, _ names: [String], _ order: Order
  ) -> Finding? {
    guard names.contains(name) else {
      return misspelt(name, names, "`\(part.name)` tells `\(name)` something", order, part.plan)
    }
    return finding(
      "`\(part.name)` tells `\(name)` something that no row of it speaks of; write one, or leave "
        + "out the Tell", order, part.plan)
  }

  private static func misspelt(
    _ name: String, _ names: [String], _ deed: String, _ order: Order, _ plan: Plan
  ) -> Finding? {
    nearest(to: name, among: names).map { near in
      finding(
        "\(deed), which is no part of its process.\(didYouMean(near))", order, plan)
    }
  }

  private static func finding(_ sentence: String, _ order: Order, _ plan: Plan) -> Finding {
    Finding(
      rule: "unknown-receiver", sentence: sentence,
      lines: plan.edges.first { plan.orders[$0.orders].contains(order) }.map { [$0.line] } ?? [])
  }
}
