// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "PermissionFlow",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "PermissionFlow", targets: ["PermissionFlow"])
  ],
  targets: [
    .target(name: "PermissionFlow", swiftSettings: strict),
    .testTarget(
      name: "PermissionFlowTests", dependencies: ["PermissionFlow"], exclude: ["Fixtures"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
