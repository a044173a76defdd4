import Foundation

/// How a file is written whole or not at all: in a folder of its own, then put in its place.
extension FileGuestStore {
  /// What is being written, and what its unfinished file is called.
  ///
  /// The next write of the same replaces what an ended process left.
  enum Draft: String {
    case identity
    case guest
    case user
    case download
  }

  /// Writes aside, then puts the file in its place.
  func write(_ bytes: Data, to file: URL, by draft: Draft, _ what: String) throws {
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    let unfinished = drafts.appendingPathComponent(draft.rawValue)
    willChange("\(what): aside")
    let half = bytes.count / 2
    try bytes.prefix(half).write(to: unfinished)
    willChange("\(what): the second half")
    let handle = try FileHandle(forWritingTo: unfinished)
    try handle.seekToEnd()
    try handle.write(contentsOf: bytes.suffix(from: bytes.startIndex + half))
    try handle.synchronize()
    try handle.close()
    willChange("\(what): into place")
    guard rename(unfinished.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Removes what an ended process left unfinished.
  func remove(_ draft: Draft) throws {
    let unfinished = drafts.appendingPathComponent(draft.rawValue)
    guard FileManager.default.fileExists(atPath: unfinished.path) else { return }
    willChange("remove an unfinished \(draft.rawValue)")
    try FileManager.default.removeItem(at: unfinished)
  }

  /// Beside the owners' folders, so that no name of a download can be in it.
  private var drafts: URL { folder.appendingPathComponent("unfinished", isDirectory: true) }
}
