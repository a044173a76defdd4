import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import EventKit
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFacts
import PlayedPhone
import RemindersPermission
import SimulatedPhone
import Testing

extension PlayedTests {
  /// The app's own store, which gives nothing after the grant until it is reset.
  @MainActor
  @Suite struct StoreTests {
    private final class CountedStore: EKEventStore {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }

    private let permissions = PermissionCoordinator.blind()
    private let store = CountedStore()

    @Test func `Full access to calendars resets the app's store`() async {
      await allow(.calendarsFull) { await $0.ask(.calendarsFull(resetting: $1)) == .granted(.full) }
      #expect(store.resets == 1)
    }

    @Test func `Access to add events resets the app's store`() async {
      await allow(.calendarsWriteOnly) {
        await $0.ask(.calendarsWriteOnly(resetting: $1)) == .granted(.writeOnly)
      }
      #expect(store.resets == 1)
    }

    @Test func `Access to reminders resets the app's store`() async {
      await allow(.reminders) { await $0.ask(.reminders(resetting: $1)) == .granted(.full) }
      #expect(store.resets == 1)
    }

    @Test func `Each store has a source of its own`() async {
      await allow(.reminders) { await $0.ask(.reminders(resetting: $1)) == .granted(.full) }
      let other = CountedStore()
      PlayedPhone.begin(with: Phone(.reminders, answer: .authorized))
      PlayedPhone.play(.launch(isFresh: true))
      #expect(await permissions.ask(.reminders(resetting: other)) == .granted(.full))
      #expect(other.resets == 1)
      #expect(store.resets == 1)
    }

    private func allow(
      _ permission: Permission,
      _ ask: @escaping @MainActor (PermissionCoordinator, EKEventStore) async -> Bool
    ) async {
      PlayedPhone.begin(with: Phone(permission, answer: .notDetermined))
      PlayedPhone.play(.launch(isFresh: true))
      PlayedPhone.play(.becomeActive)
      UsageDescription.find = { _ in "So that the app works." }
      let attempt = Task { await ask(permissions, store) }
      #expect(await becomesTrue { PlayedPhone.phone.isAsking })
      PlayedPhone.play(.promptAppears)
      PlayedPhone.play(.answerPrompt(.allow))
      PlayedPhone.play(.callback)
      #expect(await attempt.value)
    }
  }
}
