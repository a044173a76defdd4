import FlowModel

/// Walks that a person left without saving them, one a system, in a folder of the tool's own.
struct KeptWalks {
  let console: any Console
  let folder: String?

  /// The file for a system; nil if there is no folder to keep it in.
  func path(of system: String) -> String? {
    // A name may hold what means something to a file system.
    let name = String(system.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return folder.map { "\($0)/\(name).journey" }
  }

  /// The file of a walk that was kept; nil if there is none.
  func find(_ system: String) -> String? {
    path(of: system).flatMap { console.exists($0) ? $0 : nil }
  }

  /// Keeps a walk in place of the last one of its system.
  ///
  /// - Returns: Where it is.
  func keep(_ walker: any Walker) throws(Trouble) -> String {
    guard let folder, let path = path(of: walker.place.system) else {
      throw Trouble("neither XDG_STATE_HOME nor HOME says where", .outputLost)
    }
    try console.makeFolder(folder)
    try console.writeFile(path, walker.file.text, replacing: true)
    return path
  }

  /// Removes the walk of a system.
  func drop(_ system: String) {
    if let path = find(system) { console.removeFile(path) }
  }
}
