/// How an app made in Xcode, which has no manifest, runs `permission-doctor`.
enum Recipe {
  /// A manifest beside the app's project, in a folder with nothing else, and what is typed, where
  /// the second line needs no plan of a build.
  static func text(_ arguments: [String]) -> String {
    let arguments = arguments.joined(separator: " ")
    return """
      $ cat BuildTools/Package.swift
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "BuildTools", platforms: [.macOS(.v13)],
        dependencies: [.package(name: "EveryPath", path: "../../EveryPath")])
      $ swift run --package-path BuildTools permission-doctor \(arguments)
      $ swift run --package-path BuildTools --skip-build permission-doctor \(arguments)
      """
  }
}
