internal import EveryPath
internal import FlowModel

extension PromelaComponent {
  /// Writes what is kept of a component that others call, and how they stop waiting for it.
  func declareCallers(into source: inout SourceText) {
    guard !callers.isEmpty else { return }
    let (list, count) = (lasting.callers, callers.count)
    source.line(
      "byte \(list)[\(count)]; \(comment("1 more than each component that waits for it, in order"))"
    )
    source.line("bool \(lasting.wanted); \(comment("it was asked for from outside"))")
    source.line(
      "\(compiled.outcomes.count > 254 ? "short" : "byte") \(lasting.told); "
        + comment("1 more than the outcome that its caller gets"))
    source.line("inline \(lasting.free)() {")
    source.line("  place = 0;")
    source.line("  do")
    source.line("  :: place < \(count) -> \(list)[place] = 0; place++")
    source.line("  :: else -> break")
    source.line("  od;")
    source.line("  \(lasting.wanted) = 0; \(lasting.told) = 0")
    source.line("}")
    source.line("inline \(lasting.quit)(who) { \(comment("1 more than the caller that has left"))")
    source.line("  place = next;")
    source.line("  do")
    source.line("  :: place < queued ->")
    source.line("    if")
    source.line(
      "    :: queue_part[place] == \(number) && queue_what[place] == BEGIN && "
        + "queue_from[place] == who -> queue_part[place] = NOBODY")
    source.line(
      "    :: queue_part[place] == who - 1 && queue_what[place] != BEGIN && "
        + "queue_from[place] == \(number + 1) -> queue_part[place] = NOBODY")
    source.line("    :: else")
    source.line("    fi;")
    source.line("    place++")
    source.line("  :: else -> break")
    source.line("  od;")
    source.line("  place = 0;")
    source.line("  do")
    source.line("  :: place < \(count) && \(list)[place] != who -> place++")
    source.line("  :: else -> break")
    source.line("  od;")
    source.line("  if")
    source.line("  :: place < \(count) ->")
    source.line("    do")
    source.line("    :: place < \(count - 1) -> \(list)[place] = \(list)[place + 1]; place++")
    source.line("    :: else -> break")
    source.line("    od;")
    let outlives = rows.member.outlivesCallers
    source.line("    \(list)[\(count - 1)] = 0\(outlives ? "" : ";")")
    if !outlives { source.line("    post(\(number), CANCEL, 0)") }
    source.line("  :: else")
    source.line("  fi")
    source.line("}")
  }

  /// Writes what becomes of an attempt that runs when it is asked for: it is shared.
  func join(_ components: [PromelaComponent], into source: inout SourceText) {
    source.line("if")
    source.line(":: from == 0 && !\(lasting.delivered) -> \(lasting.wanted) = 1")
    source.line(":: from != 0 && \(lasting.told) == 0 ->")
    source.line("  place = 0;")
    source.line("  do")
    source.line(
      "  :: place < \(callers.count) && \(lasting.callers)[place] != 0 -> place++")
    source.line("  :: else -> break")
    source.line("  od;")
    source.line("  \(lasting.callers)[place] = from")
    for outcome in compiled.outcomes.indices {
      for (caller, post) in posts(of: outcome, components) {
        source.line(
          ":: from == \(caller + 1) && \(lasting.told) == \(outcome + 1) -> \(post)")
      }
    }
    source.line(":: else")
    source.line("fi")
  }

  /// Writes that an outcome is delivered to all that wait for it.
  func deliver(_ outcome: Int, _ components: [PromelaComponent], into source: inout SourceText) {
    source.line("\(lasting.delivered) = 1; \(comment(compiled.outcomes[outcome]))")
    guard !callers.isEmpty else { return }
    source.line("place = 0;")
    source.line("do")
    source.line(":: place < \(callers.count) && \(lasting.callers)[place] != 0 ->")
    source.line("  if")
    for (caller, post) in posts(of: outcome, components) {
      source.line("  :: \(lasting.callers)[place] == \(caller + 1) -> \(post)")
    }
    source.line("  :: else")
    source.line("  fi;")
    source.line("  place++")
    source.line(":: else -> break")
    source.line("od;")
    source.line("\(lasting.free)(); \(lasting.told) = \(outcome + 1);")
  }

  /// Writes that nothing waits for an attempt that has ended.
  func settle(_ position: Int, into source: inout SourceText) {
    guard !callers.isEmpty, compiled.positions[position].kind == .final else { return }
    source.line("\(lasting.free)();")
  }

  /// How the callers that wait for an outcome receive it.
  private func posts(of outcome: Int, _ components: [PromelaComponent]) -> [(
    caller: Int, text: String
  )] {
    callers.compactMap { caller in
      rows.member.heard[caller][outcome].map { symbol in
        (caller, "post(\(caller), \(components[caller].symbols[symbol]), \(number + 1))")
      }
    }
  }
}
