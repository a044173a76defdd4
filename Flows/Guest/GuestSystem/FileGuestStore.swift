public import Foundation
public import GuestFlow

/// The data of guests and accounts in files, and who uses the app, in one folder.
///
/// Each owner has a folder of its own in `owners`, named by its id: small letters, digits and
/// hyphens as they are, each other byte as an underscore and two digits, a long id in folders.
/// Every change is written whole or not at all, and may be repeated: a process that ends in the
/// middle of a move loses nothing and doubles nothing. When a function returns, its change survives
/// the end of the process; whether it survives a loss of power depends on the file system.
///
/// What can never be moved stays in the guest's folder: ``leftovers(_:of:)`` names it, and it is
/// below ``files(_:of:)``. A later guest has another id, and does not get it. The folders `guest`
/// and `user` of the time before there were ids are left alone: whose they are is not known.
public struct FileGuestStore: GuestStore {
  /// The folder.
  public let folder: URL
  /// Called before each change of the disk, with what it is; what it throws, the change throws.
  let willChange: @Sendable (String) throws -> Void

  /// A store in a folder that exists.
  public init(folder: URL) { self.init(folder: folder, willChange: { _ in }) }

  /// A store that tells of each change before it is made, for tests that end the process there, or
  /// let the change fail.
  public init(folder: URL, willChange: @escaping @Sendable (String) throws -> Void) {
    self.folder = folder
    self.willChange = willChange
  }

  /// Who uses the app.
  public func record() throws -> IdentityRecord {
    try unlessAbsent(recordFile) { try JSONDecoder().decode(IdentityRecord.self, from: $0) }
      ?? IdentityRecord()
  }

  /// Writes who uses the app.
  public func write(_ record: IdentityRecord) throws {
    _ = try self.record()
    try write(record, to: recordFile, "write \(record.facts)")
    try emptyTrash()
  }

  /// The folder of an owner's files of a collection; made by who puts something in it.
  public func files(_ item: some GuestCollection, of owner: DataOwner) -> URL {
    folder(of: owner).appendingPathComponent("files", isDirectory: true)
      .appendingPathComponent(fileName(item.name), isDirectory: true)
  }

  /// The paths, in ``files(_:of:)``, of what the last move left with the guest because it can never
  /// be moved, in order.
  public func leftovers(_ item: some GuestCollection, of guest: String) throws -> [String] {
    let folder = files(item, of: .guest(guest)).path
    return try left(item, guest).filter { try DiskEntry(folder + "/" + $0) != nil }
  }

  /// An owner's rows of a collection, by their keys.
  public func rows(_ item: some GuestCollection, of owner: DataOwner) throws -> [GuestRow] {
    (try rowFile(of: owner).rows[item.name] ?? [:]).values.sorted { $0.key < $1.key }
  }

  /// Puts rows into an owner's collection, in one write, in place of those with the same keys.
  public func put(_ rows: [GuestRow], _ item: some GuestCollection, of owner: DataOwner) throws {
    var file = try rowFile(of: owner)
    for row in rows { file.rows[item.name, default: [:]][row.key] = row }
    try write(file, of: owner)
  }

  /// Removes rows from an owner's collection, in one write.
  public func remove(
    _ keys: [String], _ item: some GuestCollection, of owner: DataOwner
  ) throws {
    var file = try rowFile(of: owner)
    for key in keys { file.rows[item.name]?[key] = nil }
    try write(file, of: owner)
  }

  /// Deletes an owner's folder.
  public func delete(_ owner: DataOwner) throws {
    try emptyTrash()
    if try DiskEntry(folder(of: owner).path) != nil {
      try Disk.makeFolder(trash.deletingLastPathComponent().path)
      try willChange("delete all of \(owner.folderName)")
      let path = folder(of: owner).path
      try Disk.check(rename(path, trash.path), "delete", path)
    }
    try emptyTrash()
  }
}

/// The steps of a move.
extension FileGuestStore {
  /// Brings a collection to the user.
  public func copy(
    _ item: some GuestCollection, from guest: String, to user: String
  ) throws -> [String] {
    guard item.content == .files else {
      try copyRows(item, guest, user)
      return []
    }
    var move = try fileMove(item, guest, user)
    try move.copy()
    try write(move.left, item, guest)
    return move.left.sorted()
  }

  /// Compares the contents of what was copied, or sees that it is the same file; of rows, reads
  /// back the mark that was written with them.
  public func verify(
    _ item: some GuestCollection, from guest: String, to user: String
  ) throws -> Bool {
    guard item.content == .files else {
      let guests = try rowFile(of: .guest(guest)).rows[item.name] ?? [:]
      return try guests.isEmpty || rowFile(of: .user(user)).taken.contains(mark(item, guest))
    }
    var move = try fileMove(item, guest, user)
    return try move.verify()
  }

  /// Deletes what the user has of the guest's, and a folder in which nothing is left.
  public func drop(_ item: some GuestCollection, from guest: String, to user: String) throws {
    if item.content == .files {
      var move = try fileMove(item, guest, user)
      try move.drop()
      try write(move.left, item, guest)
      _ = rmdir(move.from)
    } else {
      try dropRows(item, guest, user)
    }
    for path in ["files", "left/unfinished", "left", "unfinished", ""] {
      _ = rmdir(folder(of: .guest(guest)).appendingPathComponent(path).path)
    }
  }

  private func fileMove(
    _ item: some GuestCollection, _ guest: String, _ user: String
  ) throws -> FileMove {
    FileMove(
      from: files(item, of: .guest(guest)).path, to: files(item, of: .user(user)).path,
      guestDrafts: drafts(of: .guest(guest)).path, userDrafts: drafts(of: .user(user)).path,
      marks: leftFile(item, guest).path + ".copied",
      policy: item.merge, willChange: willChange, left: Set(try left(item, guest)))
  }

  /// The rows and the mark that they were taken are one write.
  private func copyRows(_ item: some GuestCollection, _ guest: String, _ user: String) throws {
    let guests = try rowFile(of: .guest(guest)).rows[item.name] ?? [:]
    var users = try rowFile(of: .user(user))
    let mark = mark(item, guest)
    guard !guests.isEmpty, !users.taken.contains(mark) else { return }
    for (key, row) in guests {
      let own = users.rows[item.name]?[key]
      if let merged = own.map({ row.merged(into: $0, by: item.merge) }) ?? row {
        users.rows[item.name, default: [:]][key] = merged
      }
    }
    users.taken = (users.taken + [mark]).sorted()
    try write(users, of: .user(user))
  }

  /// The mark goes last: until then what is with the guest is not taken again.
  private func dropRows(_ item: some GuestCollection, _ guest: String, _ user: String) throws {
    var guests = try rowFile(of: .guest(guest))
    var users = try rowFile(of: .user(user))
    let mark = mark(item, guest)
    guard users.taken.contains(mark) else { return }
    guests.rows[item.name] = nil
    try write(guests, of: .guest(guest))
    users.taken.removeAll { $0 == mark }
    try write(users, of: .user(user))
  }

  private func mark(_ item: some GuestCollection, _ guest: String) -> String {
    fileName(item.name) + " " + fileName(guest)
  }
}

/// Where everything is.
extension FileGuestStore {
  func folder(of owner: DataOwner) -> URL {
    folder.appendingPathComponent("owners", isDirectory: true)
      .appendingPathComponent(owner.folderName, isDirectory: true)
  }

  private var recordFile: URL { folder.appendingPathComponent("identity.json") }

  /// Where what is to be deleted is put first, so that half of it is nowhere.
  private var trash: URL { folder.appendingPathComponent("unfinished/deleted") }

  private func emptyTrash() throws {
    guard try DiskEntry(trash.path) != nil else { return }
    try willChange("delete what is to be deleted")
    try Disk.remove(trash.path)
  }

  private func drafts(of owner: DataOwner) -> URL {
    folder(of: owner).appendingPathComponent("unfinished", isDirectory: true)
  }

  private func leftFile(_ item: some GuestCollection, _ guest: String) -> URL {
    folder(of: .guest(guest)).appendingPathComponent("left/\(fileName(item.name)).json")
  }

  private func left(_ item: some GuestCollection, _ guest: String) throws -> [String] {
    try unlessAbsent(leftFile(item, guest)) { try JSONDecoder().decode([String].self, from: $0) }
      ?? []
  }

  private func write(
    _ left: Set<String>, _ item: some GuestCollection, _ guest: String
  ) throws {
    guard try left != Set(self.left(item, guest)) else { return }
    let file = leftFile(item, guest)
    if left.isEmpty {
      try willChange("nothing is left")
      try Disk.remove(file.path)
    } else {
      try write(left.sorted(), to: file, "write what is left")
    }
  }

  private func rowFile(of owner: DataOwner) throws -> RowFile {
    try unlessAbsent(rowsURL(of: owner)) { try JSONDecoder().decode(RowFile.self, from: $0) }
      ?? RowFile()
  }

  private func write(_ rows: RowFile, of owner: DataOwner) throws {
    var rows = rows
    rows.rows = rows.rows.filter { !$0.value.isEmpty }
    guard try rows != rowFile(of: owner) else { return }
    let file = rowsURL(of: owner)
    if rows == RowFile() {
      try willChange("delete the rows of \(owner.folderName)")
      try Disk.remove(file.path)
    } else {
      try write(rows, to: file, "write the rows of \(owner.folderName)")
    }
  }

  private func rowsURL(of owner: DataOwner) -> URL {
    folder(of: owner).appendingPathComponent("rows.json")
  }

  /// What is read; nil if it is not there, which is no failure.
  private func unlessAbsent<Result>(_ file: URL, _ read: (Data) throws -> Result) throws -> Result?
  {
    do {
      return try read(Data(contentsOf: file))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  /// Writes aside, then puts the file in its place.
  ///
  /// The next write of the same replaces what an ended process left.
  private func write(_ value: some Encodable, to file: URL, _ what: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(value)
    let drafts = file.deletingLastPathComponent().appendingPathComponent("unfinished")
    let unfinished = drafts.appendingPathComponent(file.lastPathComponent)
    try Disk.makeFolder(drafts.path)
    try willChange("\(what): aside")
    let half = bytes.count / 2
    try bytes.prefix(half).write(to: unfinished)
    try willChange("\(what): the second half")
    let handle = try FileHandle(forWritingTo: unfinished)
    try handle.seekToEnd()
    try handle.write(contentsOf: bytes.suffix(from: bytes.startIndex + half))
    try handle.synchronize()
    try handle.close()
    try willChange("\(what): into place")
    try Disk.check(rename(unfinished.path, file.path), "write", file.path)
  }
}

extension DataOwner {
  /// The folder of the owner's data, relative to the store's.
  var folderName: String {
    switch self {
    case .guest(let id): "guest-" + fileName(id)
    case .user(let id): "user-" + fileName(id)
    }
  }
}

/// A path that stands for a text from outside, and for no other.
///
/// Small letters, digits and hyphens stay; each other byte of its UTF-8 is an underscore and two
/// digits. So no name has a separator, a dot, or a letter that differs from another by case or
/// normalisation only. What is too long for one name goes on in a folder, whose name ends with a
/// tilde.
func fileName(_ text: String) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var name: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      name.append(byte)
    default: name += [UInt8(ascii: "_"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  let parts = stride(from: 0, to: max(name.count, 1), by: 200).map { start in
    String(decoding: name[start..<min(start + 200, name.count)], as: UTF8.self)
  }
  return parts.joined(separator: "~/")
}
