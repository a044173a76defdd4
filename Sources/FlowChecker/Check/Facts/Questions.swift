import FlowModel

/// The facts of a search taken apart: what is asked of each part of a step, and how facts are made
/// of the answers.
///
/// What of a fact is about one part alone is one question. All else is combined from the answers,
/// so that a step costs no question that another step has answered.
struct Questions<W: World> {
  typealias Part = Predicate<W>.Part
  typealias Form = Predicate<W>.Form

  /// An answer, or that of some answers.
  enum Node {
    case constant(Bool)
    case question
    case not(Int)
    case all([Int])
    case any([Int])
  }

  /// What is asked of one part.
  struct Question {
    let node: Int
    /// All that was written for it: those that are called the same. The first is asked.
    var forms: [Form]
  }

  /// The nodes, each behind those it is made of.
  private(set) var nodes: [Node] = []
  /// What each part is asked, by its number.
  private(set) var questions: [[Question]] = Part.allCases.map { _ in [] }
  /// The node of each fact.
  private(set) var facts: [Int] = []
  /// The histories that no closure over several parts has a hand in.
  private(set) var isOrderKnown: [Bool] = []
  private var known: [String: Int] = [:]
  private var places: [String: Int] = [:]

  init(_ facts: [Predicate<W>], _ histories: [HistoryFacts]) {
    for fact in facts { self.facts.append(node(of: fact.form)) }
    isOrderKnown = histories.map { history in
      history.facts.allSatisfy { fact in
        facts[fact].form.atoms.allSatisfy { $0.part != .several }
      }
    }
  }

  private mutating func node(of form: Form) -> Int {
    let key = form.text
    switch form {
    case .constant(let answer): return number(of: .constant(answer), key)
    case .atom, .not, .all, .any: break
    }
    if let part = form.onlyPart { return question(form, of: part, key) }
    switch form {
    case .constant, .atom: return number(of: .constant(false), key)
    case .not(let form): return number(of: .not(node(of: form)), key)
    case .all(let forms): return number(of: .all(nodes(of: forms) { .all($0) }), key)
    case .any(let forms): return number(of: .any(nodes(of: forms) { .any($0) }), key)
    }
  }

  /// The nodes of forms, those about one part together.
  private mutating func nodes(of forms: [Form], _ combined: ([Form]) -> Form) -> [Int] {
    var (alone, mixed): ([[Form]], [Form]) = (Part.allCases.map { _ in [] }, [])
    for form in forms {
      if let part = form.onlyPart { alone[part.rawValue].append(form) } else { mixed.append(form) }
    }
    let together = alone.filter { !$0.isEmpty }.map { $0.count == 1 ? $0[0] : combined($0) }
    return (together + mixed).map { node(of: $0) }
  }

  private mutating func question(_ form: Form, of part: Part, _ key: String) -> Int {
    let key = "\(part.rawValue) \(key)"
    if let place = places[key] {
      questions[part.rawValue][place].forms.append(form)
      return questions[part.rawValue][place].node
    }
    let node = number(of: .question, key)
    places[key] = questions[part.rawValue].count
    questions[part.rawValue].append(Question(node: node, forms: [form]))
    return node
  }

  private mutating func number(of node: Node, _ key: String) -> Int {
    if let number = known[key] { return number }
    nodes.append(node)
    known[key] = nodes.count - 1
    return nodes.count - 1
  }
}

extension Questions {
  /// The closures over several parts that the open facts of a step depend on.
  func openQuestions(_ answers: Answers) -> [Question] {
    guard facts.contains(where: answers.isOpen) else { return [] }
    var (isNeeded, left) = (Set<Int>(), facts.filter(answers.isOpen))
    while let node = left.popLast() {
      guard answers.isOpen(node), isNeeded.insert(node).inserted else { continue }
      switch nodes[node] {
      case .constant, .question: continue
      case .not(let node): left.append(node)
      case .all(let nodes), .any(let nodes): left += nodes
      }
    }
    return questions[Part.several.rawValue].filter { isNeeded.contains($0.node) }
  }
}

extension Predicate.Form {
  /// The one part that it looks at; nil if there are several, or none.
  fileprivate var onlyPart: Predicate.Part? {
    switch self {
    case .constant: return nil
    case .atom(let atom): return atom.part
    case .not(let form): return form.onlyPart
    case .all(let forms), .any(let forms):
      guard let first = forms.first?.onlyPart, first != .several || forms.count == 1 else {
        return nil
      }
      return forms.dropFirst().allSatisfy { $0.onlyPart == first } ? first : nil
    }
  }
}

/// What is known of each node of some questions at a step.
struct Answers {
  /// Whether it holds: 0 no, 1 yes, 2 open.
  private(set) var values: [UInt8]

  private static let open: UInt8 = 2

  init(_ count: Int) { values = [UInt8](repeating: Self.open, count: count) }

  /// Takes over what a part has answered.
  mutating func note<W: World>(
    _ answers: some Sequence<UInt64>, _ questions: [Questions<W>.Question]
  ) {
    var place = 0
    for word in answers {
      for question in questions[place..<min(place + 64, questions.count)] {
        values[question.node] = UInt8(truncatingIfNeeded: word &>> UInt64(place & 63) & 1)
        place += 1
      }
    }
  }

  /// Notes one answer.
  mutating func note(_ answer: Bool, of node: Int) { values[node] = answer ? 1 : 0 }

  /// Works out all that follows.
  mutating func combine(_ nodes: [Questions<some World>.Node]) {
    for (number, node) in nodes.enumerated() {
      switch node {
      case .question: continue
      case .constant(let answer): values[number] = answer ? 1 : 0
      case .not(let node): values[number] = values[node] == Self.open ? Self.open : 1 - values[node]
      case .all(let nodes): values[number] = value(of: nodes, decidedBy: 0)
      case .any(let nodes): values[number] = value(of: nodes, decidedBy: 1)
      }
    }
  }

  private func value(of nodes: [Int], decidedBy decisive: UInt8) -> UInt8 {
    var value = 1 - decisive
    for node in nodes {
      if values[node] == decisive { return decisive }
      if values[node] == Self.open { value = Self.open }
    }
    return value
  }

  func holds(_ node: Int) -> Bool { values[node] == 1 }

  func isOpen(_ node: Int) -> Bool { values[node] == Self.open }
}
