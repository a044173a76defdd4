import PermissionDrivers
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import Speech
import Testing

extension PlayedTests {
  /// What a closure of the main actor comes to where a framework calls back on a thread of its own.
  @MainActor
  @Suite struct IsolationTests {
    @Test func `A bare closure of the main actor ends the process`() async {
      await #expect(processExitsWith: .failure) {
        await ask { careless() }
      }
    }

    @Test func `A sendable closure does not`() async {
      await #expect(processExitsWith: .success) {
        await ask { careful() }
      }
    }
  }
}

/// Asks for speech, and waits until the answer has come.
@MainActor
private func ask(_ request: @MainActor () -> Void) async {
  PlayedPhone.begin(with: Phone(.speech, answer: .denied))
  PlayedPhone.play(.launch(isFresh: true))
  PlayedPhone.play(.becomeActive)
  request()
  PlayedPhone.play(.callback)
  while PlayedPhone.isCalling { await Task.yield() }
}

@MainActor
private func careless() {
  SFSpeechRecognizer.requestAuthorization { _ in }
}

@MainActor
private func careful() {
  SFSpeechRecognizer.requestAuthorization { @Sendable _ in }
}
