import PermissionDoctor

/// Which modules of Apple's a folder may import.
struct Boundary: Sendable, CustomStringConvertible {
  let folder: String
  let allowed: Set<String>

  var description: String { folder }

  /// What all apps use anyway, and no purpose string is asked for.
  static let harmless: Set<String> = ["Dispatch", "Foundation", "ObjectiveC"]
  static let faces: Set<String> = harmless.union(["Combine", "SwiftUI", "UIKit"])

  /// The core, the flows and the faces: an app gets them with every permission.
  static let shared = [
    // The keychain is the app's own.
    Boundary(folder: "Sources/EveryPathFiles", allowed: harmless.union(["Security"])),
    Boundary(folder: "Sources/PermissionDrivers", allowed: harmless),
    Boundary(folder: "Sources/EveryPath", allowed: []),
    Boundary(folder: "Sources/PermissionUI", allowed: faces),
    Boundary(folder: "Flows/Camera/CameraFlow", allowed: []),
    Boundary(folder: "Flows/Permissions/PermissionFlows", allowed: []),
    Boundary(folder: "Flows/Popups/PopupsFlow", allowed: []),
    Boundary(folder: "Sources/Reducers", allowed: []),
  ]

  /// The package's own modules that such a folder may be built on.
  static let own: Set<String> = [
    "CameraFlow", "EveryPath", "EveryPathFiles", "PermissionDrivers", "PermissionFlows",
    "Reducers",
  ]

  /// Where a text imports what it may not.
  func violations(in text: SwiftText, path: String) -> [String] {
    text.imports.filter { !allowed.contains($0) && !Self.own.contains($0) }.map {
      "\(path): imports \($0), which every app that uses \(folder) would link; "
        + "only a product of a permission may"
    }
  }
}

extension Product {
  /// A product imports its own framework, and no other's; what it shares with others does the same.
  var boundary: Boundary {
    Boundary(
      folder: "\(Self.folder)/\(name)",
      allowed: Boundary.harmless.union([framework]).union((try? Self.supports) ?? []))
  }
}
