import PermissionFacts
import SimulatedPhone
import Testing

/// A first use without a request.
@Suite struct FirstUseTests {
  static let asked: [Permission] = [
    .camera, .microphone, .photosReadWrite, .contacts, .motion, .speech, .mediaLibrary,
  ]

  @Test(arguments: asked)
  func `brings up the question behind the app's back`(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.order { $0.useWithoutAsking(at: 0, &$1) }
    #expect(handset.hazards == [.hiddenPrompt])
    #expect(handset.offers(.promptAppears))
  }

  @Test(arguments: asked)
  func `A first use is no question once there is an answer, or none can come`(
    _ permission: Permission
  ) {
    for phone in [
      Phone(permission, answer: .denied),
      Phone(permission, answer: .notDetermined, isRestricted: true),
    ] {
      var handset = Handset(phone)
      handset.order { $0.useWithoutAsking(at: 0, &$1) }
      #expect(handset.hazards == [])
      #expect(!handset.offers(.promptAppears))
    }
  }

  @Test func `asks for the permission that is used, and for no other`() {
    var phone = Phone(.camera, .photosReadWrite)
    phone = phone.refusing([0])
    var handset = Handset(phone)
    handset.read(at: 1)
    handset.take(.about(1, .statusIsRead(.notDetermined)))
    handset.order { $0.useWithoutAsking(at: 1, &$1) }
    #expect(handset.phone[1].prompt == .queued)
    #expect(handset.phone[0].prompt == .none)
  }
}
