/// The facts of a search taken apart: what is asked of each part of a step, and how facts are made
/// of the answers.
///
/// What of a fact is about one part alone is one question. All else is combined from the answers,
/// so that a step costs no question that another step has answered.
struct Questions<W: World> {
  typealias Form = Predicate<W>.Form
  typealias Atom = Predicate<W>.Atom

  struct Part {
    /// The atoms, each with all that are called the same, of which the first is asked.
    var atoms: [(node: Int, alike: [Atom])] = []
    var combination = Combination()
    var questions: [(node: Int, whole: Int)] = []
  }

  /// How facts are made of the answers to questions.
  private(set) var combination = Combination()
  /// What each part is asked, by its number.
  private(set) var parts = StepPart.allCases.map { _ in Part() }
  private(set) var facts: [Int] = []
  /// The histories for which it may matter what came first, and no closure over several parts has
  /// a hand in.
  private(set) var ordered: [HistoryFacts] = []
  private var atoms: [Name: Int] = [:]
  private var questions: [[Int: Int]] = StepPart.allCases.map { _ in [:] }

  /// By what an atom is known.
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
    if let part = form.onlyPart { return question(form, of: part) }
    switch form {
    case .constant(let answer): return combination.number(of: .constant(answer))
    case .atom: return question(form, of: .several)
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

  private mutating func question(_ form: Form, of part: StepPart) -> Int {
    let number = part.rawValue
    let node = node(of: form, in: number)
    if let whole = questions[number][node] { return whole }
    let whole = combination.number(
      of: .question(part: number, parts[number].questions.count))
    parts[number].questions.append((node, whole))
    questions[number][node] = whole
    return whole
  }

  /// The node of a form among those of a part.
  private mutating func node(of form: Form, in part: Int) -> Int {
    let node: Combination.Node
    switch form {
    case .constant(let answer): node = .constant(answer)
    case .atom(let atom): return self.node(of: atom, in: part)
    case .not(let form): node = .not(self.node(of: form, in: part))
    case .all(let forms): node = .all(forms.map { self.node(of: $0, in: part) })
    case .any(let forms): node = .any(forms.map { self.node(of: $0, in: part) })
    }
    return parts[part].combination.number(of: node)
  }

  private mutating func node(of atom: Atom, in part: Int) -> Int {
    let name: Name =
      atom.part == .several
      ? .ofClosure(ObjectIdentifier(atom.identity)) : .ofPart(atom.part, atom.name)
    if let known = atoms[name] {
      parts[part].atoms[known].alike.append(atom)
      return parts[part].atoms[known].node
    }
    let number = parts[part].atoms.count
    let node = parts[part].combination.number(of: .question(part: part, number))
    parts[part].atoms.append((node, [atom]))
    atoms[name] = number
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
