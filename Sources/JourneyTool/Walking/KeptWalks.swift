import FlowModel

/// The last walks of each system that a person left without saving them, in a folder of the tool's
/// own: `camera.journey`, then `camera.2.journey`, and so on.
struct KeptWalks {
  /// How many of a system are kept.
  static let most = 9

  let console: any Console
  let folder: String?

  /// The file of the last walk of a system that was kept; nil if there is none.
  func find(_ system: String) -> String? {
    numbers(of: system).last.flatMap { path(of: system, $0) }
  }

  /// Keeps a walk, the steps that were taken back included, and says in which file.
  ///
  /// One that ends at the same moment keeps its own: each takes a name that is free.
  func keep(_ walker: any Walker) throws(ToolError) -> String {
    let system = walker.snapshot.system
    var number = (numbers(of: system).last ?? 0) + 1
    while let folder, let path = path(of: system, number) {
      try console.makeFolder(folder)
      do throws(ToolError) {
        try console.writeFile(path, walker.whole.file.text, replacing: false)
        dropAll(of: system, through: number - Self.most)
        return path
      } catch {
        guard console.exists(path) else { throw error }
        number += 1
      }
    }
    throw ToolError("neither XDG_STATE_HOME nor HOME says where.", .outputLost)
  }

  private func dropAll(of system: String, through last: Int) {
    for number in numbers(of: system).prefix(while: { $0 <= last }) {
      if let path = path(of: system, number) { console.removeFile(path) }
    }
  }

  /// The numbers of a system's walks, in order.
  private func numbers(of system: String) -> [Int] {
    let names = folder.flatMap { try? console.names(in: $0) } ?? []
    let parts = names.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    return parts.compactMap { parts in
      guard parts.first == name(of: system)[...], parts.last == "journey" else { return nil }
      let number = parts.count == 2 ? 1 : parts.count == 3 ? Int(parts[1]) : nil
      // It writes no other.
      return number.flatMap { $0 < 1 || $0 == 1 && parts.count == 3 ? nil : $0 }
    }.sorted()
  }

  private func path(of system: String, _ number: Int) -> String? {
    let name = name(of: system) + (number == 1 ? "" : ".\(number)")
    return folder.map { "\($0)/\(name).journey" }
  }

  /// A system's name may hold what means something to a file system.
  private func name(of system: String) -> String {
    String(system.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
