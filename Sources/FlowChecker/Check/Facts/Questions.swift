import FlowModel

/// The facts of a search taken apart: what is asked of each part of a step, and how facts are made
/// of the answers.
///
/// What of a fact is about one part alone is one question. All else is combined from the answers,
/// so that a step costs no question that another step has answered.
struct Questions<W: World> {
  typealias Form = Predicate<W>.Form

  /// What is asked of one part.
  struct Question {
    let node: Int
    /// All that was written for it: those that are called the same. The first is asked.
    var forms: [Form]
  }

  /// How facts are made of the answers.
  private(set) var combination = Combination()
  /// What each part is asked, by its number.
  private(set) var questions: [[Question]] = StepPart.allCases.map { _ in [] }
  /// The node of each fact.
  private(set) var facts: [Int] = []
  /// The histories for which it may matter what came first, and no closure over several parts has
  /// a hand in.
  private(set) var ordered: [HistoryFacts] = []
  private var places: [Name: Int] = [:]

  /// By what a question is known.
  private enum Name: Hashable {
    case ofPart(StepPart, String)
    case ofClosure(ObjectIdentifier)
  }

  init(_ facts: [Predicate<W>], _ histories: [HistoryFacts]) {
    for fact in facts { self.facts.append(node(of: fact.form)) }
    ordered = histories.filter { history in
      history.facts.allSatisfy { fact in
        facts[fact].form.atoms.allSatisfy { $0.part != .several }
      }
    }
  }

  private mutating func node(of form: Form) -> Int {
    if let part = form.onlyPart { return question(form, of: part, .ofPart(part, form.text)) }
    switch form {
    case .constant(let answer): return combination.number(of: .constant(answer))
    case .atom(let atom):
      return question(form, of: .several, .ofClosure(ObjectIdentifier(atom.identity)))
    case .not(let form): return combination.number(of: .not(node(of: form)))
    case .all(let forms): return combination.number(of: .all(nodes(of: forms) { .all($0) }))
    case .any(let forms): return combination.number(of: .any(nodes(of: forms) { .any($0) }))
    }
  }

  /// The nodes of forms, those about one part together.
  private mutating func nodes(of forms: [Form], _ combined: ([Form]) -> Form) -> [Int] {
    var (alone, mixed): ([[Form]], [Form]) = (StepPart.allCases.map { _ in [] }, [])
    for form in forms {
      if let part = form.onlyPart { alone[part.rawValue].append(form) } else { mixed.append(form) }
    }
    let together = alone.filter { !$0.isEmpty }.map { $0.count == 1 ? $0[0] : combined($0) }
    return (together + mixed).map { node(of: $0) }
  }

  private mutating func question(_ form: Form, of part: StepPart, _ name: Name) -> Int {
    let part = part.rawValue
    if let place = places[name] {
      questions[part][place].forms.append(form)
      return questions[part][place].node
    }
    let place = questions[part].count
    places[name] = place
    let node = combination.number(of: .question(part: part, place))
    questions[part].append(Question(node: node, forms: [form]))
    return node
  }
}

extension Predicate.Form {
  /// The one part that it looks at; nil if there are several, or none.
  fileprivate var onlyPart: StepPart? {
    switch self {
    case .constant: return nil
    case .atom(let atom): return atom.part == .several ? nil : atom.part
    case .not(let form): return form.onlyPart
    case .all(let forms), .any(let forms):
      guard let first = forms.first?.onlyPart else { return nil }
      return forms.dropFirst().allSatisfy { $0.onlyPart == first } ? first : nil
    }
  }
}
