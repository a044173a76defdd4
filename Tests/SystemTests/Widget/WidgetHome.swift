import Foundation
import WidgetFlow
import WidgetSystem

/// A call to a server that a test answers.
@MainActor
final class HeldCalls<Value: Sendable> {
  private(set) var open: [CheckedContinuation<Value, any Error>] = []
  private(set) var asked: [String] = []

  func ask(_ question: String) async throws -> Value {
    asked.append(question)
    return try await withCheckedThrowingContinuation { open.append($0) }
  }

  /// Answers the call that was made last, or one that was made before it.
  func answer(_ value: Result<Value, any Error>, earlier: Int = 0) {
    let place = open.count - 1 - earlier
    guard open.indices.contains(place) else { return }
    open.remove(at: place).resume(with: value)
  }

  func dropAll() {
    for call in open { call.resume(throwing: Silence()) }
    open = []
  }
}

struct Silence: Error {}

/// The extension's server, which a test answers.
struct TownServer: WidgetServer {
  let calls: HeldCalls<WidgetAnswer<String>>

  func content(for token: String) async throws -> WidgetAnswer<String> {
    try await calls.ask(token)
  }
}

/// A folder that app and extension share, gone after the test.
final class SharedFolder {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "widget-\(UUID().uuidString)", isDirectory: true)
  var file: URL { folder.appendingPathComponent("widget.json") }
  private var hidden: URL { folder.appendingPathComponent("hidden") }

  /// With what an app left that was opened once, or a token of an earlier version.
  init(owner: String? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let token = owner.map { #""token": {"owner": "\#($0)", "value": "\#($0)-1"}, "# } ?? ""
    try Data("{\(token)\"isReloadNoted\": false}".utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var store: WidgetStore { WidgetStore(folder: folder) }

  /// What cannot be read yet fails, or is as if it were not there.
  func lock(readsEmpty: Bool) throws {
    try FileManager.default.moveItem(at: file, to: hidden)
    if !readsEmpty {
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
  }

  func unlock() throws {
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
    try FileManager.default.moveItem(at: hidden, to: file)
  }

  /// What is stored, as anyone can read it.
  var stored: (owner: String?, token: String?, isReloadNoted: Bool) {
    let bytes = try? Data(contentsOf: file)
    let record = bytes.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    let token = record?["token"] as? [String: Any]
    return (
      token?["owner"] as? String, token?["value"] as? String,
      record?["isReloadNoted"] as? Bool ?? false
    )
  }
}
