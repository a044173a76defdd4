import FlowChecker
import PermissionDoctor

extension CommandSpec {
  /// Which command it is; its raw value is its name.
  package enum Kind: String, Hashable, Sendable {
    case walk
    case play
    case measure
    case check
    case find
    case suite
    case cover
    case mutate
    case list
    case export
    case doctor
    case audit
    case mcp
    case help
  }

  /// Which command of this tool it is.
  var kind: Kind { Kind(rawValue: name) ?? .help }

  fileprivate init(
    kind: Kind, overview: String, operands: [(name: String, help: String)], least: Int, most: Int,
    options: [OptionSpec], examples: [String]
  ) {
    self.init(
      kind.rawValue, overview: overview, operands: operands.map { Operand($0.name, $0.help) },
      least: least, most: most, options: options, examples: examples)
  }
}

extension CommandSpec {
  package static let all: [CommandSpec] = [
    CommandSpec(
      kind: .walk, overview: "Step through a journey by hand. (default)",
      operands: [("system", "The system to walk (default: the first of the list).")],
      least: 0, most: 1,
      options: [
        OptionSpec("from", nil, .text("file"), "Begin where a saved journey ends."),
        OptionSpec("steps", nil, .text("list"), "Take these choices first: 'launch,active,scan'."),
        OptionSpec("world", nil, .count("n"), "Begin in this world of the system, counted from 1."),
        OptionSpec(
          "property", nil, .texts("name"),
          "The walk is known to break this property, as `check` prints it."
        ),
        OptionSpec(
          "save", nil, .text("file"),
          "Save the journey, however the walk ends. Without --save a walk on a terminal is kept, and "
            + "offered the next time."),
        OptionSpec("force", "f", "Let --save replace a file."),
        OptionSpec("lines", "Walk line by line, for pipes and screen readers."),
        OptionSpec("screen", "Use the whole screen."),
        OptionSpec(
          "json", "Print the place after --steps as one JSON document, and ask nothing."),
      ],
      examples: ["walk camera --steps 'launch,active,scan'"]),
    CommandSpec(
      kind: .play, overview: "Replay saved journeys and compare; explain flight records.",
      operands: [
        ("file...", "Journey files or flight records, - for standard input, or a journey:… line.")
      ],
      least: 1, most: .max,
      options: [
        OptionSpec("json", "Print one JSON document."),
        OptionSpec(
          "system", nil, .text("name"),
          "Explain flight records by this system, not by the first that runs their flow."),
        OptionSpec(
          "save", nil, .text("file"),
          "Save the journey that explains a flight record. It takes as few rare moves as possible, "
            + "and names them."),
        OptionSpec("force", "f", "Let --save replace a file."),
        OptionSpec(
          "max-states", nil, .count("n"),
          "Stop after this many states (default: 20,000,000)."),
        OptionSpec("max-depth", nil, .count("n"), "Go no further than this many steps."),
        OptionSpec("timeout", nil, .seconds("s"), "Stop after this many seconds."),
      ],
      examples: [
        "play bug-482.journey", "play journey:camera launch active scan",
        "play recorded.json --save bug-483.journey",
      ]),
    .measure,
    CommandSpec(
      kind: .check, overview: "Visit every reachable state and test every property.",
      operands: [("system", "The system to check.")], least: 1, most: 1,
      options: [
        OptionSpec("explain", "Explain each broken property in full, with a test to paste."),
        OptionSpec(
          "property", nil, .texts("name"), "Test this property only; may be given several times."),
        OptionSpec(
          "shortest", nil, .oneOf("what", Shortest.allCases.map(\.rawValue)),
          "Show the journey with the fewest steps, or with the least effort for a person."),
        OptionSpec("json", "Print one JSON document."),
        OptionSpec("junit", nil, .text("file"), "Write a JUnit report."),
        OptionSpec("force", "f", "Let --junit replace a file."),
        OptionSpec(
          "max-states", nil, .count("n"), "Stop after this many states (default: 20,000,000)."),
        OptionSpec("max-depth", nil, .count("n"), "Go no further than this many steps."),
        OptionSpec("timeout", nil, .seconds("s"), "Stop after this many seconds."),
        OptionSpec(
          "jobs", "j", .count("n", most: 64),
          "Use this many threads (default: 2): lessons and mutants are searched beside the system. "
            + "The report stays the same."),
        OptionSpec("suites", "Also run the usual suites of the system's flows."),
        OptionSpec(
          "shard", nil, .text("i/n"),
          "Do share i of n: the search is in share 1, the cases of the suites are divided."),
      ],
      examples: [
        "check camera", "check camera --json",
        "check camera-sketch --property 'a page that snaps back can work on'",
      ]),
    .find, .suite, .cover,
    CommandSpec(
      kind: .mutate, overview: "Change a flow in every small way, and see whether tests notice.",
      operands: [("system", "The system whose flows are changed.")], least: 1, most: 1,
      options: [
        OptionSpec(
          "component", nil, .text("name"), "Change only this flow, if there are several."),
        OptionSpec(
          "operator", nil, .text("names"), "Make only these changes: drop-row,redirect."),
        OptionSpec(
          "suite", nil, .text("kinds"), "Try these suites: pairs,every-event."),
        OptionSpec("properties", "Try the properties instead of suites, or beside --suite."),
        OptionSpec("list", "List the changes, and try nothing."),
        OptionSpec("only", nil, .text("id"), "Try only the change with this id."),
        OptionSpec(
          "min", nil, .count("percent", most: 100),
          "Fail if less than this percentage of the mutants is killed."),
        OptionSpec(
          "jobs", "j", .count("n", most: 64),
          "Try this many at once (default: 2), each with memory of its own; the report stays the "
            + "same."),
        OptionSpec("shard", nil, .text("i/n"), "Try share i of n: every n-th change."),
        OptionSpec(
          "timeout", nil, .seconds("s"), "Begin no further change after this many seconds."),
        OptionSpec("json", "Print one JSON document."),
      ],
      examples: ["mutate im-login", "mutate im-login --properties --min 80"]),
    CommandSpec(
      kind: .list, overview: "List the systems, or print a table.",
      operands: [
        ("table", "The table to print, such as permissions (default: the systems)."),
        ("row", "One row of the table, by its name (default: all)."),
      ],
      least: 0, most: 2, options: [OptionSpec("json", "Print one JSON document.")],
      examples: ["list", "list permissions", "list permissions camera"]),
    CommandSpec(
      kind: .export, overview: "Draw a flow, or write a page, UI tests or a checker's model.",
      operands: [
        ("system", "The system whose flow is drawn, or that a page holds."),
        (
          "file...",
          "For html: journeys that the page can play; those of other systems are left out."
        ),
      ],
      least: 1, most: .max,
      options: [
        OptionSpec(
          "format", nil,
          .oneOf("name", ["mermaid", "dot", "json", "html", "xcuitest", "promela", "tla"]),
          "mermaid, dot, json; html for a page to walk in; xcuitest for UI tests; promela or tla "
            + "for a model checker."),
        OptionSpec(
          "scope", nil, .oneOf("what", ["all", "states", "components"]),
          "all, states alone, or for a model checker components, without their world."),
        OptionSpec(
          "component", nil, .text("name"),
          "Which flow, if the system has several; for a model checker also 'one,two'."),
        OptionSpec("count", "Print how many states and transitions a model checker should find."),
        OptionSpec(
          "most-deferred", nil, .count("n"),
          "For a model checker: with this many events deferred none come from outside."),
        OptionSpec(
          "max-states", nil, .count("n"),
          "Refuse to search more states than this (default: 20,000,000)."),
        OptionSpec(
          "timeout", nil, .seconds("s"), "Refuse to search for more than this many seconds."),
        OptionSpec(
          "output", "o", .text("file"),
          "Write to a file, or - for standard output; of xcuitest the folder of the tests."),
        OptionSpec("force", "f", "Let -o replace a file."),
      ],
      examples: [
        "export contacts --format xcuitest -o UITests",
        "export camera --component camera --format mermaid -o flow.mmd",
        "export guest bugs/*.journey --format html -o guest.html",
        "export im-login --format promela --scope components --most-deferred 1",
      ]),
    .doctor, .audit, .mcp,
    CommandSpec(
      kind: .help, overview: "Show help for a command.",
      operands: [("command", "The command.")], least: 0, most: 1, options: [], examples: []),
  ]
}

extension CommandSpec {
  /// Answers a coding agent.
  static let mcp = CommandSpec(
    kind: .mcp, overview: "Answer a coding agent, over the Model Context Protocol.", operands: [],
    least: 0, most: 0, options: [], examples: ["mcp"])

  /// Counts what many flight records show.
  static let measure = CommandSpec(
    kind: .measure, overview: "Count what many flight records show of what iOS does.",
    operands: [("file or folder...", "Flight records, and folders of them.")],
    least: 1, most: .max,
    options: [
      OptionSpec(
        "system", nil, .text("name"),
        "Explain all by this system, not by the smallest that runs their flow."),
      OptionSpec(
        "max-states", nil, .count("n"),
        "Stop with a record after this many states (default: 20,000,000)."),
      OptionSpec("max-depth", nil, .count("n"), "Go no further than this many steps."),
      OptionSpec("timeout", nil, .seconds("s"), "Stop with a record after this many seconds."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: ["measure records", "measure records/*.json --json"])

  /// Asks whether a journey leads to something.
  static let find = CommandSpec(
    kind: .find, overview: "Find a journey to a state, or show that there is none.",
    operands: [("system", "The system to search.")], least: 1, most: 1,
    options: [
      OptionSpec(
        "where", nil, .text("question"),
        "What is looked for: names with and, or, not and brackets; at FLOW STATE, did CHOICE, "
          + "before(...), broke PROPERTY. A name with blanks stands in double quotes."),
      OptionSpec("words", "List the names that a question may use."),
      OptionSpec(
        "least", nil, .oneOf("what", Shortest.allCases.map(\.rawValue)),
        "Show the journey with the fewest steps, or with the least effort for a person."),
      OptionSpec(
        "all", nil, .count("n", most: 10_000), "Show this many journeys, each to another state."),
      OptionSpec(
        "max-states", nil, .count("n"), "Stop after this many states (default: 20,000,000)."),
      OptionSpec("max-depth", nil, .count("n"), "Go no further than this many steps."),
      OptionSpec("timeout", nil, .seconds("s"), "Stop after this many seconds."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: ["find camera --where 'alert and prompt'", "find camera --words"])

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
