internal import EveryPath
import FlowModel

/// Writes a searched graph for TLC: the states that each state leads to.
enum TLAGraph {
  static func text(of graph: ExploredGraph) -> String {
    var source = SourceText()
    let name = Identifiers.plain(graph.name)
    source.line("---- MODULE \(name) ----")
    source.add([
      "\\* \(visible(graph.name)): the world is written in Swift, so this is the explored graph:",
      "\\* \(graph.stateCount) states, \(graph.targets.count) moves, complete.",
      "\\*",
      "\\*   java -cp tla2tools.jar tlc2.TLC -deadlock \(name).tla",
      "\\*",
      "\\* with SPECIFICATION Spec in \(name).cfg.",
      "EXTENDS Naturals", "", "VARIABLE at", "",
    ])
    source.line("Leads == <<")
    source.indented { source in
      for state in 0..<graph.stateCount {
        let targets = Set(graph.targets[graph.firstMove[state]..<graph.firstMove[state + 1]])
        let list = targets.sorted().map { "\($0 + 1)" }.joined(separator: ", ")
        source.line("{\(list)}\(state + 1 < graph.stateCount ? "," : "")")
      }
    }
    source.line(">>")
    var names = Identifiers(reserved: ["Leads", "Init", "Next", "Spec", "at", name])
    for fact in graph.facts {
      source.line()
      source.line("\\* \(visible(fact.name))")
      source.line("\(names.name(for: "Fact_\(fact.name)")) == <<")
      source.indented { source in
        for (state, number) in fact.numbers.enumerated() {
          let value = quoted(fact.values[Int(number)])
          source.line("\(value)\(state + 1 < graph.stateCount ? "," : "")")
        }
      }
      source.line(">>")
    }
    source.add([
      "", "Init == at \\in 1..\(graph.startCount)", "",
      "Next == \\E next \\in Leads[at] : at' = next", "", "Spec == Init /\\ [][Next]_at", "====",
    ])
    return source.text
  }

  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var result = ""
    for character in visible(text) {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "\"\(result)\""
  }
}
