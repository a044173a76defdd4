import PermissionFacts
import SimulatedPhone
import Testing

@Suite struct HazardTests {
  @Test(arguments: Hazard.allCases)
  func `an order at the wrong moment is noticed`(_ hazard: Hazard) {
    let handset = provoke(hazard)
    #expect(handset.hazards.contains(hazard))
  }

  @Test func `a request without a usage description ends the app`() {
    #expect(!provoke(.useWithoutDescription).phone.isRunning)
  }

  @Test func `the session started unasked makes the system ask behind the app's back`() {
    #expect(provoke(.hiddenPrompt).offers(.promptAppears))
  }

  @Test func `the same orders at the right moment are harmless`() {
    var handset = Handset().asked()
    handset.take(.promptAppears, .answerPrompt(.allow), .becomeActive, .callback)
    handset.openPage()
    handset.take(.pageTransitionEnds)
    handset.startSession()
    handset.show(onPage: true)
    handset.take(.dialogAppears, .tapButton(.cancel, isDouble: false), .dialogGoes)
    handset.order { $0.popTop(&$1) }
    handset.take(.pageTransitionEnds)
    handset.openSettings()
    #expect(handset.hazards == [])
  }

  /// A phone whose app has just done it.
  private func provoke(_ hazard: Hazard) -> Handset {
    var handset = Handset(hasDescription: hazard != .useWithoutDescription)
    switch hazard {
    case .presentedOnGonePage: handset.show(onPage: true)
    case .presentedTwice:
      handset.show()
      handset.show()
    case .settingsDuringDismissal:
      handset.show()
      handset.take(.dialogAppears, .tapButton(.openSettings, isDouble: false))
      handset.openSettings()
    case .requestWhileInactive:
      handset.take(.goHome(nil))
      handset.request()
    case .requestDuringTransition:
      handset.openPage()
      handset.request()
    case .requestedTwice:
      handset.request()
      handset.request()
    case .requestWhileAnotherPending:
      handset = Handset(Phone(.camera, .microphone))
      handset.request()
      handset.request(at: 1)
    case .hiddenPrompt: handset.startSession()
    case .useWithoutDescription: handset.request()
    case .poppedInnocentPage: handset.order { $0.popTop(&$1) }
    case .transitionDuringTransition:
      handset.openPage()
      handset.order { $0.popTop(&$1) }
    }
    return handset
  }
}
