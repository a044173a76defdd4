import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct PermissionPresentationTests {
  let camera = TestPermission(
    "camera", WholeAccessFlow.camera, .notDetermined)
  let view = BoundView()

  /// A view with a binding.
  @MainActor
  final class BoundView {
    let presentation = PermissionPresentation()
    var isPresented = false
    /// The outcomes, each with the binding as it was then.
    var outcomes: [(outcome: AccessOutcome<WholeGrant>, isPresented: Bool)] = []

    func set(_ isPresented: Bool, of camera: TestPermission<WholeAccessFlow>) {
      self.isPresented = isPresented
      presentation.present(
        isPresented, camera.kind, in: camera.coordinator, at: nil,
        close: { self.set(false, of: camera) },
        { self.outcomes.append(($0, self.isPresented)) })
    }
  }

  @Test func `A binding that becomes true asks, and is false when the outcome is there`() async {
    view.set(true, of: camera)
    #expect(await becomesTrue { camera.source.isAsking })
    view.set(true, of: camera)
    #expect(view.isPresented)
    camera.source.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { !view.outcomes.isEmpty })
    await settle()
    #expect(view.outcomes.map(\.outcome) == [.granted(.full)])
    #expect(view.outcomes.map(\.isPresented) == [false])
    #expect(camera.source.asked.count == 1)
  }

  @Test func `A binding that becomes false takes the dialog away`() async {
    camera.source.reading = .refused(.denied)
    view.set(true, of: camera)
    #expect(await becomesTrue { camera.presenter.dialog != nil })
    view.set(false, of: camera)
    #expect(await becomesTrue { !view.outcomes.isEmpty })
    #expect(view.outcomes.map(\.outcome) == [.cancelled])
    #expect(await becomesTrue { camera.presenter.dialog == nil })
    view.set(true, of: camera)
    #expect(await becomesTrue { camera.presenter.dialog != nil })
  }

  @Test func `A binding that is false from the start asks nothing`() async {
    view.set(false, of: camera)
    await settle()
    #expect(camera.source.asked.isEmpty)
    #expect(!camera.coordinator.isAsking(for: camera.kind))
  }
}
