public import Foundation
public import GuestFlow

/// The guest's and the user's data, and who uses the app, in one folder.
///
/// Every change is written whole or not at all, and may be repeated: a process that ends in the
/// middle of a move loses nothing and doubles nothing. When a function returns, its change survives
/// the end of the process; whether it survives a loss of power depends on the file system.
public struct FileGuestStore: Sendable {
  /// The folder.
  public let folder: URL
  /// Called before each change of the disk, with what it is.
  let willChange: @Sendable (String) -> Void

  /// A store in a folder that exists.
  public init(folder: URL) { self.init(folder: folder, willChange: { _ in }) }

  /// A store that tells of each change before it is made, for tests that end the process there.
  public init(folder: URL, willChange: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.willChange = willChange
  }

  /// What is stored of the identity; nobody if nothing is.
  ///
  /// - Throws: What keeps it from being read: a failure of the disk, or another version's format.
  public func facts() throws -> IdentityFacts {
    try unlessAbsent {
      try JSONDecoder().decode(IdentityFacts.self, from: Data(contentsOf: factsFile))
    } ?? .nobody
  }

  /// Writes who uses the app, with the journal, in one write; never over what cannot be read.
  public func write(_ facts: IdentityFacts) throws {
    _ = try self.facts()
    try write(
      JSONEncoder().encode(facts), to: factsFile, by: .identity, "write \(facts)")
  }

  /// An owner's rows, history and cart.
  public func data(of owner: Owner) throws -> GuestData {
    try unlessAbsent {
      try JSONDecoder().decode(GuestData.self, from: Data(contentsOf: dataFile(of: owner)))
    } ?? GuestData()
  }

  /// Writes an owner's rows, history and cart, in one write.
  public func write(_ data: GuestData, of owner: Owner) throws {
    try FileManager.default.createDirectory(
      at: folder(of: owner), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try write(
      encoder.encode(data), to: dataFile(of: owner), by: owner == .guest ? .guest : .user,
      "write the \(owner.rawValue)'s data")
  }

  /// The folder of an owner's downloads.
  public func files(of owner: Owner) -> URL {
    folder(of: owner).appendingPathComponent("files", isDirectory: true)
  }

  /// The names of an owner's downloads, in order.
  public func fileNames(of owner: Owner) throws -> [String] {
    try unlessAbsent {
      try FileManager.default.contentsOfDirectory(atPath: files(of: owner).path).sorted()
    } ?? []
  }

  /// What is read; nil if it is not there, which is no failure.
  private func unlessAbsent<Result>(_ read: () throws -> Result) throws -> Result? {
    do {
      return try read()
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  private var factsFile: URL { folder.appendingPathComponent("identity.json") }

  private func folder(of owner: Owner) -> URL {
    folder.appendingPathComponent(owner.rawValue, isDirectory: true)
  }

  private func dataFile(of owner: Owner) -> URL {
    folder(of: owner).appendingPathComponent("data.json")
  }
}

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
