import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// What of a phone explains a flight record only where nothing else does.
@Suite struct RarityTests {
  @Test(arguments: [
    Move.resetPrivacy, .about(0, .manageProfile(isOn: true, .survives)),
    .about(0, .setScreenTime(isOn: false, .kills)), .about(0, .managedDefault),
    .about(0, .plugHardware(isIn: true)), .about(0, .set(.authorized, .seesOld)),
    .about(0, .neverSettles),
  ])
  func `A move is rare if it hardly ever happens`(_ move: Move) {
    #expect(Phone().text(of: move).isRare)
    #expect(Phone(.contacts, .camera).text(of: move).isRare)
  }

  @Test(arguments: [
    Move.killApp, .goHome(.toldNo), .about(0, .callback), .about(0, .set(.authorized, .kills)),
    .about(0, .setGlobalSwitch(isOn: false)), .settingsFails,
  ])
  func `A move is not rare if it happens every day, or is told by itself`(_ move: Move) {
    #expect(!Phone().text(of: move).isRare)
  }
}
