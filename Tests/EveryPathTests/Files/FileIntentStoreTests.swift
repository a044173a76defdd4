import EveryPath
import EveryPathFiles
import Foundation
import Testing

@MainActor
@Suite struct FileIntentStoreTests {
  private final class Calendar {
    var time = Date(timeIntervalSince1970: 1_000_000)
  }

  private let calendar = Calendar()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("EveryPath-\(UUID().uuidString)", isDirectory: true)
  private let intent = Intent(flow: "camera", fingerprint: "9f3c", state: "inSettings.gate")

  private func store() -> FileIntentStore {
    let calendar = calendar
    return FileIntentStore(folder: folder, freshness: 60) { calendar.time }
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test func `An intent outlives the store that saved it`() throws {
    defer { cleanUp() }
    try store().save(intent)
    #expect(store().load(flow: "camera") == intent)
    #expect(store().load(flow: "location") == nil)
  }

  @Test func `What is remembered of callers is in the same file`() throws {
    defer { cleanUp() }
    let hall = Intent(flow: "hall", fingerprint: "2", state: "waiting")
    let page = Intent(flow: "page", fingerprint: "1", state: "asking", callers: [hall])
    let kept = Intent(flow: "camera", fingerprint: "9f3c", state: "inSettings", callers: [page])
    try store().save(kept)
    #expect(store().load(flow: "camera") == kept)
    #expect(store().load(flow: "page") == nil)
  }

  @Test func `A file of before there were callers is read`() throws {
    defer { cleanUp() }
    try store().save(intent)
    let file = try #require(
      FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    let text = """
      {"intent":{"format":1,"flow":"camera","fingerprint":"9f3c","state":"inSettings.gate"},
      "savedAt":\(calendar.time.timeIntervalSinceReferenceDate)}
      """
    try Data(text.utf8).write(to: file)
    #expect(store().load(flow: "camera") == intent)
  }

  @Test func `A later intent of the same flow takes the place of the earlier`() throws {
    defer { cleanUp() }
    let later = Intent(flow: "camera", fingerprint: "9f3c", state: "returning.gate")
    try store().save(intent)
    try store().save(later)
    #expect(store().load(flow: "camera") == later)
  }

  @Test(arguments: [(0.0, true), (60, true), (60.5, false), (-1, false)])
  func `An intent is gone on with while it is fresh`(_ age: TimeInterval, _ isFresh: Bool) throws {
    defer { cleanUp() }
    try store().save(intent)
    calendar.time += age
    #expect((store().load(flow: "camera") != nil) == isFresh)
  }

  @Test func `Clearing takes one flow's intent, twice if need be`() throws {
    defer { cleanUp() }
    let other = Intent(flow: "location", fingerprint: "1", state: "asking")
    try store().save(intent)
    try store().save(other)
    try store().clear(flow: "camera")
    try store().clear(flow: "camera")
    #expect(store().load(flow: "camera") == nil)
    #expect(store().load(flow: "location") == other)
  }

  @Test(arguments: ["", "{", "null", "{\"savedAt\":0}"])
  func `What cannot be read is no intent`(_ text: String) throws {
    defer { cleanUp() }
    try store().save(intent)
    let file = try #require(
      FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    try Data(text.utf8).write(to: file)
    #expect(store().load(flow: "camera") == nil)
  }

  @Test func `What cannot be read for a while is there afterwards`() throws {
    defer { cleanUp() }
    let store = store()
    try store.save(intent)
    let away = folder.deletingLastPathComponent()
      .appendingPathComponent("locked-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.moveItem(at: folder, to: away)
    #expect(store.load(flow: "camera") == nil)
    try FileManager.default.moveItem(at: away, to: folder)
    #expect(store.load(flow: "camera") == intent)
  }

  @Test func `No name of a flow leaves the folder or meets another`() throws {
    defer { cleanUp() }
    let names = ["../up", "a/b", "a_b", "a b", "", "ä", "_", "a"]
    for name in names { try store().save(Intent(flow: name, fingerprint: "1", state: "s")) }
    #expect(names.allSatisfy { store().load(flow: $0)?.flow == $0 })
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == names.count)
  }

  @Test func `A folder that cannot be made is an error, not a silence`() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let taken = folder.appendingPathComponent("taken")
    try Data().write(to: taken)
    #expect(throws: (any Error).self) { try FileIntentStore(folder: taken).save(intent) }
  }
}
