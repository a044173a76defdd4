import CameraPermission
import PermissionUI
import Testing

#if os(iOS)
  import SwiftUI

  /// The README's line.
  struct Home: View {
    @Environment(\.askPermission) private var ask
    @State private var scans = false

    var body: some View {
      Button("Scan") { Task { if case .granted = await ask(.camera) { scans = true } } }
    }
  }
#endif

/// What an app names in its own signatures.
@MainActor
final class Camera {
  private(set) var problems: [PermissionProblem] = []
  let permissions: PermissionCoordinator

  init(_ script: [PermissionName: ScriptedOutcome]) {
    permissions = .scripted(script)
    permissions.onProblem = { [weak self] in self?.problems.append($0) }
  }

  func ask<F: AccessFlow>(_ kind: PermissionKind<F>) async -> PermissionOutcome<F.Grant> {
    await permissions.ask(kind.with(PermissionPolicy(hasPrimer: true)))
  }
}

@MainActor
@Test func `What an app names comes with two imports`() async {
  let camera = Camera([.camera: .granted])
  #expect(await camera.permissions.status(of: .camera) == .notDetermined)
  switch await camera.ask(.camera) {
  case .granted(.full): break
  default: Issue.record("it is not granted")
  }
  camera.permissions.cancel(.camera)
  camera.permissions.cancelAll()
  #expect(await camera.permissions.status(of: .camera) == .granted(.full))
}

@MainActor
@Test func `A problem can be told apart, and says what it is`() async throws {
  let camera = Camera([:])
  #expect(await camera.ask(.camera) == .misconfigured)
  let problem = try #require(camera.problems.first)
  if case .unscripted(.camera, _) = problem {} else { Issue.record("\(problem)") }
  #expect("\(problem)".hasPrefix("camera: "))
}
