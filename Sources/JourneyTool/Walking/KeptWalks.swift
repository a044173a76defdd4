import FlowModel

/// Walks that a person left without saving them, in a folder of the tool's own.
///
/// Of each system it holds the last one, and the one before if the last did not go on with it.
struct KeptWalks {
  let console: any Console
  let folder: String?

  /// Where a walk is, and where the one before, if it is still there.
  struct Place {
    var last: String
    var before: String?
  }

  /// The file of the walk of a system that was kept last; nil if there is none.
  func find(_ system: String) -> String? {
    path(of: system).flatMap { console.exists($0) ? $0 : nil }
  }

  /// Keeps a walk, the steps that were taken back included.
  func keep(_ walker: any Walker) throws(ToolError) -> Place {
    guard let folder, let path = path(of: walker.place.system) else {
      throw ToolError("neither XDG_STATE_HOME nor HOME says where.", .outputLost)
    }
    try console.makeFolder(folder)
    let file = walker.whole.file
    var place = Place(last: path)
    if let old = contents(of: path), !file.goesOn(with: old) {
      let before = "\(path.dropLast(Self.ending.count)).before\(Self.ending)"
      try console.writeFile(before, old, replacing: true)
      place.before = before
    }
    try console.writeFile(path, file.text, replacing: true)
    return place
  }

  /// Removes the walk of a system.
  func drop(_ system: String) {
    if let path = find(system) { console.removeFile(path) }
  }

  private static let ending = ".journey"

  private func path(of system: String) -> String? {
    // A name may hold what means something to a file system.
    let name = String(system.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return folder.map { "\($0)/\(name)\(Self.ending)" }
  }

  private func contents(of path: String) -> String? {
    guard console.exists(path), let bytes = try? console.readFile(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JourneyFile {
  /// Whether its journey is that of a file's `text`, and perhaps goes further.
  fileprivate func goesOn(with text: String) -> Bool {
    guard let old = try? JourneyFile(bytes: Array(text.utf8)).journey else { return false }
    return old.world == journey.world
      && journey.steps.map(\.choice).starts(with: old.steps.map(\.choice))
  }
}
