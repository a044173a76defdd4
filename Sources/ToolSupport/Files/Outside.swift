/// What a program that reads files and writes a result does outside of itself.
package protocol Outside {
  func write(_ text: String) throws(OutputLost)
  /// Writes a message, a question or an error.
  func writeError(_ text: String)
  /// The whole rest of the input.
  func readAll() throws(ToolError) -> [UInt8]
  /// The contents of a file that is no larger than `most` bytes, and is one: no pipe, no device.
  func readDocument(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8]
  /// The names in a folder, in order; nil if there is no such folder.
  func names(in folder: String) throws(ToolError) -> [String]?
  /// Whether a path leads to a folder.
  func isFolder(_ path: String) -> Bool
  /// Whether there is a link at a path, wherever it leads.
  func isLink(_ path: String) -> Bool
}

extension Outside {
  package func isFolder(_ path: String) -> Bool { (try? names(in: path)) ?? nil != nil }

  package func isLink(_ path: String) -> Bool { false }
}

/// Results could not be written: the disk is full, or the reader has gone.
package struct OutputLost: Error, Hashable, Sendable {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

/// Why the tool ends otherwise than well: a sentence and an exit code.
package struct ToolError: Error, Hashable, Sendable {
  package let sentence: String
  package let code: ExitCode

  package init(_ sentence: String, _ code: ExitCode = .askedWrongly) {
    self.sentence = sentence
    self.code = code
  }
}

package enum ExitCode: Int32, Hashable, Sendable {
  /// Asked and answered yes.
  case yes = 0
  /// Answered no: a mismatch, a broken property.
  case no = 1
  /// Asked wrongly: a flag, a name, a file.
  case askedWrongly = 2
  /// Could not finish: a limit.
  case unfinished = 3
  /// A fault in the tool.
  case fault = 70
  /// The output could not be written.
  case outputLost = 74

  /// The worse of two answers: asked wrongly, then no, then unfinished.
  package func orWorse(_ other: ExitCode) -> ExitCode {
    let order: [ExitCode] = [.yes, .unfinished, .no, .askedWrongly, .outputLost, .fault]
    let ranks = [self, other].map { order.firstIndex(of: $0) ?? 0 }
    return ranks[1] > ranks[0] ? other : self
  }
}
