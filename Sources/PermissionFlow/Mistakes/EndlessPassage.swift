/// Entering a state must come to rest: a ring of states that only pass on never does.
enum EndlessPassage {
  static func mistake(state: String, line: SourceLine) -> Mistake {
    Mistake(
      rule: "endless-passage",
      sentence: "entering `\(state)` leads straight back into it, without ever coming to rest; "
        + "let one of the Enter blocks wait, or end without Go",
      lines: [line])
  }
}
