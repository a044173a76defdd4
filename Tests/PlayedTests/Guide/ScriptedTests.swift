import CameraPermission
import Testing

@MainActor
@Test(arguments: [
  (ScriptedOutcome.granted, ScannerModel.Page.scanner), (.denied, .home), (.restricted, .typing),
])
func `A scan leads where the camera lets it`(
  _ outcome: ScriptedOutcome, _ page: ScannerModel.Page
) async {
  let model = ScannerModel(.scripted([.camera: outcome]))
  await model.scan()
  #expect(model.page == page)
}
