/// Entering a state must come to rest: a ring of states that only pass on never does, and a long
/// chain of them is a loop written out.
enum EndlessPassage {
  /// How many states in a row may pass on.
  static let limit = 100

  static func ring(through state: String, line: SourceLine) -> Mistake {
    Mistake(
      rule: "endless-passage",
      sentence: "entering `\(state)` leads straight back into it, without ever coming to rest; "
        + "let one of the Enter blocks wait, or end without Go",
      lines: [line])
  }

  static func chain(through state: String, line: SourceLine) -> Mistake {
    Mistake(
      rule: "endless-passage",
      sentence: "more than \(limit) states in a row only pass on, up to `\(state)`; "
        + "let one of the Enter blocks wait, or end without Go",
      lines: [line])
  }
}
