import FlowChecker
import Foundation
import PermissionFacts
import PermissionFlows
import PermissionModels
import Testing

/// What is known of a permission that is a value is in few files, as its page says.
@Suite struct AddedPermissionTests {
  private func files(with word: String) throws -> [String] {
    var found: [String] = []
    for folder in ["Sources", "Flows"] {
      let root = Repository.root.appending(path: folder)
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      while let file = files?.nextObject() as? URL {
        // Its product in an app, and what a few need beside a usage description, are written apart.
        guard file.pathExtension == "swift", !file.path.contains("/Products/"),
          file.lastPathComponent != "Capability.swift"
        else { continue }
        if try String(contentsOf: file, encoding: .utf8).contains(word) {
          found.append(file.lastPathComponent)
        }
      }
    }
    return found.sorted()
  }

  @Test(arguments: [
    ("watchWorkouts", "WatchWorkouts.swift"), ("tvProvider", "TVProvider.swift"),
    ("gameCenterFriends", "GameCenterFriends.swift"), ("personalVoice", "PersonalVoice.swift"),
  ])
  func `has its facts and its flow in three files`(word: String, row: String) throws {
    let three = ["Permission.swift", row, "WholeAccessFlow.swift"]
    #expect(try files(with: word) == three.sorted())
    let page = try Repository.text(
      of: "Flows/Permissions/PermissionFlows/PermissionFlows.docc/APermissionOfYourOwn.md")
    #expect(page.contains("Its facts and its flow are in three files"))
    #expect(page.contains("Types/Permission.swift") && page.contains("WholeAccessFlow"))
  }

  @Test func `of an app's own needs no type`() throws {
    let diary = AccessCatalog(
      flow: WholeAccessFlow("diary"), permission: .siri, summary: "the person's diary")
    let report = try diary.system().check()
    #expect(report.outcome == .ok, "\(report)")
  }
}
