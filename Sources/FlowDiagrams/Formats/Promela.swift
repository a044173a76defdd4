internal import EveryPath
internal import FlowModel

/// Writes the structure of components for SPIN.
///
/// One process chooses what comes from outside and lets every component react to it in one
/// indivisible step, so SPIN stores exactly the states between steps.
struct Promela {
  /// What an input is by number, before a component's own symbols and timers.
  static let firstSymbol = 3

  /// The names in the file that no component may take, the words of the language first.
  static let reserved = [
    "active", "assert", "atomic", "bit", "bool", "break", "byte", "chan", "do", "else", "empty",
    "enabled", "eval", "fi", "for", "full", "get_priority", "goto", "hidden", "if", "in", "init",
    "inline", "int", "len", "ltl", "mtype", "nempty", "never", "nfull", "od", "of", "pc_value",
    "pid", "priority", "printf", "proctype", "provided", "run", "select", "set_priority", "short",
    "skip", "timeout", "trace", "true", "false", "typedef", "unless", "unsigned", "xr", "xs",
    "BEGIN", "DROP", "CANCEL", "NOBODY", "everything", "queue_part", "queue_what", "queue_from",
    "queued", "next", "what", "from", "again", "place", "first", "post", "end", "main", "now",
    "unix", "linux",
  ]

  let composition: Composition
  private(set) var components: [PromelaComponent] = []

  private let mostDeferred: Int?

  static func text(of composition: Composition, _ mostDeferred: Int?) -> String {
    Promela(composition, mostDeferred).text
  }

  private init(_ composition: Composition, _ mostDeferred: Int?) {
    self.composition = composition
    self.mostDeferred = mostDeferred
    var names = Identifiers(reserved: Self.reserved)
    for (number, member) in composition.members.enumerated() {
      components.append(PromelaComponent(member, number: number, names: &names))
    }
  }

  private var text: String {
    var source = SourceText()
    source.add(header)
    source.line()
    source.add(queue)
    for component in components {
      source.line()
      component.declare(into: &source)
    }
    source.line()
    source.line("active proctype everything() {")
    source.line("end:")
    source.indented { source in
      source.line("do")
      source.line(":: atomic {")
      source.indented { source in
        source.indented { source in
          source.line("queued = 0;")
          source.line("if")
          for component in components { component.choose(mostDeferred, into: &source) }
          source.line("fi;")
          react(into: &source)
        }
        source.line("}")
      }
      source.line("od")
    }
    source.line("}")
    return source.text
  }

  private var header: [String] {
    let file = "\(Identifiers.plain(composition.name)).pml"
    // The C compiler takes minutes to optimise a long one.
    let speed = isShort ? "-O2" : "-O0"
    return ["/*"]
      + StructureText.header(of: composition, mostDeferred).map {
        $0.isEmpty ? " *" : " * \(Self.harmless($0))"
      }
      + [
        " *",
        " *   spin -a \(file) && gcc \(speed) -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000",
        " *",
        " * SPIN stores one state for each state between two steps; a search of the product finds as",
        " * many.",
        " */",
      ]
  }

  private var queue: [String] {
    let size = StructureText.longestStep
    let isWide = components.contains { $0.inputCount > 255 }
    return [
      "/* What is delivered within a step; not part of the state. */",
      "#define BEGIN 0",
      "#define DROP 1",
      "#define CANCEL 2",
      "#define NOBODY 255",
      "hidden byte queue_part[\(size)];",
      "hidden \(isWide ? "short" : "byte") queue_what[\(size)];",
      "hidden byte queue_from[\(size)];",
      "hidden short queued;",
      "hidden short next;",
      "hidden short what;",
      "hidden byte from;",
      "hidden byte again;",
      "hidden short place;",
      "#define post(p, w, f) queue_part[queued] = p; queue_what[queued] = w; "
        + "queue_from[queued] = f; queued++",
      "#define first(p, w) post(p, w, 0)",
    ]
  }

  /// How many lines one `d_step` has; SPIN takes 2048 statements.
  private static let longestStep = 1500

  private var isShort: Bool {
    var reaction = SourceText()
    hearAll(inOneStep: true, into: &reaction)
    return reaction.lines.count <= Self.longestStep
  }

  /// Lets each component hear what is queued, until nothing is.
  private func react(into source: inout SourceText) {
    guard isShort else {
      // A step of its own for each place; between them the atomic sequence goes on.
      hearAll(inOneStep: false, into: &source)
      return
    }
    source.line("d_step {")
    source.indented { hearAll(inOneStep: true, into: &$0) }
    source.line("}")
  }

  private func hearAll(inOneStep: Bool, into source: inout SourceText) {
    source.line("next = 0;")
    source.line("do")
    source.line(":: next == queued -> break")
    source.line(":: else ->")
    source.indented { source in
      source.line("what = queue_what[next]; from = queue_from[next]; next++;")
      source.line("if")
      for component in components {
        component.react(to: components, inOneStep: inOneStep, into: &source)
      }
      if composition.members.contains(where: \.isCalled) {
        source.line(":: queue_part[next - 1] == NOBODY /* no caller waits for it any more */")
      }
      source.line("fi")
    }
    source.line("od;")
    source.line("queued = 0; next = 0; what = 0; from = 0; again = 0; place = 0")
  }

  /// A text that neither ends a comment nor begins one.
  static func harmless(_ text: String) -> String {
    var result = ""
    for character in visible(text) {
      if character == "/", result.last == "*" { result += " " }
      if character == "*", result.last == "/" { result += " " }
      result.append(character)
    }
    return result
  }
}
