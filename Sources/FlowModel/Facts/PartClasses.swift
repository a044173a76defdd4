import StateSpace

/// What one part of steps has answered: values that answer alike are one class.
final class PartClasses<W: World> {
  private let part: Questions<W>.Part
  /// The nodes of the part, in order.
  private let order: [Int]
  private let asksForOrder: Bool
  private var observed: [(node: Int, isMeant: @Sendable (W.Observation) -> Bool)] = []
  private var observations: [W.Observation: [Int]] = [:]
  private var others: [Predicate<W>.Atom] = []
  private var nodes: [Int] = []
  /// What is answered of an instant, which many steps have in common.
  private var instants: [StepLog<W>: [UInt64]] = [:]
  /// For how many values more names are compared.
  private var left: Int
  let classes = Classes()

  init(_ part: StepPart, _ questions: Questions<W>, comparing most: Int) {
    left = most
    self.part = questions.parts[part.rawValue]
    order = Array(self.part.combination.nodes.indices)
    asksForOrder = part == .happened && !questions.ordered.isEmpty
    for (node, alike) in self.part.atoms {
      if let isMeant = alike[0].isMeant {
        observed.append((node, isMeant))
      } else {
        others.append(alike[0])
        nodes.append(node)
      }
    }
  }

  /// The class of a value, by its number, and a step of which it is the part.
  func number(of value: UInt32, _ transition: () -> Transition<W>) -> UInt32 {
    if let known = classes.number(of: value) { return known }
    let transition = transition()
    var rows = [ask(transition)]
    if asksForOrder, transition.hasOrder {
      for instant in [transition.bare] + transition.atInstants {
        let row = instants[instant.log] ?? ask(instant)
        instants[instant.log] = row
        rows.append(row)
      }
    }
    if left > 0 { compareNames(at: transition) }
    return classes.note(rows, of: value)
  }

  /// Asks side by side what is called the same, at the first values: a name that leaves out a
  /// parameter stands for two questions, of which only one would be asked.
  private func compareNames(at transition: Transition<W>) {
    left -= 1
    for (_, alike) in part.atoms where alike.count > 1 {
      let answer = alike[0].holds(transition)
      guard alike.contains(where: { $0.holds(transition) != answer }) else { continue }
      transition.system.noteAmbiguous(alike[0].text)
    }
  }

  private func ask(_ transition: Transition<W>) -> [UInt64] {
    var values = part.combination.values
    for place in others.indices { values[nodes[place]] = others[place].holds(transition) ? 1 : 0 }
    if !observed.isEmpty {
      for (node, _) in observed { values[node] = Combination.Value.no }
      for observation in transition.log.observations {
        for node in self.nodes(about: observation) { values[node] = Combination.Value.yes }
      }
    }
    part.combination.work(out: order, &values)
    var row = [UInt64](facts: part.questions.count)
    for (number, question) in part.questions.enumerated()
    where values[question.node] == Combination.Value.yes {
      row.note(number)
    }
    return row
  }

  private func nodes(about observation: W.Observation) -> [Int] {
    if let known = observations[observation] { return known }
    let nodes = observed.filter { $0.isMeant(observation) }.map(\.node)
    observations[observation] = nodes
    return nodes
  }
}

final class Classes {
  /// The class of each value; negative if it is not known.
  private var numbers: [Int32] = []
  private var rows = Interner<[[UInt64]]>()

  /// The class of a value; nil if it is not known.
  func number(of value: UInt32) -> UInt32? {
    let place = Int(value)
    guard place < numbers.count, numbers[place] >= 0 else { return nil }
    return UInt32(numbers[place])
  }

  func note(_ answers: [[UInt64]], of value: UInt32) -> UInt32 {
    while numbers.count <= Int(value) { numbers.append(-1) }
    numbers[Int(value)] = rows.insert(answers).number
    return UInt32(numbers[Int(value)])
  }

  /// What a class has answered: of the whole step, then, if there is more than one instant, of it
  /// as if nothing had happened, and of each instant, in order.
  func answers(_ number: UInt32) -> [[UInt64]] { rows[number] }
}
