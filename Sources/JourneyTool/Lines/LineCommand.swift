import EveryPath
import FlowModel

/// A command of a walk in lines.
package enum LineCommand: String, Hashable, Sendable, CaseIterable {
  case choices
  case kills
  case undo
  case redo
  case goto
  case path
  case why
  case properties
  case find
  case finish
  case changed
  case save
  case saveOver = "save!"
  case help
  case quit

  /// The command a word names, in full or by its letter.
  package init?(_ word: String) {
    switch word {
    case "q", "exit": self = .quit
    case "u": self = .undo
    case "U": self = .redo
    case "g": self = .goto
    case "w": self = .why
    case "p": self = .properties
    case "s": self = .save
    case "?", "h": self = .help
    default: self.init(rawValue: word)
    }
  }

  var takesWord: Bool { [.goto, .why, .find, .changed, .save, .saveOver].contains(self) }

  static func nearest(to word: String) -> String? {
    FlowModel.nearest(to: word, among: allCases.map(\.rawValue))
  }

  static let manual = [
    "Type one of these:",
    "1, 2, ...: the choice with the number.",
    "A name: the choice with the name in brackets, or its beginning, or that of its sentence.",
    "choices: what can happen now; seen twice: this walk was there twice already.",
    "kills: the choices in which a process ends in the middle of the step, as after order 2: once it has given two orders.",
    "undo, redo: take the last step back, or take it again.",
    "goto N: go to step N of this walk; 0 is the start.",
    "path: the steps so far.",
    "why NAME: why something is not possible now; why alone lists everything.",
    "properties: every property, and whether this walk broke it.",
    "find QUESTION: go to what it asks for, such as: find not isSettled; undo leads back.",
    "finish: let what is under way come to a moment of rest.",
    "changed NAME: go back to where a fact last changed.",
    "save FILE: save the journey; save! FILE replaces a file.",
    "journey:SYSTEM NAME NAME ...: walk that journey instead, as path prints it.",
    "quit: stop.",
    "The letters u, U, g, w, p, s, ? and q stand for undo, redo, goto, why, properties, save, help and quit.",
  ]
}
