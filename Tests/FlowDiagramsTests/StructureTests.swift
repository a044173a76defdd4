import EveryPath
import FlowDiagrams
import FlowModel
import Testing

/// Components, written for a model checker.
@Suite struct StructureTests {
  private func lamp() throws -> Composition {
    Composition("lamp", [try FlowComponent("lamp", Lamp())])
  }

  // What it all means is what SPIN and TLC count of the shipped systems: `.ci/exports.sh`.
  @Test(arguments: [
    " * lamp: the structure of its components, without a world.",
    " *   spin -a lamp.pml && gcc -O1 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000",
    // Its states with their lines, what it hears, and its timer.
    "#define lamp_in_lit 2 /* lit FlowDiagramsTests/Lamp.swift:20 */",
    "#define lamp_in_dark_touched_glows 4 /* dark/touched/glows FlowDiagramsTests/Lamp.swift:16 */",
    "#define lamp_hears_touched 3 /* touched */",
    "#define lamp_time_lit_after_5_s 5 /* lit/after 5 s: * / it is day */",
    "#define lamp_runs (lamp != lamp_off && lamp != lamp_in_broken)",
    // What comes from outside, a row, a deferred event, and the end of a timer.
    ":: lamp_over[0] == 0 -> first(0, lamp_time_lit_after_5_s)",
    ":: what == lamp_hears_touched -> /* FlowDiagramsTests/Lamp.swift:15 / light */",
    "lamp = lamp_in_dark_touched_glows", ":: what == lamp_hears_touched -> again = 2",
    "lamp_delivered = 1; /* over */",
  ])
  func `a small one, in Promela`(line: String) throws {
    let lines = try lamp().structure(.promela).split(separator: "\n").map { text in
      line.hasPrefix(" ") ? text : text.drop { $0 == " " }
    }
    #expect(lines.contains { $0 == line })
  }

  @Test(arguments: [
    "\\* 1: lamp, Lamp", "\\* lit FlowDiagramsTests/Lamp.swift:20",
    "hears_touched |-> [holds |-> TRUE, timeout |-> FALSE],",
    "hears_glows |-> [holds |-> FALSE, timeout |-> FALSE, to |-> \"at_lit\", leaves |-> TRUE,",
    "time_lit_after_5_s |-> [holds |-> FALSE, timeout |-> TRUE, to |-> \"at_dark\",",
    "at_lit |-> {\"hears_touched\", \"time_lit_after_5_s\"},",
    "Timers_1 == {\"time_lit_after_5_s\"}", "States_1 == {\"at_dark\", \"at_lit\"}",
    "Ends_1 == {\"at_broken\"}", "Entry_1 == [to |-> \"at_dark\", sends |-> <<>>]",
    "at_lit |-> <<[kind |-> \"deliver\", outcome |-> 1, heard |-> <<\"\">>]>>,",
    "Rows == << Rows_1 >> \\* what each does at each place with each input", "Count == 1",
    "MayWait(p) == TRUE",
  ])
  func `a small one, in TLA+`(words: String) throws {
    #expect(try lamp().structure(.tla).contains(words))
  }

  private func house() throws -> Composition {
    Composition(
      "house",
      [
        try FlowComponent("visit", Visit()), try FlowComponent("door", Knock()),
        try FlowComponent("chain", Chain(length: 3)),
      ])
  }

  @Test(arguments: [
    // A call, the end of one, a tell, an outcome on its way to the caller, a bound.
    "post(1, BEGIN, 1); /* door */", "door_quit(1);",
    "post(2, chain_hears_next, 0);",
    ":: door_callers[place] == 1 -> post(0, visit_hears_door_no, 2)",
    ":: visit_holds < 2 -> first(0, visit_hears_bored)",
  ])
  func `components reach each other in Promela`(line: String) throws {
    let text = try house().structure(.promela, mostDeferred: 2)
    #expect(text.split(separator: "\n").contains { $0.drop { $0 == " " } == line })
  }

  @Test(arguments: [
    "sends |-> <<[kind |-> \"call\", component |-> 2]>>",
    "sends |-> <<[kind |-> \"cancel\", component |-> 2]>>",
    "sends |-> <<[kind |-> \"tell\", component |-> 3, what |-> \"hears_next\"]>>",
    "kind |-> \"deliver\", outcome |-> 1, heard |-> <<\"hears_door_yes\", \"\", \"\">>]",
    "MayWait(p) == Len(components[p].deferred) < 2",
  ])
  func `components reach each other in TLA+`(words: String) throws {
    #expect(try house().structure(.tla, mostDeferred: 2).contains(words))
  }

  @Test(arguments: ModelFormat.allCases)
  func `the same bytes twice, with every bracket closed`(format: ModelFormat) throws {
    let text = try house().structure(format)
    #expect(try house().structure(format) == text)
    #expect(Self.unclosed(in: text) == "")
  }

  /// The brackets that are still open at the end, comments and texts left out.
  private static func unclosed(in text: String) -> String {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var open = ""
    for line in text.split(separator: "\n") {
      let code = line.prefix(upTo: line.firstRange(of: "\\*")?.lowerBound ?? line.endIndex)
      guard !code.hasPrefix("/*"), !code.hasPrefix(" *") else { continue }
      let end = code.firstRange(of: "/*")?.lowerBound ?? code.endIndex
      for character in code[..<end] {
        if "([{".contains(character) { open.append(character) }
        if let first = pairs[character], open.last == first { open.removeLast() }
      }
    }
    return open
  }
}
