/// How many lines an app has for a button that needs the camera, counted in the page's listings.
enum Comparison {
  private static let ours = "Tests/PlayedTests/Guide"
  private static let theirs = "Tests/DocumentationTests/Comparison"

  /// What is compared, each with what it writes in SwiftUI, in UIKit, and for dialogs of its own.
  private static let rows: [(name: String, swiftUI: String, uiKit: String, presenter: String?)] = [
    (
      "EveryPath", "\(ours)/FiveMinutes.swift", "\(ours)/InUIKit.swift",
      "\(ours)/OwnPresenter.swift"
    ),
    (
      "PermissionsKit", "\(theirs)/PermissionsKitInSwiftUI.txt",
      "\(theirs)/PermissionsKitInUIKit.txt", nil
    ),
    (
      "Permissionary", "\(theirs)/PermissionaryInSwiftUI.txt",
      "\(theirs)/PermissionaryInUIKit.txt", nil
    ),
    (
      "a `switch` by hand", "\(ours)/ByHandInSwiftUI.swift", "\(ours)/ByHandInUIKit.swift", nil
    ),
  ]

  /// The files that are counted.
  static let listings = rows.flatMap { [$0.swiftUI, $0.uiKit] + ($0.presenter.map { [$0] } ?? []) }

  static var table: String {
    get throws {
      try rows.reduce("| lines | SwiftUI | UIKit | dialogs of your own |\n|---|---|---|---|") {
        table, row in
        let more = try row.presenter.map { "\(try lines(in: $0)) more" } ?? "no others"
        return "\(table)\n| \(row.name) | \(try lines(in: row.swiftUI)) | "
          + "\(try lines(in: row.uiKit)) | \(more) |"
      }
    }
  }

  /// Lines of code: no empty ones, and no comments.
  static func lines(in path: String) throws -> Int {
    try Repository.text(of: path).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .count { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
