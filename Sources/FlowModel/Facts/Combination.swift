/// How facts are made of answers: nodes, each behind those it is made of.
struct Combination {
  /// An answer, or what is made of some.
  enum Node: Hashable {
    case constant(Bool)
    /// What one part is asked, by their numbers.
    case question(part: Int, Int)
    case not(Int)
    case all([Int])
    case any([Int])
  }

  /// What is known of a node at a step.
  enum Value {
    static let no: UInt8 = 0
    static let yes: UInt8 = 1
    static let open: UInt8 = 2
  }

  private enum Kind {
    static let given: UInt8 = 0
    static let not: UInt8 = 1
    static let all: UInt8 = 2
    static let any: UInt8 = 3
  }

  private(set) var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]
  // The same side by side: a search works them out for every kind of step.
  private var kinds: [UInt8] = []
  private var firstChild: [Int] = [0]
  private var children: [Int] = []

  /// What is known of each node before anything is asked.
  private(set) var values: [UInt8] = []

  /// The number of a node, which it is given if it is new.
  mutating func number(of node: Node) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = nodes.count
    nodes.append(node)
    var value = Value.open
    switch node {
    case .constant(let answer):
      kinds.append(Kind.given)
      value = answer ? Value.yes : Value.no
    case .question: kinds.append(Kind.given)
    case .not(let node):
      kinds.append(Kind.not)
      children.append(node)
    case .all(let nodes):
      kinds.append(Kind.all)
      children += nodes
    case .any(let nodes):
      kinds.append(Kind.any)
      children += nodes
    }
    firstChild.append(children.count)
    values.append(value)
    return nodes.count - 1
  }

  /// Works out some nodes, each behind those it is made of.
  func work(out order: [Int], _ values: inout [UInt8]) {
    var place = 0
    while place < order.count {
      let node = order[place]
      place += 1
      switch kinds[node] {
      case Kind.not:
        let value = values[children[firstChild[node]]]
        values[node] = value == Value.open ? value : 1 - value
      case Kind.all: values[node] = value(of: node, decidedBy: Value.no, values)
      case Kind.any: values[node] = value(of: node, decidedBy: Value.yes, values)
      default: continue
      }
    }
  }

  private func value(of node: Int, decidedBy decisive: UInt8, _ values: [UInt8]) -> UInt8 {
    var value = 1 - decisive
    var child = firstChild[node]
    while child < firstChild[node + 1] {
      let one = values[children[child]]
      if one == decisive { return decisive }
      if one == Value.open { value = Value.open }
      child += 1
    }
    return value
  }

  /// The nodes that some open ones depend on and that are open themselves, in order.
  func open(below roots: some Sequence<Int>, _ values: [UInt8]) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: nodes.count)
    var left = roots.filter { values[$0] == Value.open }
    while let node = left.popLast() {
      guard !isNeeded[node] else { continue }
      isNeeded[node] = true
      left += children[firstChild[node]..<firstChild[node + 1]]
        .filter { values[$0] == Value.open && !isNeeded[$0] }
    }
    return nodes.indices.filter { isNeeded[$0] }
  }
}
