internal import EveryPath
import FlowModel

/// Writes a searched graph for SPIN: as tables in C, since a statement for each move is more than
/// its translator takes.
enum PromelaGraph {
  /// How many numbers one block has; SPIN takes 64 KB of text for each.
  private static let blockSize = 4000

  static func text(of graph: ExploredGraph) -> String {
    var source = SourceText()
    source.add(header(of: graph))
    // Several starts are the moves of one state more.
    let hasChoice = graph.startCount != 1
    for (number, fact) in graph.facts.enumerated() {
      declare(fact, number: number, hasChoice: hasChoice, into: &source)
    }
    let starts = hasChoice ? (0..<graph.startCount).map { Int32($0) } : []
    let end = hasChoice ? [graph.targets.count + starts.count] : []
    declare("first", graph.firstMove + end, into: &source)
    declare("target", graph.targets + starts, into: &source)
    declareChoices(graph, startCount: starts.count, into: &source)
    source.line("int at = \(hasChoice ? graph.stateCount : 0);")
    source.line()
    source.add(["active proctype graph() {", "end:", "  do"])
    let degrees = graph.firstMove.indices.dropLast().map {
      graph.firstMove[$0 + 1] - graph.firstMove[$0]
    }
    for number in 0..<max(degrees.max() ?? 0, starts.count) {
      source.line("  :: d_step { c_expr { HAS(\(number)) } -> c_code { TAKE(\(number)) } }")
    }
    source.add(["  od", "}"])
    return source.text
  }

  private static func header(of graph: ExploredGraph) -> [String] {
    let file = "\(Identifiers.plain(graph.name)).pml"
    let more =
      graph.startCount == 1
      ? []
      : [
        " and one more, in which one of \(graph.startCount) starts is chosen and each fact is -1"
      ]
    return [
      "/*",
      " * \(Promela.harmless(graph.name)): the world is written in Swift, so this is the explored "
        + "graph:",
      " * \(graph.stateCount) states, \(graph.targets.count) moves, complete.",
      " *",
      " *   spin -a \(file) && gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m10000000",
      " *",
      " * SPIN stores these states\(more.joined()). What holds in the state `at` is asked with",
      " * c_expr { IS(fact, value) } and the names below; ./pan -r tells the choices of a trail.",
      " */",
    ]
  }

  /// Writes the names of a fact's values, and which one each state has.
  private static func declare(
    _ fact: ExploredGraph.Fact, number: Int, hasChoice: Bool, into source: inout SourceText
  ) {
    let name = "fact\(number)"
    source.line()
    source.line("/* \(name): \(Promela.harmless(fact.name))")
    for (number, value) in fact.values.enumerated() {
      source.line(" *   \(number) \(Promela.harmless(value))")
    }
    source.line(" */")
    // In the state in which a start is chosen no fact has any of its values.
    declare(name, fact.numbers + (hasChoice ? [-1] : []), into: &source)
  }

  /// Writes a table in blocks, and how a number is looked up.
  private static func declare(
    _ name: String, _ numbers: [some BinaryInteger], into source: inout SourceText
  ) {
    var blocks: [String] = []
    var next = 0
    repeat {
      let end = min(next + blockSize, numbers.count)
      let block = "\(name)_\(blocks.count)"
      source.line("c_decl { static const int \(block)[] = {")
      while next < end {
        let row = numbers[next..<min(next + 16, end)]
        source.line("  " + row.map { String($0) }.joined(separator: ",") + ",")
        next += row.count
      }
      if numbers.isEmpty { source.line("  0") }
      source.line("}; }")
      blocks.append(block)
    } while next < numbers.count
    source.line("c_decl { static const int *const \(name)_blocks[] = {")
    for block in blocks { source.line("  \(block),") }
    source.line("}; }")
  }

  private static func declareChoices(
    _ graph: ExploredGraph, startCount: Int, into source: inout SourceText
  ) {
    let start = Int32(graph.choices.values.count)
    declare(
      "choice", graph.choices.numbers + Array(repeating: start, count: startCount), into: &source)
    let names = graph.choices.values + ["start"]
    source.line("c_decl {")
    for (number, name) in names.enumerated() {
      source.line("  /* \(number) \(Promela.harmless(name)) */")
      if number % 500 == 499 { source.add(["}", "c_decl {"]) }
    }
    source.line("}")
    // SPIN takes what looks like a call for a side effect, so its own preprocessor expands these.
    source.add([
      "#define LOOK(t, i) t##_blocks[(i) / \(blockSize)][(i) % \(blockSize)]",
      "#define IS(f, v) (LOOK(f, now.at) == (v))",
      "#define HAS(n) (LOOK(first, now.at + 1) - LOOK(first, now.at) > (n))",
      "#define MOVE(n) (LOOK(first, now.at) + (n))",
      "#define TAKE(n) if (readtrail) printf(\"choice %d\\n\", LOOK(choice, MOVE(n))); "
        + "now.at = LOOK(target, MOVE(n));",
      "",
    ])
  }
}
