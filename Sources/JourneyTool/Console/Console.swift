import EveryPath
import FlowModel

/// Everything the tool may do outside of itself.
package protocol Console: Outside, AnyObject {
  /// The next line of the input, without its end; nil when the input has ended.
  ///
  /// - Parameter longest: The most bytes of a line that is wanted whole; one that is longer may be
  ///   cut, but is still longer.
  func readLine(longest: Int) -> String?
  func readFile(_ path: String) throws(ToolError) -> [UInt8]
  func writeFile(_ path: String, _ text: String, replacing: Bool) throws(ToolError)
  /// Says no if a file could not be written there, and writes nothing.
  func tryWriting(_ path: String) throws(ToolError)
  /// Makes a folder, and those it is in, unless they are there.
  func makeFolder(_ path: String) throws(ToolError)
  /// Whether there is a file at a path, which writing would replace.
  func exists(_ path: String) -> Bool
  /// The one path of what a path leads to, however that is written.
  func path(behind path: String) -> String
  /// Whether a path leads to a pipe, into which another program has to write.
  func isPipe(_ path: String) -> Bool
  /// Runs a session on the whole screen until it ends, and gives back how it ended.
  func run(_ session: ScreenSession) throws(ToolError) -> ScreenSession
  /// Lets a signal that ends the process only end the input from now on.
  func deferSignals()
  /// Ends the process by the signal that was put off, if one was.
  func endIfSignalled()
  /// Removes a file of the tool's own, if it is there.
  func removeFile(_ path: String)
  /// Says what goes on, with its seconds, once some have passed, until ``endTelling()``.
  func beginTelling(_ text: String, after seconds: Int, writingOver: Bool)
  /// Says no more of what goes on.
  func endTelling()
  /// What is said as a last message, and printed as the result, if the tool is interrupted; once
  /// something else is printed, no result is.
  func whenInterrupted(say text: String, print result: String)
}

extension Console {
  package func whenInterrupted(say text: String, print result: String) {}

  package func beginTelling(_ text: String, after seconds: Int, writingOver: Bool) {}

  package func endTelling() {}

  package func isPipe(_ path: String) -> Bool { false }

  package func path(behind path: String) -> String { path }

  package func deferSignals() {}

  package func endIfSignalled() {}

  package func removeFile(_ path: String) {}

  /// Every file of it is a document, of any size.
  package func readDocument(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8] {
    try readFile(path)
  }

  package func names(in folder: String) throws(ToolError) -> [String]? { nil }

  /// It takes files of any name.
  package func tryWriting(_ path: String) throws(ToolError) {}

  package func makeFolder(_ path: String) throws(ToolError) {
    throw ToolError("Cannot make \(harmless(path)): there are no folders here.", .outputLost)
  }
}

extension ToolError {
  init(noComponent name: String, of system: String, among names: [String]) {
    let near = nearest(to: name, among: names)
    let known = near == nil && !names.isEmpty ? " It has \(enumeration(names))." : ""
    self.init("\(system) has no component \"\(harmless(name))\".\(didYouMean(near))\(known)")
  }
}
