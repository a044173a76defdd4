import FlowModel
import PermissionFlow

/// Two systems side by side of which no more is known than can be seen: the choices that are open, the
/// screen, and what a step notes and delivers.
///
/// Their worlds may be of two kinds, as those are that hold a reducer and a changed one.
struct SightProduct {
  private let original: Side
  private let mutant: Side
  /// The pairs of positions that were found, and what was said on the way to each.
  private var pairs = Trail<Pair, String>()

  private struct Pair: Hashable {
    let original: UInt64
    let mutant: UInt64
  }

  /// - Throws: what keeps a system from being built.
  init(_ original: any AnySystem, _ mutant: any AnySystem) throws {
    self.original = try original.accept(Looking())
    self.mutant = try mutant.accept(Looking())
  }

  /// What becomes of the mutant, with a shortest journey that tells it from the original.
  mutating func fate(mostPairs: Int) -> Fate {
    for (left, right) in zip(original.starts, mutant.starts) {
      pairs.reach(Pair(original: left, mutant: right), from: nil)
    }
    var next = 0
    while next < pairs.count {
      if let difference = step(next) { return .survived(difference) }
      next += 1
      if pairs.count > mostPairs {
        return .undecided("more than \(mostPairs) pairs of positions")
      }
    }
    return .equivalent
  }

  private mutating func step(_ number: Int) -> Difference? {
    let left = original.ways(pairs[number].original)
    let right = mutant.ways(pairs[number].mutant)
    for (first, second) in zip(left, right) {
      guard first.id == second.id else {
        return Difference(
          journey: journey(to: number), expected: "`\(first.says)` comes next",
          actual: "`\(second.says)` comes next")
      }
      guard first.sight == second.sight else {
        return Difference(
          journey: journey(to: number) + [first.says], expected: "\(first.sight)",
          actual: "\(second.sight)")
      }
      pairs.reach(
        Pair(original: first.state, mutant: second.state), from: (number, first.says))
    }
    guard left.count != right.count else { return nil }
    let isMore = left.count > right.count
    let says = (isMore ? left[right.count] : right[left.count]).says
    return Difference(
      journey: journey(to: number),
      expected: isMore ? "`\(says)` is possible" : "`\(says)` is not possible",
      actual: isMore ? "it is not" : "it is")
  }

  private func journey(to number: Int) -> [String] {
    pairs.steps(to: number).map(\.step)
  }
}

/// One of the two systems.
private struct Side {
  let starts: [UInt64]
  let ways: (UInt64) -> [SeenStep]
}

/// A step as somebody sees it who does not look into the world.
private struct SeenStep {
  let id: String
  let says: String
  let state: UInt64
  let sight: Sight

  struct Sight: Hashable, CustomStringConvertible {
    let screen: String
    let happened: [String]

    var description: String {
      happened.isEmpty ? screen : "\(screen) [\(happened.joined(separator: ", "))]"
    }
  }
}

/// Makes a side of a system.
private struct Looking: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> Side {
    let system = system.asking { _ in false }
    let table = SystemTable(system)
    return Side(starts: table.starts) { number in
      let before = table.state(number)
      var ways: [StepTable.Way] = []
      table.expand(number, into: &ways)
      return ways.map { way in
        let text = system.text(of: table.move(way.choice), in: before)
        let world = table.state(way.state).world
        let log = table.log(way.log)
        let outcomes = log.outcomes.map { system.parts[$0.part].plan.outcomes[$0.outcome] }
        return SeenStep(
          id: text.id, says: text.says, state: way.state,
          sight: .init(
            screen: world.screen, happened: log.signs.map { world.words(of: $0) } + outcomes))
      }
    }
  }
}
