import FlowChecker

extension CommandSpec {
  /// Makes and runs test cases.
  static let suite = CommandSpec(
    kind: .suite, overview: "Generate test cases from the flows, and run them on their machines.",
    operands: [("system", "The system whose flows are tried.")], least: 1, most: 1,
    options: [
      OptionSpec(
        "kind", nil, .oneOf("name", Suite.Kind.allCases.map(\.name)),
        "What the cases cover: \(enumeration(Suite.Kind.allCases.map(\.name))) "
          + "(default: pairs and every-event)."),
      OptionSpec("component", nil, .text("name"), "Which flow (default: all)."),
      OptionSpec("list", "Print the cases instead of running them."),
      OptionSpec(
        "limit", nil, .count("n"), "Stop each list after this many cases (default: 100,000)."),
      OptionSpec("shard", nil, .text("i/n"), "Run share i of n of the cases."),
      OptionSpec(
        "jobs", "j", .count("n", most: 64),
        "Run this many suites at once (default: 2); the report stays the same."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: ["suite camera", "suite camera --kind transitions --list"])

  /// Says what journeys cover.
  static let cover = CommandSpec(
    kind: .cover, overview: "Show what journeys cover, what they miss, and how to get there.",
    operands: [("system or file...", "A system, journey files, or both; - for standard input.")],
    least: 1, most: .max,
    options: [
      OptionSpec("missing", "List what is not covered, with a shortest journey there."),
      OptionSpec("suggest", nil, .count("n"), "Find this many journeys that close the most gaps."),
      OptionSpec(
        "min-states", nil, .count("p", most: 100),
        "Fail if less than this percentage of the states is covered."),
      OptionSpec(
        "min-moves", nil, .count("p", most: 100),
        "Fail if less than this percentage of the transitions is covered."),
      OptionSpec(
        "max-states", nil, .count("n"),
        "Stop after this many states (default: 20,000,000)."),
      OptionSpec("max-depth", nil, .count("n"), "Go no further than this many steps."),
      OptionSpec("timeout", nil, .seconds("s"), "Stop after this many seconds."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: ["cover camera bugs/*.journey", "cover camera --suggest 5"])
}
