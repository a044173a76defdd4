import ContactsPermission
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct ReleaseTests {
  /// A coordinator that nothing but a test's scope holds, and what it holds.
  @MainActor
  private final class Deferred {
    weak var coordinator: PermissionCoordinator?
    weak var source: Desk.ContactsSource?
    weak var presenter: FakePresenter?

    func areGone() async -> Bool {
      await becomesTrue { self.coordinator == nil && self.source == nil && self.presenter == nil }
    }
  }

  /// Lets go of a coordinator once `body` is done with it.
  private func release(_ body: (Desk) async -> Void) async -> Deferred {
    let deferred = Deferred()
    let desk = Desk()
    deferred.coordinator = desk.permissions
    deferred.source = desk.contactsSource
    deferred.presenter = desk.presenter
    await body(desk)
    return deferred
  }

  @Test func `A coordinator that asked nothing leaves nothing behind`() async {
    let deferred = await release { _ in }
    #expect(await deferred.areGone())
  }

  @Test func `One whose attempts have ended leaves nothing behind`() async {
    let deferred = await release { desk in
      let caller = await desk.asked(desk.contacts, desk.contactsSource)
      await desk.contactsSource.grant(caller)
    }
    #expect(await deferred.areGone())
  }

  @Test func `One that is released while it asks drops the attempt and those that wait`() async {
    var reply: Reply<AccessEvent<ContactsFlow.Grant>>?
    let deferred = await release { desk in
      let caller = await desk.asked(desk.contacts, desk.contactsSource)
      let other = desk.ask(desk.motion)
      #expect(await becomesTrue { desk.permissions.isAsking(for: desk.motion) })
      // The framework keeps its handler for ever.
      reply = desk.contactsSource.questions[0]
      caller.cancel()
      other.cancel()
      #expect(await caller.value == .cancelled)
      #expect(await other.value == .cancelled)
    }
    #expect(await deferred.areGone())
    #expect(reply?.resolve(.answered(.yes)) == .droppedAsStale)
  }

  @Test func `One that is released while it explains takes the dialog away`() async {
    let presenter = FakePresenter()
    let deferred = await release { desk in
      desk.contactsSource.reading = .refused(.denied)
      let place = PermissionPlace(app: desk.app, presenter: presenter)
      let caller = desk.ask(desk.contacts, in: place)
      #expect(await becomesTrue { presenter.dialog != nil })
      caller.cancel()
      #expect(await caller.value == .cancelled)
      #expect(presenter.dialog != nil)
    }
    #expect(await deferred.areGone())
    #expect(presenter.dialog == nil && presenter.dismissals == 1)
  }
}
