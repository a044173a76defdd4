import FlowModel
import StateSpace

/// What one part of steps has answered: values that answer alike are one class.
final class PartClasses<W: World> {
  private let questions: [Questions<W>.Question]
  private let asksForOrder: Bool
  /// For how many values more names are compared.
  private var left: Int
  let classes = Classes()

  init(_ part: StepPart, _ questions: Questions<W>, comparing most: Int) {
    left = most
    self.questions = questions.questions[part.rawValue]
    asksForOrder = part == .happened && !questions.ordered.isEmpty
  }

  /// The class of a value, by its number.
  ///
  /// - Parameter transition: a step of which the value is the part.
  func number(of value: UInt32, _ transition: () -> Transition<W>) -> UInt32 {
    if let known = classes.number(of: value) { return known }
    let transition = transition()
    var rows = [ask(transition)]
    if asksForOrder, transition.hasOrder {
      rows += ([transition.bare] + transition.atInstants).map(ask)
    }
    if left > 0 { compareNames(at: transition) }
    return classes.note(rows, of: value)
  }

  /// Asks side by side what is called the same, at the first values: a name that leaves out a
  /// parameter stands for two questions, of which only one would be asked.
  private func compareNames(at transition: Transition<W>) {
    left -= 1
    for question in questions where question.forms.count > 1 {
      let answer = question.forms[0].holds(transition)
      guard question.forms.contains(where: { $0.holds(transition) != answer }) else { continue }
      transition.system.noteAmbiguous(question.forms[0].text)
    }
  }

  private func ask(_ transition: Transition<W>) -> [UInt64] {
    var row = [UInt64](facts: questions.count)
    for (number, question) in questions.enumerated() where question.forms[0].holds(transition) {
      row.note(number)
    }
    return row
  }
}

/// The classes of a part's values.
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

  /// Notes what a value has answered, and gives its class.
  func note(_ answers: [[UInt64]], of value: UInt32) -> UInt32 {
    while numbers.count <= Int(value) { numbers.append(-1) }
    numbers[Int(value)] = rows.insert(answers).number
    return UInt32(numbers[Int(value)])
  }

  /// What a class has answered: of the whole step, then, if there is more than one instant, of it
  /// as if nothing had happened, and of each instant, in order.
  func answers(_ number: UInt32) -> [[UInt64]] { rows[number] }
}
