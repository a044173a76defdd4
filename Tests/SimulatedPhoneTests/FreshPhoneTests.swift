import CameraFlow
import CameraModel
import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

@Suite("A fresh phone")
struct FreshPhoneTests {
  @Test("nothing is known before the first read, and things can only be opened")
  func start() {
    var moves: [Move] = []
    Phone().offer(&moves)
    #expect(Phone().reading == nil)
    #expect(
      moves == [
        .launch(isFresh: true), .launch(isFresh: false), .openSettingsThemselves,
        .launchInBackground,
      ])
  }

  @Test("the status is read first, the hardware second")
  func statusFirst() {
    let restricted = Phone(
      answer: .notDetermined, isRestricted: true, hasHardware: false)
    #expect(restricted.reading == .restricted)
    let bare = Phone(answer: .denied, hasHardware: false)
    #expect(bare.reading == .noHardware)
  }
}
