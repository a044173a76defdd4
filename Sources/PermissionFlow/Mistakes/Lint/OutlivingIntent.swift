/// An attempt that comes to its end has forgotten its intent.
///
/// An end does not clear what was remembered: a new process would go on with an attempt that is over,
/// and whose outcome was told. What an abandoned attempt leaves is not looked at: when the process ends
/// it is to be there.
enum OutlivingIntent {
  static func findings(in plan: Plan) -> [Finding] {
    var search = Search(plan)
    search.run()
    return search.findings
  }

  /// An intent that is there.
  private struct Remembered: Hashable {
    let state: Int
    let line: SourceLine
  }

  private struct Place: Hashable {
    let position: Int
    let remembered: Remembered?
  }

  private struct Search {
    private let plan: Plan
    private var cameBy: [Place: (place: Place?, words: String)] = [:]
    private var queue: [Place] = []
    private var reported: Set<SourceLine> = []
    private(set) var findings: [Finding] = []

    init(_ plan: Plan) {
      self.plan = plan
      let start = plan.entries[plan.start]
      let line = plan.positions[plan.start].line
      visit(after(start.orders, nil, line), start.target, from: nil, "", line)
    }

    mutating func run() {
      var next = 0
      while next < queue.count {
        let place = queue[next]
        next += 1
        for edge in plan.edges(from: place.position).map({ plan.edges[$0] }) {
          visit(
            after(edge.orders, place.remembered, edge.line), edge.target, from: place,
            plan.name(of: edge.trigger), edge.line)
        }
        resume(place)
      }
    }

    /// Goes on in a new process with what is remembered here.
    private mutating func resume(_ place: Place) {
      guard let remembered = place.remembered,
        case .at(let state) = plan.resumptions[remembered.state]
      else { return }
      let entry = plan.entries[state]
      visit(
        after(entry.orders, remembered, remembered.line), entry.target, from: place,
        "the app is ended and resumed", plan.positions[state].line)
    }

    /// The intent that is there after some orders.
    private func after(
      _ orders: Range<Int>, _ remembered: Remembered?, _ line: SourceLine
    ) -> Remembered? {
      plan.orders[orders].reduce(remembered) { remembered, order in
        if case .remember(let state) = order { return Remembered(state: state, line: line) }
        return order == .forget ? nil : remembered
      }
    }

    private mutating func visit(
      _ remembered: Remembered?, _ position: Int, from origin: Place?, _ words: String,
      _ line: SourceLine
    ) {
      let place = Place(position: position, remembered: remembered)
      guard cameBy[place] == nil else { return }
      cameBy[place] = (origin, words)
      let end = plan.positions[position]
      guard end.kind == .final else { return queue.append(place) }
      guard let remembered, reported.insert(line).inserted else { return }
      findings.append(
        Finding(
          rule: "intent-outlives-end",
          sentence: "`\(end.id)` is the end, and what was remembered is still there, so the next "
            + "process goes on with an attempt that is over; write Forget() on the way",
          lines: line == remembered.line ? [line] : [line, remembered.line],
          witness: way(to: place)))
    }

    private func way(to place: Place) -> [String] {
      var words: [String] = []
      var at: Place? = place
      while let here = at, let step = cameBy[here] {
        if step.place != nil { words.append(step.words) }
        at = step.place
      }
      return words.reversed()
    }
  }
}
