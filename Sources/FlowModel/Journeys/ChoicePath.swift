/// The texts of the choices of a walk, in order; each different one is kept once.
package struct ChoicePath: RandomAccessCollection, Sendable {
  private var texts: [ChoiceText] = []
  private var numbers: [UInt32] = []

  /// A path of no steps.
  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count }

  package subscript(position: Int) -> ChoiceText { texts[Int(numbers[position])] }

  /// The number of the choice that a step takes.
  func number(at position: Int) -> UInt32 { numbers[position] }

  /// Appends a choice by its number; the next number that there is not brings a new text.
  mutating func append(_ number: UInt32, _ text: @autoclosure () -> ChoiceText) {
    if number == texts.count { texts.append(text()) }
    numbers.append(number)
  }

  /// Forgets the steps from a place on.
  mutating func removeSteps(from position: Int) { numbers.removeSubrange(position...) }
}
