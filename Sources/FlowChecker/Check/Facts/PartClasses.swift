import FlowModel
import StateSpace

/// What one part of steps has answered: values that answer alike are one class.
final class PartClasses<W: World> {
  private let part: Predicate<W>.Part
  private let questions: [Questions<W>.Question]
  private let width: Int
  private let asksForOrder: Bool
  /// The class of each value; negative if it is not known.
  private var classes: [Int32] = []
  private var rows = Interner<[UInt64]>()

  init(_ part: Predicate<W>.Part, _ questions: Questions<W>) {
    self.part = part
    self.questions = questions.questions[part.rawValue]
    width = [UInt64](facts: self.questions.count).count
    asksForOrder = part == .happened && !questions.isOrderKnown.isEmpty
  }

  /// The class of a value, by its number.
  ///
  /// - Parameter transition: a step of which the value is the part.
  func number(of value: UInt32, _ transition: () -> Transition<W>) -> UInt32 {
    let place = Int(value)
    if place < classes.count, classes[place] >= 0 { return UInt32(classes[place]) }
    while classes.count <= place { classes.append(-1) }
    let transition = transition()
    var row = ask(transition)
    if asksForOrder, transition.hasOrder {
      for instant in [transition.bare] + transition.atInstants { row += ask(instant) }
    }
    classes[place] = rows.insert(row).number
    return UInt32(classes[place])
  }

  private func ask(_ transition: Transition<W>) -> [UInt64] {
    var row = [UInt64](facts: questions.count)
    for (number, question) in questions.enumerated() where question.forms[0].holds(transition) {
      row.note(number)
    }
    return row
  }

  /// What a class has answered.
  func answers(_ number: UInt32) -> ArraySlice<UInt64> { rows[number].prefix(width) }

  /// What it has answered of a step in which nothing happens, and of each instant, in order; empty
  /// if there is one instant only.
  func instants(_ number: UInt32) -> [ArraySlice<UInt64>] {
    let row = rows[number]
    guard width > 0 else { return [] }
    return stride(from: width, to: row.count, by: width).map { row[$0..<($0 + width)] }
  }
}
