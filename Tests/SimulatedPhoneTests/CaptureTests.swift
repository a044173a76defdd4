import PermissionFacts
import SimulatedPhone
import Testing

@Suite("The capture session")
struct CaptureTests {
  private func starting() -> Handset {
    var handset = Handset(.authorized)
    handset.startSession()
    handset.forget()
    return handset
  }

  private func withPicture() -> Handset {
    var handset = starting()
    handset.take(.sessionStarts)
    handset.forget()
    return handset
  }

  @Test("it starts, and a picture appears")
  func starts() {
    var handset = starting()
    handset.take(.sessionStarts)
    #expect(handset.stimuli == [.sessionStarted])
    #expect(handset.observations == [.pictureShown])
  }

  @Test("it may fail, or be held by another app", arguments: Capture.Fault.allCases)
  func fails(_ fault: Capture.Fault) {
    var handset = starting()
    handset.take(.sessionFails(fault))
    #expect(handset.stimuli == [.sessionFailed(fault)])
    #expect(handset.phone.capture.session == .off)
  }

  @Test("it may stay black without a word")
  func staysBlack() {
    var handset = starting()
    handset.take(.sessionStaysBlack)
    #expect(handset.stimuli == [])
    #expect(handset.phone.capture.session == .dark)
  }

  @Test("no picture appears without permission")
  func denied() {
    var handset = Handset(.denied)
    handset.startSession()
    #expect(!handset.offers(.sessionStarts))
  }

  @Test("it loses the picture silently when the permission goes, and the loss is found later")
  func trustLost() {
    var handset = withPicture()
    handset.take(.manageProfile(isOn: true, .survives))
    #expect(handset.phone.capture.session == .black)
    #expect(handset.stimuli == [])
    handset.take(.pictureStops)
    #expect(handset.stimuli == [.pictureLost])
  }

  @Test("the background interrupts it, and it resumes on return")
  func background() {
    var handset = withPicture()
    handset.take(.goHome(nil))
    #expect(handset.stimuli == [.becameInactive, .interrupted])
    handset.take(.returnToApp)
    #expect(!handset.offers(.interruptionEnds))
    handset.take(.becomeActive, .interruptionEnds)
    #expect(handset.stimuli.last == .interruptionEnded)
    #expect(handset.phone.capture.session == .picture)
  }
}
