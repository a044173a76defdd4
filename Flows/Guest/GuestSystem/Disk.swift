import Foundation

/// What is at a place of the disk; a link is not followed.
struct DiskEntry {
  enum Kind { case file, folder, link, special }

  let kind: Kind
  let device: UInt64
  let inode: UInt64
  let size: Int64
  let mode: mode_t
  /// When its contents were changed last, and were used last.
  let changed, used: timespec

  /// Nil if nothing is there.
  init?(_ path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw GuestStoreError(errno, "read", path)
    }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    mode = status.st_mode & 0o7777
    #if canImport(Darwin)
      (changed, used) = (status.st_mtimespec, status.st_atimespec)
    #else
      (changed, used) = (status.st_mtim, status.st_atim)
    #endif
  }

  func isNewer(than other: DiskEntry) -> Bool {
    (changed.tv_sec, changed.tv_nsec) > (other.changed.tv_sec, other.changed.tv_nsec)
  }

  func isIdentical(to other: DiskEntry) -> Bool { device == other.device && inode == other.inode }
}

extension GuestStoreError {
  /// What the system said, and what helps.
  init(_ code: Int32, _ what: String, _ path: String) {
    let help =
      switch code {
      case ENOSPC, EDQUOT: "Free some space and try again."
      case EIO: "The disk fails; try again, or restore a backup."
      case EACCES, EPERM: "See who may write there, and whether the device was unlocked."
      case ENAMETOOLONG, EILSEQ, EINVAL: "Give it a name that is allowed there."
      default: "Look at what is there."
      }
    self.init("cannot \(what) \(path): \(String(cString: strerror(code))). \(help)", code: code)
  }

  /// Whether it may be for a reason of one entry alone, and not of the disk's.
  var isOfEntry: Bool {
    ![0, ENOSPC, EDQUOT, EIO, EROFS, ENOMEM, EMFILE, ENFILE].contains(code)
  }
}

/// The system's calls, with errors that say what could not be done.
enum Disk {
  /// Throws what the system said of a call that returned this.
  static func check(_ result: Int32, _ what: String, _ path: String) throws {
    if result < 0 { throw GuestStoreError(errno, what, path) }
  }

  /// The names in a folder, in order.
  static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else {
      throw GuestStoreError(errno, "read the folder", folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The folder that something is in.
  static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// Makes a folder, and those that it is in, unless it is there.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw GuestStoreError(errno, "make the folder", path) }
    try makeFolder(Disk.folder(of: path))
    try makeFolder(path)
  }

  /// Deletes what is there, with everything in it.
  static func remove(_ path: String) throws {
    guard let entry = try DiskEntry(path) else { return }
    guard entry.kind == .folder else { return try check(unlink(path), "delete", path) }
    for name in try names(in: path) { try remove(path + "/" + name) }
    try check(rmdir(path), "delete", path)
  }

  /// Copies a file or a link to a place where nothing is, a part at a time, down to the disk.
  static func stream(_ entry: DiskEntry, _ from: String, to path: String) throws {
    switch entry.kind {
    case .link: try check(symlink(target(of: from), path), "copy to", path)
    case .file: try streamFile(entry, from, to: path)
    case .folder, .special: throw GuestStoreError(EOPNOTSUPP, "copy", from)
    }
  }

  private static func streamFile(_ entry: DiskEntry, _ from: String, to path: String) throws {
    let source = open(from, O_RDONLY | O_CLOEXEC)
    try check(source, "read", from)
    defer { close(source) }
    let copy = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, entry.mode | 0o200)
    try check(copy, "copy to", path)
    defer { close(copy) }
    try inParts { part in
      let count = read(source, part.baseAddress, part.count)
      if count < 0 { throw GuestStoreError(errno, "read", from) }
      var rest = UnsafeRawBufferPointer(rebasing: part[..<count])
      while !rest.isEmpty {
        let written = write(copy, rest.baseAddress, rest.count)
        if written < 0 { throw GuestStoreError(errno, "copy to", path) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
      return count > 0
    }
    #if canImport(Darwin)
      // Its protection and its attributes go with it.
      _ = fcopyfile(source, copy, nil, copyfile_flags_t(COPYFILE_METADATA))
    #endif
    _ = fchmod(copy, entry.mode)
    _ = futimens(copy, [entry.used, entry.changed])
    try check(fsync(copy), "write", path)
  }

  /// Whether both are files, links or folders, and all in them is the same.
  static func areSame(_ one: String, _ other: String) throws -> Bool {
    guard let first = try DiskEntry(one), let second = try DiskEntry(other) else { return false }
    if first.isIdentical(to: second) { return true }
    guard first.kind == second.kind else { return false }
    switch first.kind {
    case .link: return target(of: one) == target(of: other)
    case .folder:
      let names = try names(in: one)
      return try names == Self.names(in: other)
        && names.allSatisfy { try areSame(one + "/" + $0, other + "/" + $0) }
    case .file: return try first.size == second.size && haveSameBytes(one, other)
    case .special: return false
    }
  }

  private static func haveSameBytes(_ one: String, _ other: String) throws -> Bool {
    let first = open(one, O_RDONLY | O_CLOEXEC)
    try check(first, "read", one)
    defer { close(first) }
    let second = open(other, O_RDONLY | O_CLOEXEC)
    try check(second, "read", other)
    defer { close(second) }
    var isSame = true
    try inParts { part in
      let half = part.count / 2
      guard let start = part.baseAddress else { return false }
      let count = read(first, start, half)
      if count < 0 { throw GuestStoreError(errno, "read", one) }
      var filled = 0
      while filled < count {
        let more = read(second, start + half + filled, count - filled)
        if more < 0 { throw GuestStoreError(errno, "read", other) }
        if more == 0 { break }
        filled += more
      }
      isSame = filled == count && memcmp(start, start + half, count) == 0
      return isSame && count > 0
    }
    return isSame
  }

  private static func inParts(_ part: (UnsafeMutableRawBufferPointer) throws -> Bool) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    while try part(buffer) {}
  }

  /// Where a link leads; empty if it cannot be read.
  private static func target(of link: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? ""
  }
}
