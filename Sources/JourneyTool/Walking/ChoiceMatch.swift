import EveryPath
package import FlowModel

/// What a word picks among choices: a number, an id, a label, or the beginning of one.
package enum ChoiceMatch: Hashable, Sendable {
  /// This one, counted from 0.
  case choice(Int)
  /// The word begins several.
  case ambiguous([String])
  /// A number that is none of the choices'.
  case outOfRange
  /// None; perhaps the one with this id was meant.
  case nothing(nearest: String?)

  /// Picks among `choices`.
  ///
  /// An exact id wins over an exact label, that over a beginning. A choice wins over the same one
  /// cut short by the end of a process.
  package init(_ word: String, among choices: [ChoiceText]) {
    if let number = Int(word) {
      self = choices.indices.contains(number - 1) ? .choice(number - 1) : .outOfRange
      return
    }
    let wanted = word.lowercased()
    if let index = choices.firstIndex(where: { $0.id == word }) {
      self = .choice(index)
      return
    }
    let exact = choices.indices.filter {
      choices[$0].id.lowercased() == wanted || choices[$0].says.lowercased() == wanted
    }
    if exact.count == 1 {
      self = .choice(exact[0])
      return
    }
    let begun = choices.indices.filter {
      !wanted.isEmpty
        && (choices[$0].id.lowercased().hasPrefix(wanted)
          || choices[$0].says.lowercased().hasPrefix(wanted))
    }
    // "a+kill-1" is "a", cut short.
    let whole = begun.filter { index in
      !begun.contains { choices[index].id.hasPrefix(choices[$0].id + "+") }
    }
    switch whole.count {
    case 0: self = .nothing(nearest: nearest(to: word, among: choices.map(\.id)))
    case 1: self = .choice(whole[0])
    default: self = .ambiguous(begun.map { choices[$0].id })
    }
  }
}

/// The order in which choices are shown, wherever they are.
enum ChoiceOrder {
  /// The places of choices in that order: what is about to happen by itself comes first, then what
  /// a person may do; ends in the middle of a step come last: there are many of them.
  static func sorted(_ choices: [(text: ChoiceText, isCut: Bool)]) -> [Int] {
    let byCause = Cause.allCases.flatMap { cause in
      choices.indices.filter { choices[$0].text.by == cause }
    }
    let isDue = { (index: Int) in
      choices[index].text.isCertain && choices[index].text.by != .person
    }
    let whole = byCause.filter { !choices[$0].isCut }
    return whole.filter(isDue) + whole.filter { !isDue($0) }
      + byCause.filter { choices[$0].isCut }
  }
}

/// What is said where another choice is made than the one that was taken back.
func stepsForgotten(_ number: Int) -> String {
  number == 1
    ? "The step taken back is forgotten." : "The \(number) steps taken back are forgotten."
}
