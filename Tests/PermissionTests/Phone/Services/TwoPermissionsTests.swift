import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// A phone with two permissions.
@Suite struct TwoPermissionsTests {
  /// A phone whose app has asked for both at once, which know nothing yet.
  private func asking(_ first: Permission, _ second: Permission) -> Handset {
    var handset = Handset.undecided(first, second)
    for slot in 0...1 { handset.request(at: slot) }
    return handset
  }

  private var both: Handset { asking(.camera, .microphone) }

  @Test(arguments: [0, 1])
  func `prompts come one after the other, in either order`(_ first: PermissionSlot) {
    var handset = both
    let second = 1 - first
    handset.take(.about(first, .promptAppears))
    #expect(handset.phone.promptOnScreen == first)
    #expect(!handset.offers(.about(second, .promptAppears)))
    #expect(handset.answers(at: second) == [])
    handset.take(.about(first, .answerPrompt(.allow)), .about(second, .promptAppears))
    handset.take(.about(second, .answerPrompt(.deny)), .becomeActive)
    #expect(handset.phone[first].answer == .authorized)
    #expect(handset.phone[second].answer == .denied)
    handset.forget()
    handset.take(.about(first, .callback), .about(second, .callback))
    #expect(handset.stimuli == [.answered(isAllowed: true), .answered(isAllowed: false)])
  }

  @Test func `a reset takes both answers away and ends the app`() {
    var handset = both
    for slot in 0...1 {
      handset.take(.about(slot, .promptAppears), .about(slot, .answerPrompt(.allow)))
    }
    handset.take(.becomeActive)
    handset.visitSettings()
    handset.take(.resetPrivacy)
    #expect(!handset.phone.isRunning)
    for slot in 0...1 {
      #expect(handset.phone[slot].answer == AuthorizationStatus.notDetermined)
      #expect(handset.observations.contains(.about(slot, .epochEnded)))
    }
    #expect(handset.phone.reading == .notDetermined)
    #expect(handset.phone.reading(at: 1) == .notDetermined)
  }

  @Test func `each has its row in Settings, and its own change`() {
    var handset = both
    for slot in 0...1 {
      handset.take(.about(slot, .promptAppears), .about(slot, .answerPrompt(.allow)))
    }
    handset.take(.becomeActive)
    handset.visitSettings()
    let rows = handset.phone.picture.parts.filter { $0.kind == .row }
    #expect(rows.map(\.text) == ["Camera", "Microphone"])
    handset.take(.about(1, .set(.denied, .survives)))
    #expect(handset.phone[0].answer == .authorized)
    #expect(handset.phone[1].answer == .denied)
  }

  @Test func `an id says when it speaks of the second`() {
    let handset = both
    for move in handset.moves {
      guard case .about(let slot, _) = move else { continue }
      let text = handset.phone.text(of: move)
      #expect(text.id.hasPrefix("microphone-") == (slot == 1), "\(text.id)")
      #expect((text.says.contains("microphone")) == (slot == 1), "\(text.says)")
    }
    #expect(handset.phone.text(of: .about(0, .promptAppears)).id == "prompt")
    #expect(handset.phone.text(of: .about(1, .promptAppears)).id == "microphone-prompt")
    let reads = [0, 1].map { handset.phone.words(of: .about($0, .read(.denied))) }
    #expect(
      reads == ["the app read: denied (the camera)", "the app read: denied (the microphone)"])
    #expect(Phone().words(of: .about(0, .read(.denied))) == "the app read: denied")
  }

  @Test func `never are two prompts on the screen, and never have two moves one id`() {
    for start in [both, asking(.contacts, .siri)] {
      let phones = Wander.everywhere(from: start.phone, limit: 20_000)
      var prompts = 0
      for phone in phones {
        let shown = phone.slots.count { phone[$0].prompt.isOnScreen }
        if shown > 1 { Issue.record("two prompts at once on \(phone.facts)") }
        prompts += shown
      }
      #expect(prompts > 0)
    }
  }
}

/// Every move of every permission.
@Suite struct EveryMoveTests {
  /// A phone of which nothing is known, and whose app has read and asked.
  @Test(arguments: Permission.allCases)
  func `has an id of its own wherever the phone may be`(_ permission: Permission) {
    var handset = Handset(Phone(permission))
    handset.read()
    for first in handset.firstReads() {
      var asked = handset
      asked.take(.statusIsRead(first))
      asked.request()
      let phones = Wander.everywhere(from: asked.phone, limit: 20_000)
      #expect(!phones.isEmpty)
    }
  }
}

/// Goes wherever a phone can go by itself and by its person, whatever its app.
enum Wander {
  /// Every phone there is; each must offer its moves under ids of their own.
  static func everywhere(
    from start: Phone, limit: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Phone] {
    var phones = [start]
    var seen: Set<Phone> = [start]
    var next = 0
    while next < phones.count {
      let phone = phones[next]
      next += 1
      var moves: [Move] = []
      phone.offer(&moves)
      let ids = moves.map { phone.text(of: $0).id }
      if Set(ids).count != ids.count {
        Issue.record("two moves with one id: \(ids)", sourceLocation: sourceLocation)
        return phones
      }
      for move in moves {
        var (other, output) = (phone, WorldOutput<Phone>())
        other.take(move, &output)
        // An app that nobody wrote does nothing with its news; the addresses are all the same.
        if seen.insert(other).inserted { phones.append(other) }
      }
      if phones.count > limit {
        Issue.record("more than \(limit) phones", sourceLocation: sourceLocation)
        return phones
      }
    }
    return phones
  }
}
