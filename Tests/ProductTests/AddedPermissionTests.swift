import Foundation
import Testing

/// What adding a permission touches that is a value, as its page says.
@Suite struct AddedPermissionTests {
  /// Every file but the README, whose list of permissions is generated, and this one.
  private static let texts: [(path: String, text: String)] = {
    let folders = ["Sources", "Flows", "Tests", ".ci", ".github"]
    let paths = ((try? House.files(in: folders, "")) ?? []) + ["Package.swift"]
    return paths.filter { !$0.hasSuffix("/ProductTests/AddedPermissionTests.swift") }
      .compactMap { path in (try? Repository.text(of: path)).map { (path, $0) } }
  }()

  @Test(arguments: [
    ("AgeRange", "ageRange", "age-range"), ("TrustInsights", "trustInsights", "trust-insights"),
    ("WatchWorkouts", "watchWorkouts", "watch-workouts"),
  ])
  func `A permission is named in nine files, each of which the page names`(
    module: String, member: String, name: String
  ) throws {
    let files = Self.texts.filter { _, text in
      [module, member, name].contains { text.contains($0) }
    }.map(\.path)
    // The words of the simulated app's dialogs are a file only for those that have their own.
    let most = name == "watch-workouts" ? 10 : 9
    #expect(files.count <= most, "\(files.joined(separator: "\n"))")
    let page = try Repository.text(
      of: "Flows/Permissions/PermissionFlows/PermissionFlows.docc/APermissionOfYourOwn.md")
    for file in files {
      let folders = file.split(separator: "/").indices.map {
        file.split(separator: "/").prefix($0 + 1).joined(separator: "/")
      }
      #expect(folders.contains { page.contains($0 + "`") || page.contains($0 + ")") }, "\(file)")
    }
  }
}
