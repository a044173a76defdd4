import EveryPath
import PermissionDrivers
import PermissionFlows

/// One permission with everything behind it.
@MainActor
struct TestPermission<F: AccessFlow> {
  let app = FakeApp()
  let presenter = FakePresenter()
  let source: FakeSource<F.Grant, F.Request>
  let kind: PermissionKind<F>
  let coordinator: PermissionCoordinator

  init(
    _ name: PermissionName, _ flow: F, _ reading: AccessReading<F.Grant>,
    texts: PermissionTexts = PermissionTexts(language: "en"), store: (any IntentStore)? = nil
  ) {
    let source = FakeSource<F.Grant, F.Request>(reading)
    self.source = source
    app.opensSettings = true
    kind = PermissionKind(name, flow) { source }
    coordinator = PermissionCoordinator(
      place: PermissionPlace(app: app, presenter: presenter), store: store, texts: texts)
  }
}
