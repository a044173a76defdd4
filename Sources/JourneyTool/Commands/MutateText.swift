import FlowChecker

/// The scores of mutants in words.
package struct MutateText {
  let report: MutateReport
  let glyphs: Glyphs
  let paint: Paint
  let columns: Int

  package init(report: MutateReport, glyphs: Glyphs, paint: Paint, columns: Int) {
    self.report = report
    self.glyphs = glyphs
    self.paint = paint
    self.columns = columns
  }

  /// The mutants, with where and what they change.
  package var list: [String] {
    var seen: Set<String> = []
    let results = report.scores.flatMap(\.score.results).filter { result in
      seen.insert("\(result.flow) \(result.id)").inserted
    }
    var lines: [String] = []
    for result in results {
      lines.append(glyphs.shown(result.id))
      lines += indented("\(result.change) (\(place(of: result)))")
    }
    return lines + ["", "\(count(results.count, "mutant"))."]
  }

  /// For each score a table, the mutants that survived, and the answer.
  package func lines(tellsKiller: Bool = false) -> [String] {
    report.scores.flatMap { named -> [String] in
      let share = report.shard == .whole ? "" : ", share \(report.shard)"
      var lines = say("\(report.system), tried by \(named.by)\(share)") + [""]
      if !named.stages.isEmpty {
        let stages = enumeration(named.stages)
        lines +=
          say(
            "What is not a row is tried in a world of its own: \(stages). What cannot be provoked there "
              + "counts as equivalent.") + [""]
      }
      lines += table(named)
      if named.untried > 0 {
        lines += [""] + say("\(count(named.untried, "mutant")) not tried: the time was up.")
      }
      for result in named.score.survivors + named.score.undecided { lines += open(result) }
      if tellsKiller {
        for result in named.score.results {
          if case .killed(let killer) = result.status {
            lines += [""] + say("Killed by: \(killer)", indent: 2)
          }
        }
      }
      return lines + [""]
    } + answer
  }

  private func table(_ named: NamedScore) -> [String] {
    let rows =
      named.score.countsByKind.map { ($0, $1, $1.percent) }
      + [("all", named.score.count, named.percent)]
    let width = (["change"] + rows.map(\.0)).map { cells(of: $0) }.max() ?? 0
    let head = line("change", ["mutants", "equivalent", "killed", "survived", "score"], width)
    return [head]
      + rows.map { kind, count, percent in
        let all = count.counted + count.equivalent
        let numbers = [all, count.equivalent, count.killed, count.survived].map { "\($0)" }
        return line(kind, numbers + [percent.map { "\($0)%" } ?? "-"], width)
      }
  }

  private func line(_ name: String, _ values: [String], _ width: Int) -> String {
    let columns = ["mutants", "equivalent", "killed", "survived", "score"]
    let cells = zip(values, columns).map { value, column in
      String(repeating: " ", count: max(0, column.count - value.count)) + value
    }
    return ("  " + padded(name, to: width) + "  " + cells.joined(separator: "  "))
  }

  private func open(_ result: MutationScore.Result) -> [String] {
    let lines: [String]
    let head: String
    switch result.status {
    case .survived(let difference):
      head = "\(result.sentence.capitalizedFirst)."
      let shows = difference.map {
        [
          "It shows after: \($0.journey.joined(separator: " > "))",
          "It should be: \($0.expected)", "It would be: \($0.actual)",
        ]
      }
      lines = [place(of: result)] + (shows ?? [])
    case .undecided(let reason):
      head = "It is not known whether anything would notice if \(result.change)."
      lines = [place(of: result), "Undecided: \(reason)"]
    case .killed, .equivalent: return []
    }
    return [""] + say(head) + lines.flatMap(indented)
      // To be copied, so never wrapped.
      + ["  Try it alone: --only '\(glyphs.shown(result.id))'"]
  }

  private func indented(_ text: String) -> [String] {
    wrapped(glyphs.shown(text), to: columns - 2, indent: 2).map { "  \($0)" }
  }

  private func place(of result: MutationScore.Result) -> String {
    result.line.isEmpty ? result.flow : "\(result.flow), \(result.line)"
  }

  private var answer: [String] {
    switch report.outcome {
    case .truncated:
      return say("Not every mutant was tried to the end, so nothing is proved.")
    case .ok, .broken:
      return report.scores.flatMap { named in
        let numbers = named.score.count
        guard let percent = named.percent else {
          return say("There is no mutant here to kill, by \(named.by).")
        }
        let missed =
          numbers.survived == 0
          ? "Every mutant that is not equivalent is killed"
          : "\(numbers.survived) of \(count(numbers.counted, "mutant")) survived"
        let unknown =
          named.unknown == 0
          ? "" : "; \(count(named.unknown, "mutant")) not tried to the end, counted as survived"
        let unseen = named.score.unseen.count
        let maybe =
          unseen == 0 ? "" : " Whether \(unseen == 1 ? "it" : "they") can be seen is not known."
        return say("\(missed), by \(named.by): \(percent)%\(unknown).\(maybe)")
      }
    }
  }

  private func say(_ text: String, indent: Int = 0) -> [String] {
    wrapped(glyphs.shown(text), to: columns, indent: indent)
  }
}
