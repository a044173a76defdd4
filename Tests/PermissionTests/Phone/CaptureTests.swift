import PermissionFacts
import SimulatedPhone
import Testing

/// The capture session.
@Suite struct CaptureTests {
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

  @Test func `the session starts, and a picture appears`() {
    var handset = starting()
    handset.take(.sessionStarts)
    #expect(handset.stimuli == [.sessionStarted])
    #expect(handset.observations == [.pictureShown])
  }

  @Test(arguments: Capture.Fault.allCases)
  func `the session may fail, or be held by another app`(_ fault: Capture.Fault) {
    var handset = starting()
    handset.take(.sessionFails(fault))
    #expect(handset.stimuli == [.sessionFailed(fault)])
    #expect(handset.phone.capture.session == (fault == .beside ? .beside : .off))
  }

  @Test func `beside another app there is no picture until the app is alone`() {
    var handset = withPicture()
    handset.take(.sessionFails(.beside))
    #expect(handset.phone.capture.session == .beside)
    handset.forget()
    handset.take(.sessionStarts)
    #expect(handset.stimuli == [.sessionStarted])
    #expect(handset.phone.capture.session == .picture)
  }

  @Test func `the session may stay black without a word`() {
    var handset = starting()
    handset.take(.sessionStaysBlack)
    #expect(handset.stimuli == [])
    #expect(handset.phone.capture.session == .dark)
  }

  @Test func `no picture appears without permission`() {
    var handset = Handset(.denied)
    handset.startSession()
    #expect(!handset.offers(.sessionStarts))
  }

  @Test func `the session loses its picture silently with the permission, which is found later`() {
    var handset = withPicture()
    handset.take(.manageProfile(isOn: true, .survives))
    #expect(handset.phone.capture.session == .black)
    #expect(handset.stimuli == [])
    handset.take(.pictureStops)
    #expect(handset.stimuli == [.pictureLost])
  }

  @Test func `the background interrupts the session, and it resumes on return`() {
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
