/// A console whose output is an answer: it reads files, and writes none.
final class AnswerConsole: Console {
  private(set) var output = ""
  private let outside: any Console
  private let input: String

  init(over outside: any Console, input: String) {
    (self.outside, self.input) = (outside, input)
  }

  func write(_ text: String) { output += text }
  func writeError(_ text: String) {}
  func readLine(longest: Int) -> String? { nil }
  func readAll() -> [UInt8] { Array(input.utf8) }
  func exists(_ path: String) -> Bool { outside.exists(path) }
  func isPipe(_ path: String) -> Bool { outside.isPipe(path) }
  func isFolder(_ path: String) -> Bool { outside.isFolder(path) }
  func isLink(_ path: String) -> Bool { outside.isLink(path) }

  func readFile(_ path: String) throws(ToolError) -> [UInt8] { try outside.readFile(path) }

  func readDocument(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8] {
    try outside.readDocument(path, atMost: most)
  }

  func names(in folder: String) throws(ToolError) -> [String]? { try outside.names(in: folder) }

  func writeFile(_ path: String, _ text: String, replacing: Bool) throws(ToolError) {
    try tryWriting(path)
  }

  func tryWriting(_ path: String) throws(ToolError) {
    throw ToolError("No file is written here.")
  }

  func run(_ session: ScreenSession) throws(ToolError) -> ScreenSession {
    throw ToolError("There is no screen here.")
  }
}
