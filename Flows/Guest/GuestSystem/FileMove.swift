import Foundation
import GuestFlow

/// The files of one collection on their way from a guest to a user.
///
/// Within a volume a rename is the copy: the guest's is gone, and the user's is the very same file.
/// To another volume a file is streamed aside, marked as ours by its inode, and renamed; the
/// guest's stays until both were compared. A folder that both have is merged.
struct FileMove {
  /// The folders of the guest's and of the user's files.
  let from, to: String
  /// The guest's folder for what is unfinished, and the user's.
  let guestDrafts, userDrafts: String
  /// The file with the marks of what was streamed, a line each.
  let marks: String
  let policy: GuestMerge
  let willChange: @Sendable (String) throws -> Void
  /// The paths, below both folders, of what can never be moved.
  var left: Set<String> = []
  /// The marks.
  lazy var ours = Set(
    ((try? String(contentsOfFile: marks, encoding: .utf8)) ?? "").split(separator: "\n"))

  /// Moves or copies everything that can be.
  mutating func copy() throws {
    left = []
    try clear()
    guard try DiskEntry(from) != nil else { return }
    try Disk.makeFolder(Disk.folder(of: to))
    try willChange("move all files")
    // Where the user has none, or an empty folder, this is all.
    if rename(from, to) == 0 { return }
    try Disk.makeFolder(to)
    try merge("")
  }

  /// Whether everything of the guest's that is still there can be deleted, or is to be left.
  mutating func verify() throws -> Bool { try isSettled(in: "") }

  /// Deletes what is settled.
  mutating func drop() throws {
    try clear()
    try drop("")
    if try DiskEntry(marks) != nil {
      try willChange("delete the marks")
      try Disk.remove(marks)
    }
  }

  /// Removes what an ended process left unfinished.
  private func clear() throws {
    for path in [draft, trash] where try DiskEntry(path) != nil {
      try willChange("remove what is unfinished")
      try Disk.remove(path)
    }
  }

  private func names(in folder: String) throws -> [String] {
    guard try DiskEntry(from) != nil else { return [] }
    return try Disk.names(in: from + "/" + folder).map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  private func guests(_ path: String) -> String { from + "/" + path }
  private func users(_ path: String) -> String { to + "/" + path }
  private var draft: String { userDrafts + "/file" }
  private var trash: String { guestDrafts + "/deleted" }
}

/// What is copied.
extension FileMove {
  /// An entry that fails while the disk works, and fails again, stays behind, and its name is kept.
  private mutating func merge(_ folder: String) throws {
    for path in try names(in: folder) {
      do {
        try carry(path)
      } catch let error as GuestStoreError where error.isOfEntry {
        try probe()
        do {
          try carry(path)
        } catch let error as GuestStoreError where error.isOfEntry {
          try leave(path)
        }
      }
    }
  }

  /// What is in a folder that cannot be moved may still be.
  private mutating func leave(_ path: String) throws {
    do {
      guard let entry = try DiskEntry(guests(path)), entry.kind == .folder,
        try DiskEntry(users(path)) == nil
      else {
        left.insert(path)
        return
      }
      _ = try names(in: path)
      try makeFolder(path, entry)
      try merge(path)
    } catch let error as GuestStoreError where error.isOfEntry {
      left.insert(path)
    }
  }

  private func makeFolder(_ path: String, _ entry: DiskEntry) throws {
    try willChange("make the folder \(path)")
    try Disk.check(mkdir(users(path), entry.mode | 0o700), "make the folder", users(path))
  }

  /// Whether the disk works is found out with a file of our own that goes the same way.
  private func probe() throws {
    for folder in [from, to] { try Disk.check(access(folder, W_OK | X_OK), "write to", folder) }
    let probe = guestDrafts + "/probe"
    try Disk.makeFolder(guestDrafts)
    try Disk.makeFolder(userDrafts)
    try Disk.remove(probe)
    try Disk.remove(draft)
    guard FileManager.default.createFile(atPath: probe, contents: Data("probe".utf8)),
      let entry = try DiskEntry(probe)
    else { throw GuestStoreError(EIO, "write to", guestDrafts) }
    try Disk.stream(entry, probe, to: draft)
    try Disk.remove(draft)
    try Disk.remove(probe)
  }

  private mutating func carry(_ path: String) throws {
    guard let guests = try DiskEntry(guests(path)) else {
      throw GuestStoreError(ENOENT, "find", self.guests(path))
    }
    guard let users = try DiskEntry(users(path)) else { return try put(path, guests) }
    if users.isIdentical(to: guests) { return }
    if guests.kind == .folder && users.kind == .folder { return try merge(path) }
    if isOurs(path, users) {
      if try !Disk.areSame(self.guests(path), self.users(path)) { try put(path, guests) }
    } else if policy == .guestWins, !users.isNewer(than: guests) {
      guard guests.kind != .folder && users.kind != .folder else {
        throw GuestStoreError(EISDIR, "put a folder and a file of one name at", self.users(path))
      }
      try put(path, guests)
    }
  }

  private mutating func put(_ path: String, _ entry: DiskEntry) throws {
    try willChange("move \(path)")
    if rename(guests(path), users(path)) == 0 { return }
    guard errno == EXDEV else { throw GuestStoreError(errno, "move", guests(path)) }
    guard entry.kind != .folder else {
      try makeFolder(path, entry)
      return try merge(path)
    }
    try Disk.makeFolder(userDrafts)
    try Disk.remove(draft)
    try Disk.stream(entry, guests(path), to: draft)
    try willChange("mark \(path)")
    try mark(path)
    try willChange("put \(path) in its place")
    try Disk.check(rename(draft, users(path)), "move to", users(path))
    let folder = open(Disk.folder(of: users(path)), O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      _ = fsync(folder)
      close(folder)
    }
  }
}

/// What was streamed, and is the user's only as our copy.
extension FileMove {
  private func line(_ path: String, _ entry: DiskEntry) -> Substring {
    "\(entry.inode) \(fileName(path))"
  }

  /// Before the file is in its place: one that is there with the inode is ours.
  private mutating func mark(_ path: String) throws {
    guard let entry = try DiskEntry(draft) else { return }
    try Disk.makeFolder(Disk.folder(of: marks))
    let file = open(marks, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    try Disk.check(file, "write", marks)
    defer { close(file) }
    // A line that an ended process did not finish ends here.
    let text = Array("\n\(line(path, entry))\n".utf8)
    guard write(file, text, text.count) == text.count else {
      throw GuestStoreError(errno, "write", marks)
    }
    try Disk.check(fsync(file), "write", marks)
    ours.insert(line(path, entry))
  }

  private mutating func isOurs(_ path: String, _ users: DiskEntry) -> Bool {
    ours.contains(line(path, users))
  }
}

/// What is deleted.
extension FileMove {
  private mutating func isSettled(in folder: String) throws -> Bool {
    for path in try names(in: folder) where !left.contains(path) {
      guard try isSettled(path) else { return false }
    }
    return true
  }

  /// Whether the user has it, by the policy.
  private mutating func isSettled(_ path: String) throws -> Bool {
    guard let guests = try DiskEntry(guests(path)), let users = try DiskEntry(users(path)) else {
      return false
    }
    if users.isIdentical(to: guests) { return true }
    if guests.kind == .folder && users.kind == .folder {
      return try isSettled(in: path)
    }
    if isOurs(path, users) { return try Disk.areSame(self.guests(path), self.users(path)) }
    return policy != .guestWins || users.isNewer(than: guests)
  }

  private mutating func drop(_ folder: String) throws {
    for path in try names(in: folder) where !left.contains(path) {
      if try DiskEntry(guests(path))?.kind == .folder, try DiskEntry(users(path))?.kind == .folder {
        try drop(path)
        try willChange("delete the folder \(path)")
        _ = rmdir(guests(path))
      } else if try isSettled(path) {
        try willChange("delete \(path)")
        try Disk.makeFolder(guestDrafts)
        // At once: half a folder would differ from its copy.
        if rename(guests(path), trash) != 0 { left.insert(path) }
        try Disk.remove(trash)
      }
    }
  }
}
