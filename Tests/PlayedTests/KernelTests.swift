import EveryPathTesting
import Foundation
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import Synchronization
import Testing

extension PlayedTests {
  /// The phone behind the stand-ins, as they use it.
  @MainActor
  @Suite struct KernelTests {
    @Test func `An answer comes on another thread, and the reading holds what was answered`()
      async throws
    {
      PlayedPhone.begin(with: Phone(.camera, answer: .notDetermined))
      open()
      #expect(PlayedPhone.reading(of: .camera) == .notDetermined)
      let answers = Mutex<[(isAllowed: Bool, isOnMain: Bool)]>([])
      PlayedPhone.request(.camera) { answer in
        answers.withLock { $0.append((answer == .yes, Thread.isMainThread)) }
      }
      PlayedPhone.play(.promptAppears)
      PlayedPhone.play(.answerPrompt(.allow))
      PlayedPhone.play(.callback)
      #expect(await becomesTrue { answers.withLock { !$0.isEmpty } })
      #expect(answers.withLock { $0.map(\.isAllowed) } == [true])
      #expect(answers.withLock { $0.map(\.isOnMain) } == [false])
      #expect(PlayedPhone.reading(of: .camera) == .authorized)
      #expect(PlayedPhone.hazards == [])
    }

    @Test func `What a permission turns out to be can be said before it is read`() {
      PlayedPhone.begin(with: Phone(.camera))
      open()
      PlayedPhone.read(.statusIsRead(.restricted))
      #expect(PlayedPhone.reading(of: .camera) == .restricted)
    }

    private func open() {
      PlayedPhone.play(.launch(isFresh: true))
      PlayedPhone.play(.becomeActive)
    }
  }
}
