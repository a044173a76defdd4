import EveryPath
import FlowModel

/// A walk in lines: one line in, some lines out.
///
/// Pure; its caller reads, writes and saves.
package struct LineSession: Sendable {
  /// What a line of input leads to.
  package enum Answer: Hashable, Sendable {
    /// Lines to write.
    case say([String])
    /// Lines to write why what was typed was not done.
    case refuse([String])
    /// The journey is to be saved, then ``LineSession/saved(_:_:)`` says how that went.
    case save(path: String, text: String, replacing: Bool)
    /// The person wants to stop.
    case quit
  }

  /// The most bytes of a line that is taken.
  package static let longestLine = 8192

  package internal(set) var walker: any Walker
  /// The question that was asked last.
  var hypothesis: Hypothesis?
  /// The walk from which its answer led away.
  var left: (any Walker)?
  /// The steps that are kept somewhere, in a file or a command.
  private var keptSteps: Slice<ChoicePath>
  private let opens: JourneyOpening?
  let glyphs: Glyphs
  let columns: Int

  /// A session.
  ///
  /// - Parameter opens: finds the walk that a line of the kind that is pasted describes.
  package init(
    _ walker: any Walker, opens: JourneyOpening? = nil, glyphs: Glyphs = Glyphs(), columns: Int = 80
  ) {
    self.walker = walker
    self.opens = opens
    keptSteps = walker.wholePath[...]
    self.glyphs = glyphs
    self.columns = columns
  }

  /// What is said at the beginning.
  package var greeting: [String] {
    let title = walker.snapshot.title.map { " \($0)." } ?? ""
    return lines(["\(walker.snapshot.system.capitalizedFirst).\(title) Type a choice, or help."])
      + account
  }

  /// What is asked, if a person is there to answer.
  package var question: String {
    let number = walker.snapshot.choices.count
    switch number {
    case 0: return "Nothing can happen here. Type undo, goto or quit: "
    case 1: return "Choose 1, its name, or help: "
    default: return "Choose 1 to \(number), a name, or help: "
    }
  }

  package mutating func take(_ line: String) -> Answer {
    guard line.utf8.count <= Self.longestLine else {
      return .refuse(lines(["There is no choice \(quoted(line)) here: the line is too long."]))
    }
    let line = trimmed(line)
    guard !line.isEmpty else { return .say([]) }
    if line.hasPrefix(JourneyLine.mark), let opens { return open(opens(line)) }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? String(words[1].drop { $0 == " " }) : ""
    // A choice that is called as a command is, such as `save`: the command has a letter, too.
    let isOffered = walker.snapshot.choices.contains { $0.text.id == line }
    if !isOffered, let command = LineCommand(words[0]), rest.isEmpty || command.takesWord {
      return run(command, rest)
    }
    return choose(line)
  }

  /// What is said once the journey was saved, or was not.
  package mutating func saved(_ path: String, _ trouble: String?) -> [String] {
    if trouble == nil { keptSteps = walker.snapshot.path }
    return lines([trouble ?? "Saved \(count(walker.snapshot.step, "step")) in \(path)."])
  }

  /// Whether steps were taken that are kept nowhere.
  package var hasUnsavedSteps: Bool { !keptSteps.starts(with: walker.wholePath) }

  /// What is said when the input ends.
  package var farewell: [String] {
    lines(["The input ended at step \(walker.snapshot.step)."])
  }

  private mutating func choose(_ word: String) -> Answer {
    let choices = walker.snapshot.choices
    switch ChoiceMatch(word, among: choices.map(\.text)) {
    case .choice(let index):
      let (again, count) = (walker.snapshot.future.first, walker.snapshot.future.count)
      _ = walker.take(index)
      let isOther = again.map { $0 != choices[index].text } ?? false
      let note = isOther ? [stepsForgotten(count)] : []
      return .say(lines(note) + account)
    case .ambiguous(let ids):
      return .refuse(lines(["\(quoted(word)) could be \(enumeration(ids))."]))
    case .outOfRange where choices.isEmpty: return .refuse(lines(["Nothing can happen here."]))
    case .outOfRange:
      return .refuse(
        lines([choices.count == 1 ? "There is only choice 1." : "Choose 1 to \(choices.count)."]))
    case .nothing(let near):
      let command = near == nil ? LineCommand.nearest(to: word) : nil
      return .refuse(
        lines([
          "There is no choice \(quoted(word)) here.\(didYouMean(near ?? command)) "
            + "Type choices to see them, help for more."
        ]))
    }
  }

  /// Puts a walk in place of this one, unless steps would be lost.
  private mutating func open(_ found: Result<any Walker, ToolError>) -> Answer {
    switch found {
    case .failure(let trouble): return .refuse(lines([trouble.sentence]))
    case .success(let walker):
      guard !hasUnsavedSteps else {
        let steps = count(self.walker.wholePath.count, "step")
        return .refuse(
          lines(["Not opened: \(steps) here would be lost. Save them first: save mine.journey"]))
      }
      self.walker = walker
      keptSteps = walker.wholePath[...]
      return .say(greeting)
    }
  }

  private mutating func run(_ command: LineCommand, _ rest: String) -> Answer {
    switch command {
    case .quit: return .quit
    case .help: return .say(lines(LineCommand.manual))
    case .choices: return .say(choiceLines)
    case .kills: return .say(killLines)
    case .properties: return .say(propertyLines)
    case .path: return .say(pathLines)
    case .undo: return undo()
    case .find: return find(rest)
    case .finish: return finish()
    case .changed: return goBack(toChangeOf: rest)
    case .redo:
      return walker.redo() ? .say(account) : .refuse(lines(["Nothing was taken back."]))
    case .goto:
      let last = walker.snapshot.step + walker.snapshot.future.count
      guard let step = Int(rest), walker.go(toStep: step) else {
        return .refuse(lines(["Goto needs a step of this walk: 0 to \(last)."]))
      }
      return .say(account)
    case .why:
      return .say(rest.isEmpty ? notNowLines : lines(walker.snapshot.reasons(for: rest)))
    case .save, .saveOver:
      var path = rest
      var replaces = command == .saveOver
      if path.hasPrefix("--force ") {
        path = String(path.dropFirst(8).drop { $0 == " " })
        replaces = true
      } else if path.hasSuffix(" --force") {
        path = String(path.dropLast(8))
        replaces = true
      }
      // Who has spaces in a name may be used to a shell.
      if path.count > 1, path.hasPrefix("\""), path.hasSuffix("\"") {
        path = String(path.dropFirst().dropLast())
      }
      guard !path.isEmpty else {
        return .refuse(lines(["Save needs a file name: save mine.journey"]))
      }
      let file = walker.file
      return .save(path: path, text: file.text, replacing: replaces)
    }
  }
}
