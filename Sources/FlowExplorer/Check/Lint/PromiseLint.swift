import FlowModel
import PermissionFlow

/// What is odd about promises, whatever the system does.
enum PromiseLint {
  static func findings<W: World>(_ system: System<W>) -> [Finding] {
    missingWorlds(of: system) + missingParts(of: system)
      + foreignOutcomes(of: system) + UnknownReceiver.findings(of: system)
      + UnworkableLatency.findings(of: system) + oddities(of: system)
  }

  private static func missingWorlds<W: World>(of system: System<W>) -> [Finding] {
    guard system.worlds.isEmpty else { return [] }
    return [
      Finding(
        rule: "no-world",
        sentence: "`\(system.name)` has no world to start from, so nothing can happen; "
          + "give it one in `worlds:`",
        lines: [])
    ]
  }

  /// Parts that promises or the world speak of although there are none; known once the system has been
  /// searched.
  private static func missingParts<W: World>(of system: System<W>) -> [Finding] {
    let parts = system.parts.enumerated().map { "\($0) (`\($1.name)`)" }
    let known = parts.isEmpty ? "it has none" : "its parts are \(parts.joined(separator: ", "))"
    return system.missingParts.map { part in
      Finding(
        rule: "missing-part",
        sentence: "a promise or the world of `\(system.name)` speaks of part \(part); \(known)",
        lines: [])
    }
  }

  /// Outcomes that promises ask for and that the flow of the part does not have, whatever it does.
  private static func foreignOutcomes<W: World>(of system: System<W>) -> [Finding] {
    system.foreignOutcomes.map { outcome in
      Finding(
        rule: "foreign-outcome",
        sentence: "a promise of `\(system.name)` asks whether `\(system.parts[outcome.part].name)` "
          + "delivered `\(outcome.type).\(outcome.name)`, which is no outcome of its flow; ask for one "
          + "of those, or name the part with `part:`",
        lines: [])
    }
  }

  private static func oddities<W: World>(of system: System<W>) -> [Finding] {
    var seen: Set<String> = []
    return system.promises.flatMap { promise -> [Finding] in
      var findings: [Finding] = []
      if !seen.insert(promise.name).inserted {
        findings.append(
          Finding(
            rule: "repeated-promise",
            sentence:
              "two promises of `\(system.name)` are called \"\(promise.name)\"; give each a "
              + "name of its own, by which it is asked for and reported",
            lines: []))
      }
      if promise.name.isEmpty || promise.name == "never: " {
        findings.append(
          Finding(
            rule: "nameless-promise",
            sentence:
              "a promise of `\(system.name)` has no name; name it so that it can be read aloud "
              + "as the rule",
            lines: []))
      }
      if let time = promise.time, time > BadDuration.longest {
        findings.append(
          Finding(
            rule: "endless-time",
            sentence:
              "\"\(promise.name)\" gives more time than anybody waits; write a hundred years or "
              + "less",
            lines: []))
      }
      if let way = promise.timelessWay {
        findings.append(
          Finding(
            rule: "no-time",
            sentence: "\"\(promise.name)\" gives no time at all; write how long it \(way)",
            lines: []))
      }
      return findings
    }
  }
}

extension Promise {
  /// The time of a promise, if it has one.
  fileprivate var time: Duration? {
    switch form {
    case .within(let duration, _, _), .notBefore(let duration, _, _, _): duration
    default: nil
    }
  }

  /// What the time of a promise is for, if it has one and that is none.
  fileprivate var timelessWay: String? {
    switch form {
    case .within(let duration, _, _) where duration <= .zero: "may take"
    case .notBefore(let duration, _, _, _) where duration <= .zero: "must take at least"
    case .always, .never, .alwaysSettled, .sometimes, .leadsTo, .before, .neverAfter, .atMostOnce,
      .exactlyOnce, .within, .notBefore, .canAlwaysReach:
      nil
    }
  }
}
