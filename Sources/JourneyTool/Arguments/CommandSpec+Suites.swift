import FlowChecker

extension CommandSpec {
  /// Makes and runs test cases.
  static let suite = CommandSpec(
    kind: .suite, overview: "Make test cases of the flows, and run them on their machines.",
    operands: [("system", "The system whose flows are tried.")], least: 1, most: 1,
    options: [
      OptionSpec(
        "kind", nil, .oneOf("name", SuiteLevel.names),
        "What is tried: \(enumeration(SuiteLevel.names)); pairs and every-event unless given. "
          + "simple, prime and hidden have no end that one lives to see: they stop at the limit."),
      OptionSpec("component", nil, .text("name"), "Which flow; all unless given."),
      OptionSpec("list", "Print the cases instead of running them."),
      OptionSpec("limit", nil, .count("n"), "Look at so many cases of each list (100000)."),
      OptionSpec(
        "hidden", nil, .count("n", most: 1_000), "How many hidden states hidden looks for (1)."),
      OptionSpec(
        "reset-price", nil, .count("n", most: 1_000_000),
        "What a beginning costs in a tour (10 steps)."),
      OptionSpec("shard", nil, .text("i/n"), "Run one machine's share of the cases."),
      OptionSpec(
        "jobs", "j", .count("n", most: 64),
        "Run so many suites at once (2); the report stays the same."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: ["suite camera", "suite camera --kind tour --list"])

  /// Says what journeys cover.
  static let cover = CommandSpec(
    kind: .cover, overview: "What journeys have seen, what they have not, how to get there.",
    operands: [("system or file...", "A system, journey files, or both; - for standard input.")],
    least: 1, most: .max,
    options: [
      OptionSpec("missing", "List what is not covered, with a shortest way there."),
      OptionSpec("suggest", nil, .count("n"), "Find so many journeys that close most gaps."),
      OptionSpec(
        "min-states", nil, .count("p", most: 100), "Fail below so many percent of the states."),
      OptionSpec(
        "min-moves", nil, .count("p", most: 100), "Fail below so many percent of the transitions."),
      OptionSpec(
        "max-states", nil, .count("n"),
        "Search no more than so many states; 20,000,000 if not said."),
      OptionSpec("max-depth", nil, .count("n"), "Search no further than so many steps."),
      OptionSpec("timeout", nil, .seconds("s"), "Search no longer than so many seconds."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: ["cover camera bugs/*.journey", "cover camera --suggest 5"])
}
