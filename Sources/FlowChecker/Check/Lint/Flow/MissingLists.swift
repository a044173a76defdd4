import EveryPath

/// Lint finds what is left over by the lists of states and events: where one is missing, it says
/// nothing, and that is to be known.
///
/// Few types of effects can list their values, and an effect that is written is looked for anyway.
enum MissingLists {
  static func notes(in compiled: CompiledFlow, _ elaborated: ElaboratedFlow) -> [String] {
    var lists: [(list: String, rule: String)] = []
    if !elaborated.listsStates { lists.append(("states", "unreachable-state")) }
    if !elaborated.listsEvents, compiled.symbols.contains(where: { $0.component == nil }) {
      lists.append(("events", "unused-event"))
    }
    guard !lists.isEmpty else { return [] }
    let names = lists.map { "no `\($0.list)`" }.joined(separator: " and ")
    let rules = lists.map(\.rule).joined(separator: ", ")
    return [
      "`\(compiled.name)` lists \(names), so what is unused is not found (\(rules)); write the "
        + "\(lists.count == 1 ? "list" : "lists")"
    ]
  }
}
