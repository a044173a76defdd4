import CrashHelper
import FlowTestSupport
import Foundation
import GuestFlow
import GuestSystem
import Testing

/// Files of which the guest's wins.
private enum Notes: String, GuestCollection {
  case file
  var name: String { rawValue }
  var content: GuestContent { .files }
  var merge: GuestMerge { .guestWins }
}

/// Files and folders on their way.
@Suite struct FileMoveTests {
  private static let item = GuestItem.file

  private func move(_ home: Home, _ store: FileGuestStore? = nil) throws -> [String] {
    let store = store ?? home.files
    let left = try store.copy(Self.item, from: "G", to: "A")
    #expect(try store.verify(Self.item, from: "G", to: "A"))
    try store.drop(Self.item, from: "G", to: "A")
    return left
  }

  private func inode(_ place: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: place.path)[.systemFileNumber] as? Int
  }

  @Test(arguments: [false, true])
  func `An empty folder, a folder in a folder, and a link move`(_ userHasSome: Bool) throws {
    let home = try Home()
    if !userHasSome { try home.store.delete(Home.user) }
    let link = home.place("link", Home.guest)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere")
    let number = try inode(home.place("album/cd/1", Home.guest))
    #expect(try move(home) == [])
    #expect(try inode(home.place("album/cd/1", Home.user)) == number)
    #expect(FileManager.default.fileExists(atPath: home.place("empty", Home.user).path))
    let path = home.place("link", Home.user).path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere")
    #expect(!FileManager.default.fileExists(atPath: home.place("", Home.guest).path))
  }

  @Test func `A full disk stops the move, and what cannot be moved alone stays behind`() throws {
    for code in [ENOSPC, EDQUOT, EIO] {
      let home = try Home()
      let store = FileGuestStore(folder: home.folder) {
        if $0 == "move song" { throw GuestStoreError("no", code: code) }
      }
      #expect(throws: GuestStoreError.self) { try store.copy(Self.item, from: "G", to: "A") }
      #expect(try store.verify(Self.item, from: "G", to: "A") == false)
      #expect(try home.isSafe())
      #expect(try move(home) == [])
    }
    for (name, left) in [("song", ["song"]), ("album", ["album/cd"])] {
      let home = try Home()
      let store = FileGuestStore(folder: home.folder) {
        if $0.hasPrefix("move \(name)") { throw GuestStoreError("no", code: EACCES) }
        if $0.hasPrefix("make the folder \(name)/") { throw GuestStoreError("no", code: EACCES) }
      }
      #expect(try move(home, store) == left)
      #expect(try home.files.leftovers(Self.item, of: "G") == left)
      #expect(try home.isSafe())
      #expect(home.text("draft.partial", Home.user) != nil)
      // A later guest does not get it; the same one, if it can go by then.
      #expect(try home.store.copy(Self.item, from: "H", to: "A") == [])
      #expect(try home.files.leftovers(Self.item, of: "G") == left)
      #expect(try move(home) == [])
      #expect(try home.files.leftovers(Self.item, of: "G") == [])
    }
  }

  @Test func `What fails once only is moved`() throws {
    let home = try Home()
    let failures = Failures(1)
    let store = FileGuestStore(folder: home.folder) {
      if $0 == "move song", failures.next() { throw GuestStoreError("no", code: EACCES) }
    }
    #expect(try move(home, store) == [])
    #expect(home.text("song", Home.user) == "guest's song")
  }

  @Test func `The guest's file wins unless the user's is newer, and a folder replaces no file`()
    throws
  {
    let home = try Home()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: home.place("film", Home.user).path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: home.place("series/2/film", Home.user).path)
    try home.put("a folder", "book/1", Home.guest)
    for _ in 1...2 {
      #expect(try home.store.copy(Notes.file, from: "G", to: "A") == ["book"])
      #expect(try home.store.verify(Notes.file, from: "G", to: "A"))
    }
    try home.store.drop(Notes.file, from: "G", to: "A")
    #expect(home.text("film", Home.user) == "user's film")
    #expect(home.text("series/2/film", Home.user) == "guest's series/2/film")
    #expect(home.text("book", Home.user) == "user's book")
    #expect(home.text("book/1", Home.guest) == "a folder" && home.text("film", Home.guest) == nil)
  }

  @Test func `A file that both have by two names of it stays once`() throws {
    let home = try Home()
    for (item, name) in [("both", "guest"), ("both2", "notes")] {
      try home.put(name, item, Home.guest)
      try FileManager.default.linkItem(
        at: home.place(item, Home.guest), to: home.place(item, Home.user))
    }
    #expect(try home.store.copy(Notes.file, from: "G", to: "A") == [])
    #expect(try home.store.verify(Notes.file, from: "G", to: "A"))
    try home.store.drop(Notes.file, from: "G", to: "A")
    #expect(home.text("both", Home.user) == "guest" && home.text("both", Home.guest) == nil)
  }

  #if os(Linux)
    @Test func `A name that no text can be stays behind, and two spellings are two files`() throws {
      let home = try Home()
      try home.put("one", "caf\u{e9}", Home.user)
      try home.put("two", "cafe\u{301}", Home.guest)
      let name = Array(home.place("", Home.guest).path.utf8CString.dropLast()) + [47, 97, -1, 0]
      #expect(mkdir(name, 0o700) == 0)
      #expect(try move(home) == ["a\u{fffd}"])
      #expect(home.text("caf\u{e9}", Home.user) == "one")
      #expect(home.text("cafe\u{301}", Home.user) == "two")
      #expect(rmdir(name) == 0)
    }
  #endif
}

/// So many times true, then false.
private final class Failures: @unchecked Sendable {
  // Safe: a store is called from one test.
  private var rest: Int
  init(_ rest: Int) { self.rest = rest }
  func next() -> Bool {
    rest -= 1
    return rest >= 0
  }
}

#if os(macOS) || os(Linux)
  /// A large download, of which nothing is on the disk.
  @Suite(.serialized) struct LargeMoveTests {
    private func measure(_ home: Home, size: Int) throws -> [Substring] {
      let path = home.place("large", Home.guest).path
      try home.put("", "large", Home.guest)
      #expect(truncate(path, size) == 0)
      let text = try Process.runCrashHelper(["measure", home.folder.path]).output
      print("measured a move of \(size) bytes (bytes of memory, ms, whether it is right): \(text)")
      return text.split(whereSeparator: \.isWhitespace)
    }

    @Test func `Within a volume it moves in no time`() throws {
      var times: [Double] = []
      // The machine may be busy with other tests.
      while times.count < 10, times.min() ?? .infinity > 50 {
        let home = try Home()
        let measured = try measure(home, size: 1 << 30)
        #expect(Int(measured[0]) ?? .max <= 8 << 20)
        #expect(measured[2] == "true")
        let place = home.place("large", Home.user).path
        #expect(
          try FileManager.default.attributesOfItem(atPath: place)[.size] as? Int == 1 << 30)
        times.append(try #require(Double(measured[1])))
      }
      #expect(times.min() ?? .infinity <= 50)
    }

    @Test(.enabled(if: Home.otherVolume != nil, "there is one volume only"))
    func `To another volume it is streamed`() throws {
      let home = try Home()
      try home.putUserElsewhere()
      let measured = try measure(home, size: 300 << 20)
      #expect(Int(measured[0]) ?? .max <= 8 << 20)
      #expect(measured[2] == "true")
      let place = home.place("large", Home.user).path
      #expect(try FileManager.default.attributesOfItem(atPath: place)[.size] as? Int == 300 << 20)
      #expect(!FileManager.default.fileExists(atPath: home.place("large", Home.guest).path))
    }
  }

  /// Files on their way to another volume.
  @Suite(.enabled(if: Home.otherVolume != nil, "there is one volume only"))
  struct OtherVolumeTests {
    private static let item = GuestItem.file

    private func home() throws -> Home {
      let home = try Home()
      try home.putUserElsewhere()
      return home
    }

    @Test func `A copy that differs is not verified, and nothing is deleted for it`() throws {
      let home = try home()
      _ = try home.store.copy(Self.item, from: "G", to: "A")
      #expect(home.text("song", Home.guest) != nil && home.text("song", Home.user) != nil)
      #expect(try home.store.verify(Self.item, from: "G", to: "A"))
      let handle = try FileHandle(forWritingTo: home.place("album/cd/1", Home.user))
      try handle.write(contentsOf: Data("x".utf8))
      try handle.close()
      #expect(try home.store.verify(Self.item, from: "G", to: "A") == false)
      try home.store.drop(Self.item, from: "G", to: "A")
      #expect(home.text("album/cd/1", Home.guest) == "guest's album/cd/1")
      #expect(home.text("song", Home.guest) == nil)
    }

    @Test func `A copy that differs is made again`() throws {
      let home = try home()
      _ = try home.store.copy(Self.item, from: "G", to: "A")
      let handle = try FileHandle(forWritingTo: home.place("song", Home.user))
      try handle.write(contentsOf: Data("x".utf8))
      try handle.close()
      try home.move()
      #expect(home.text("song", Home.user) == "guest's song")
      #expect(try home.isSafe())
    }

    @Test func `A pipe stays behind, and what is beside it moves`() throws {
      let home = try home()
      #expect(mkfifo(home.place("album/pipe", Home.guest).path, 0o600) == 0)
      #expect(try home.store.copy(Self.item, from: "G", to: "A") == ["album/pipe"])
      try home.move()
      #expect(home.text("album/cd/1", Home.user) == "guest's album/cd/1")
      #expect(home.text("album/cd/1", Home.guest) == nil)
      #expect(try home.files.leftovers(Self.item, of: "G") == ["album/pipe"])
      #expect(try home.isSafe())
    }

    @Test func `ends in the same stores, whatever step it is killed before`() throws {
      let whole = try home()
      let end = try Mover.run(whole)
      #expect(end.isDone)
      #expect(try whole.isSafe() && whole.text("song", Home.guest) == nil)
      let expected = try whole.contents()
      for step in stride(from: 1, through: end.changes, by: isOptimised ? 1 : 3) {
        let home = try home()
        #expect(try Mover.run(home, last: step).wasKilled)
        #expect(try home.isSafe(), "lost or doubled when killed before change \(step)")
        #expect(try Mover.run(home).isDone)
        #expect(try home.differences(from: expected) == [], "killed before change \(step)")
      }
    }
  }
#endif
