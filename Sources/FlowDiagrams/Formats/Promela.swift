internal import EveryPath
internal import FlowModel

/// Writes the structure of components for SPIN.
///
/// One process chooses what comes from outside and lets every component react to it in one
/// indivisible step, so SPIN stores exactly the states between steps. A step cannot block in its
/// middle: what follows the choice has an `else` in each selection, and only the place between
/// steps is a valid end for SPIN. Each place of a component is a `d_step`, which SPIN limits to
/// 2048 statements.
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
    "queued", "next", "part", "what", "from", "again", "place", "first", "post", "end", "main",
    "now", "unix", "linux",
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
          hearAll(into: &source)
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
    return ["/*"]
      + StructureText.header(of: composition, mostDeferred).map {
        $0.isEmpty ? " *" : " * \(Self.harmless($0))"
      }
      + [
        " *",
        " *   spin -a \(file) && gcc -O1 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000",
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
      "/* What is delivered within a step. SPIN does not take hidden variables back with a d_step:",
      " * they are only written before they are read; the others are 0 between steps. */",
      "#define BEGIN 0",
      "#define DROP 1",
      "#define CANCEL 2",
      "#define NOBODY 255",
      "hidden byte queue_part[\(size)];",
      "hidden \(isWide ? "short" : "byte") queue_what[\(size)];",
      "hidden byte queue_from[\(size)];",
      "short queued;",
      "short next;",
      "short part;",
      "short what;",
      "byte from;",
      "byte again;",
      "short place;",
      "#define post(p, w, f) queue_part[queued] = p; queue_what[queued] = w; "
        + "queue_from[queued] = f; queued++",
      "#define first(p, w) post(p, w, 0)",
    ]
  }

  /// Lets each component hear what is queued, until nothing is.
  private func hearAll(into source: inout SourceText) {
    source.line("next = 0;")
    source.line("do")
    source.line(":: next == queued -> break")
    source.line(":: else ->")
    source.indented { source in
      source.line("part = queue_part[next]; what = queue_what[next]; from = queue_from[next];")
      source.line("next++;")
      source.line("if")
      for component in components { component.react(to: components, into: &source) }
      source.line(":: else /* no caller waits for it any more */")
      source.line("fi")
    }
    source.line("od;")
    source.line("queued = 0; next = 0; part = 0; what = 0; from = 0; again = 0; place = 0")
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
