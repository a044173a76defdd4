/// A plan as lines of text, the same for the same behaviour.
enum PlanText {
  /// The fingerprint: source lines do not count, everything a machine does counts.
  static func fingerprint(of parts: Plan.Parts) -> String {
    var lines = [parts.name, "start \(parts.start)"]
    lines += parts.positions.map { "\($0.id) \($0.kind) \($0.state) \($0.timeouts)" }
    lines += parts.symbols.map(\.id)
    lines += parts.effects.map { "\($0.id) \($0.answers)" }
    lines += parts.timers.map { "\($0.id) \($0.duration.inWords)" }
    lines += parts.outcomes
    lines += parts.messages.map { "\($0.part) \($0.event)" }
    lines += parts.calls.map(\.part)
    lines += parts.edges.map { edge in
      "\(edge.source) \(edge.trigger) \(edge.target) \(edge.leaves) \(edge.interrupts) "
        + parts.orders[edge.orders].map { "\($0)" }.joined(separator: ";")
    }
    lines += parts.entries.map { entry in
      "\(entry.target) " + parts.orders[entry.orders].map { "\($0)" }.joined(separator: ";")
    }
    lines += parts.resumptions.map { "\($0)" }
    lines += parts.cells.map { "\($0)" }
    return PermissionFlow.fingerprint(of: lines)
  }
}
