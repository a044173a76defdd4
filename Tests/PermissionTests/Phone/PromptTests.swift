import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// The system's prompt.
@Suite struct PromptTests {
  private func prompted() -> Handset {
    Handset().prompted()
  }

  @Test(arguments: [true, false])
  func `one prompt leads to one answer`(_ isAllowed: Bool) {
    var handset = prompted()
    handset.take(.answerPrompt(isAllowed ? .allow : .deny), .becomeActive, .callback)
    #expect(handset.phone.service.answer == (isAllowed ? .authorized : .denied))
    #expect(
      handset.stimuli == [.becameInactive, .becameActive, .answered(isAllowed: isAllowed)])
    #expect(!handset.offers(.promptAppears))
    #expect(!handset.offers(.callback))
  }

  @Test(arguments: [AuthorizationStatus.authorized, .denied])
  func `a request when decided is answered without a prompt`(_ answer: AuthorizationStatus) {
    var handset = Handset(answer).asked()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: answer == .authorized)])
  }

  @Test(arguments: [AuthorizationStatus.notDetermined, .authorized])
  func `a request on a restricted phone is answered no`(_ answer: AuthorizationStatus) {
    var handset = Handset(answer, isRestricted: true).asked()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: false)])
  }

  /// A prompt on the screen that so many have asked for, with tickets from 1.
  private func asked(by count: Int) -> Handset {
    var handset = prompted()
    for ticket in 2...count {
      handset.order { $0.requestPermission(Address(component: 0, ticket: UInt16(ticket)), &$1) }
    }
    return handset
  }

  /// The tickets that a phone may still answer, in order.
  private func tickets(of phone: Phone) -> [UInt16] {
    var (phone, tickets) = (phone, [UInt16]())
    phone.renumber { address in
      tickets.append(address.ticket)
      return address
    }
    return tickets
  }

  @Test(arguments: 2...5)
  func `requests that share a prompt are answered in their order`(_ count: Int) {
    var handset = asked(by: count)
    handset.take(.answerPrompt(.allow))
    for answered in 1...count {
      handset.take(.callback)
      #expect(tickets(of: handset.phone) == (1...UInt16(count)).filter { $0 > answered })
    }
    #expect(handset.stimuli.count { $0 == .answered(isAllowed: true) } == count)
  }

  @Test(arguments: 2...5)
  func `of the requests that nobody waits for any more, one is kept`(_ count: Int) {
    var phone = asked(by: count).phone
    phone.renumber {
      $0.ticket == 1 ? $0 : Address(component: $0.component, ticket: Address.nobody)
    }
    #expect(tickets(of: phone) == [1, Address.nobody])
  }

  @Test(arguments: 1...4)
  func `a reading that nobody waits for any more is forgotten`(_ gone: UInt16) {
    var handset = Handset()
    for ticket in 1...4 as ClosedRange<UInt16> {
      handset.order { phone, _ in
        phone.readPermission(Address(component: UInt8(ticket), ticket: ticket))
      }
    }
    var phone = handset.phone
    phone.renumber {
      $0.ticket == gone ? Address(component: $0.component, ticket: Address.nobody) : $0
    }
    #expect(tickets(of: phone) == (1...4).filter { $0 != gone })
  }

  @Test func `an answer that nobody waits for any more says neither yes nor no`() {
    let late = [PromptAnswer.Name.allow, .deny].map { answer in
      var handset = prompted()
      handset.take(.answerPrompt(answer))
      handset.order { phone, _ in phone.renumber(\.unawaited) }
      handset.take(.callback)
      return handset
    }
    #expect(late.map(\.observations.last) == [.about(0, .answeredLate), .about(0, .answeredLate)])
  }

  @Test func `two requests share one prompt, and each is answered`() {
    var handset = Handset().asked()
    handset.order { $0.requestPermission(Address(component: 0, ticket: 2), &$1) }
    handset.take(.promptAppears)
    #expect(!handset.offers(.promptAppears))
    handset.take(.answerPrompt(.allow), .callback, .callback)
    #expect(handset.observations.count { $0 == .promptShown } == 1)
    #expect(handset.stimuli.count { $0 == .answered(isAllowed: true) } == 2)
  }

  @Test(arguments: Move.Unanswered.allCases, [true, false])
  func `a prompt can be left in four ways, home or locked`(
    _ unanswered: Move.Unanswered, _ isLocked: Bool
  ) {
    var handset = prompted()
    handset.take(isLocked ? .lockPhone(unanswered) : .goHome(unanswered))
    #expect(handset.phone.scene == .background)
    #expect(
      handset.phone.service.answer
        == (unanswered == .countsAsNo ? .denied : AuthorizationStatus.notDetermined)
    )
    #expect(
      handset.observations.contains(.epochEnded) == [.toldNo, .neverTold].contains(unanswered))
    #expect(handset.offers(.callback) == [.toldNo, .countsAsNo].contains(unanswered))
    handset.take(isLocked ? .unlock : .returnToApp)
    #expect(handset.offers(.promptAppears) == (unanswered == .waits))
    if handset.offers(.callback) {
      handset.take(.callback)
      #expect(handset.stimuli.last == .answered(isAllowed: false))
    }
  }

  @Test(arguments: [true, false])
  func `the answer and becoming active come in either order`(_ isAnswerFirst: Bool) {
    var handset = prompted()
    handset.take(.answerPrompt(.allow))
    #expect(handset.phone.scene == .inactive)
    handset.forget()
    if isAnswerFirst {
      handset.take(.callback, .becomeActive)
      #expect(handset.stimuli == [.answered(isAllowed: true), .becameActive])
    } else {
      handset.take(.becomeActive, .callback)
      #expect(handset.stimuli == [.becameActive, .answered(isAllowed: true)])
    }
  }

  @Test func `a managed default answers an open prompt with yes`() {
    var handset = prompted()
    handset.take(.managedDefault)
    #expect(handset.phone.service.answer == .authorized)
    #expect(handset.phone.service.prompt == .none)
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
  }

  @Test func `a kill keeps what the system stored and drops the rest`() {
    var handset = prompted()
    handset.take(.answerPrompt(.allow), .becomeActive)
    handset.openPage()
    handset.take(.killApp)
    #expect(handset.phone.service.answer == .authorized)
    #expect(!handset.offers(.callback))
    #expect(handset.phone.interface.page == .none)
  }

  @Test func `a kill at the prompt stores nothing, and the system will ask again`() {
    var handset = prompted()
    handset.take(.killApp)
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
    #expect(handset.observations.contains(.epochEnded))
  }
}
