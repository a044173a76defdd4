import FlowModel

/// The last walk of each system that a person left without saving it, in a folder of the tool's own.
struct KeptWalks {
  let console: any Console
  let folder: String?

  /// The file of the walk of a system that was kept; nil if there is none.
  func find(_ system: String) -> String? {
    path(of: system).flatMap { console.exists($0) ? $0 : nil }
  }

  /// Keeps a walk, the steps that were taken back included, and says in which file.
  func keep(_ walker: any Walker) throws(ToolError) -> String {
    guard let folder, let path = path(of: walker.snapshot.system) else {
      throw ToolError("neither XDG_STATE_HOME nor HOME says where.", .outputLost)
    }
    try console.makeFolder(folder)
    try console.writeFile(path, walker.whole.file.text, replacing: true)
    return path
  }

  func drop(_ system: String) {
    if let path = find(system) { console.removeFile(path) }
  }

  private func path(of system: String) -> String? {
    // A name may hold what means something to a file system.
    let name = String(system.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return folder.map { "\($0)/\(name).journey" }
  }
}
