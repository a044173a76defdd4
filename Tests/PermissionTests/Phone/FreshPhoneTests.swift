import CameraFlow
import CameraModel
import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

@Suite struct FreshPhoneTests {
  @Test func `nothing is known before the first read, and things can only be opened`() {
    var moves: [Move] = []
    Phone().offer(&moves)
    #expect(Phone().reading == nil)
    #expect(
      moves == [
        .launch(isFresh: true), .launch(isFresh: false), .openSettingsThemselves,
        .launchInBackground,
      ])
  }

  @Test func `the status is read first, the hardware second`() {
    let restricted = Phone(
      answer: .notDetermined, isRestricted: true, hasHardware: false)
    #expect(restricted.reading == .restricted)
    let bare = Phone(answer: .denied, hasHardware: false)
    #expect(bare.reading == .noHardware)
  }
}
