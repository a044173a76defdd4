// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package as others write it, with none of our settings: it uses what EveryPath ships, and
// holds what the pages show. `.ci/consumer.sh` builds it twice, the second time as new apps are: on
// the main actor unless something else is written.

let isOnMainActor = Context.environment["CONSUMER_ISOLATION"] == "MainActor"
let settings: [SwiftSetting] =
  [.treatAllWarnings(as: .error)] + (isOnMainActor ? [.defaultIsolation(MainActor.self)] : [])

/// Every library of EveryPath: in the lists of its manifest a line begins with the name of each.
let products = try String(
  contentsOfFile: "\(Context.packageDirectory)/../../Package.swift", encoding: .utf8
).split(separator: "\n").filter { line in
  line.hasPrefix("  \"") && (line.contains("Permission\": \"") || line.contains("\": ["))
}.map { Target.Dependency.product(name: "\($0.split(separator: "\"")[1])", package: "EveryPath") }

let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "EveryPath", path: "../..")],
  targets: [
    .target(name: "Names", dependencies: products, swiftSettings: settings),
    .target(
      name: "Tea",
      dependencies: [
        .product(name: "EveryPath", package: "EveryPath"),
        .product(name: "FlowChecker", package: "EveryPath"),
      ], swiftSettings: settings),
    .testTarget(name: "TeaTests", dependencies: ["Tea"] + products, swiftSettings: settings),

    // The core of an app, where the members of a type come with its module alone: one import is
    // enough, and with the faces two are.
    .testTarget(
      name: "CoreTests",
      dependencies: ["CameraPermission", "PermissionUI"].map {
        .product(name: $0, package: "EveryPath")
      },
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // What the pages show, from where they take it.
    .testTarget(name: "PagesTests", dependencies: products, swiftSettings: settings),
    .executableTarget(
      name: "journey-of-consumer", dependencies: products, path: "Sources/journey",
      swiftSettings: settings),
    // The program of the README's flow.
    .executableTarget(
      name: "Opening", dependencies: [.product(name: "EveryPath", package: "EveryPath")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
