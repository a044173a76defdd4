import FlowModel

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
