import PermissionFacts
import SimulatedPhone
import Testing

@Suite("A first use without a request")
struct FirstUseTests {
  static let asked: [Permission] = [
    .camera, .microphone, .photosReadWrite, .contacts, .motion, .speech, .mediaLibrary,
  ]

  @Test("brings up the question behind the app's back", arguments: asked)
  func prompts(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.order { $0.useWithoutAsking(at: 0, &$1) }
    #expect(handset.hazards == [.hiddenPrompt])
    #expect(handset.offers(.promptAppears))
  }

  @Test("is no question once there is an answer, or none can come", arguments: asked)
  func silent(_ permission: Permission) {
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

  @Test("asks for the permission that is used, and for no other")
  func place() {
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
