import FlowModel

extension Tool {
  /// Replays journeys; the worst answer counts.
  func play(_ invocation: Invocation) throws -> ExitCode {
    var code = ExitCode.yes
    var operands = invocation.operands[...]
    while let operand = operands.popFirst() {
      if operand.hasPrefix(JourneyLine.mark) {
        // A line pasted without quotes arrives as several words.
        let line = ([operand] + operands).joined(separator: " ")
        operands = []
        code = code.orWorse(try answer(for: "the pasted line") { try playLine(line) })
      } else {
        let name = operand == "-" ? "standard input" : harmless(operand)
        code = code.orWorse(try answer(for: name) { try playFile(operand, name) })
      }
    }
    return code
  }

  /// A file that cannot be played does not keep the next from being played.
  private func answer(for name: String, _ body: () throws -> ExitCode) throws -> ExitCode {
    do {
      return try body()
    } catch let trouble as Trouble {
      say(trouble.sentence)
      return trouble.code
    }
  }

  private func playFile(_ path: String, _ name: String) throws -> ExitCode {
    let bytes = path == "-" ? try console.readAll() : try console.readFile(path)
    if bytes.starts(with: JourneyLine.mark.utf8) {
      return try playLine(String(decoding: bytes, as: UTF8.self))
    }
    let file = try parsed(bytes, name)
    return try report(
      try system(file.journey.system, in: name).accept(
        Playing(
          journey: file.journey, checksEnd: file.hasExpectation)),
      name: name, title: file.journey.title, steps: file.journey.steps.count)
  }

  private func playLine(_ text: String) throws -> ExitCode {
    guard let line = JourneyLine(text) else {
      throw Trouble("A pasted line reads journey:SYSTEM/FINGERPRINT STEP STEP…, this one does not.")
    }
    let result = try system(line.system).accept(PlayingLine(line: line))
    return try report(
      result, name: "journey:\(line.system)", title: "a pasted line", steps: line.choices.count)
  }

  private func report(
    _ played: Played, name: String, title: String, steps: Int
  ) throws -> ExitCode {
    if let warning = played.warning { say("\(name): \(warning).") }
    guard played.complaints.isEmpty else {
      try console.write(played.complaints.map { "\(name): \($0)\n" }.joined())
      return .no
    }
    let breaks =
      played.broken.isEmpty ? "" : ", breaks \(enumeration(played.broken.map { "\"\($0)\"" }))"
    try console.write(
      "\(name): fits, \(count(steps, "step"))\(breaks): \(Glyphs().shown(title))\n")
    return .yes
  }

  private func system(_ name: String, in file: String) throws -> any AnySystem {
    do throws(Trouble) {
      return try system(name)
    } catch {
      throw Trouble("\(file): \(error.sentence)")
    }
  }

  /// Reads a journey file.
  func file(_ path: String) throws -> JourneyFile {
    try parsed(try path == "-" ? console.readAll() : console.readFile(path), harmless(path))
  }

  private func parsed(_ bytes: [UInt8], _ name: String) throws -> JourneyFile {
    do throws(JourneyFileError) {
      let file = try JourneyFile(bytes: bytes)
      let unknown = file.unknownFields
      if !unknown.isEmpty {
        let names = unknown.prefix(5).map { "\"\(harmless($0))\"" }
        let more = unknown.count > 5 ? " and \(unknown.count - 5) more" : ""
        say("\(name): this version does not know \(names.joined(separator: ", "))\(more).")
      }
      return file
    } catch {
      throw Trouble("\(name): \(error).")
    }
  }
}

/// What came of playing a journey.
private struct Played {
  var warning: String?
  var complaints: [String] = []
  var broken: [String] = []
}

private struct Playing: SystemVisitor {
  let journey: Journey
  let checksEnd: Bool

  func visit<W: World>(_ system: System<W>) throws -> Played {
    let replay = Replay(journey, in: system)
    var played = Played(warning: replay.warning, broken: replay.breaches.map(\.name))
    switch replay.result {
    case .matched: break
    case .mismatch(let mismatch): played.complaints = ["\(mismatch)"]
    case .wrongEnd(let differences) where checksEnd:
      played.complaints = differences.map { "\($0)" }
    case .wrongEnd: break
    }
    return played
  }
}

private struct PlayingLine: SystemVisitor {
  let line: JourneyLine

  func visit<W: World>(_ system: System<W>) throws -> Played {
    var played = Played()
    if !system.fingerprint.hasPrefix(line.fingerprint) {
      played.warning =
        "\(system.name) has changed since this line was made (fingerprint "
        + "\(harmless(line.fingerprint)), now \(system.fingerprint.prefix(4))); it is replayed by name"
    }
    var walk = Walk(system, taking: line.choices)
    let done = walk.steps.count
    if let mismatch = walk.take(Array(line.choices.dropFirst(done))) {
      played.complaints = ["\(mismatch.after(done))"]
      return played
    }
    played.broken = walk.trace.breaches.map(\.name)
    return played
  }
}
