import EveryPath
import FlowTestSupport

/// Everything a machine does, but the name of its flow and where its rows were written.
struct MachineShape: Hashable {
  private let lines: [String]

  init(_ compiled: CompiledFlow) {
    var lines = [
      "\(compiled.start)", "\(compiled.stateCount)", "\(compiled.orders)",
      "\(compiled.resumptions)",
    ]
    lines += compiled.positions.map { "\($0.id) \($0.kind) \($0.state) \($0.timeouts)" }
    lines += compiled.symbols.map(\.id)
    lines += compiled.effects.map { "\($0.id) \($0.answers)" }
    lines += compiled.timers.map { "\($0.id) \($0.duration)" }
    lines += compiled.outcomes
    lines += compiled.entries.map { "\($0.target) \($0.orders)" }
    lines += compiled.edges.map { edge in
      "\(edge.source) \(edge.trigger) \(edge.target) \(edge.orders) \(edge.leaves) "
        + "\(edge.interrupts)"
    }
    for position in compiled.positions.indices {
      lines.append(
        compiled.symbols.indices.map { "\(compiled.cell(position: position, symbol: $0))" }.joined()
      )
    }
    self.lines = lines
  }
}

extension Way {
  /// The machines of the ways, each with the names of all ways that have it, in catalog order.
  static let machines: [(way: Way, names: [String])] = {
    var machines: [(way: Way, names: [String])] = []
    var numbers: [MachineShape: Int] = [:]
    for way in all {
      guard let compiled = way.compiled else { continue }
      let shape = MachineShape(compiled)
      if let number = numbers[shape] {
        machines[number].names.append(way.name)
      } else {
        numbers[shape] = machines.count
        machines.append((way, [way.name]))
      }
    }
    return machines
  }()

  /// The ways whose suites are run where the code is not optimised: they differ most, and
  /// together have every row.
  static let named = alone.filter {
    ["microphone-primer", "location-always", "tracking", "face-id", "local-network"]
      .contains($0.name)
  }

  /// The ways whose suites are run here, which are thousands of cases each.
  static let tried = isOptimised ? all : named
}
