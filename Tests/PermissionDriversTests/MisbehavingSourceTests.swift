import ContactsPermission
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct MisbehavingSourceTests {
  private let desk = Desk()

  @Test func `A second answer changes nothing`() async {
    let caller = await desk.asked(desk.contacts, desk.contactsSource)
    desk.contactsSource.reading = .granted(.full)
    let reply = desk.contactsSource.questions[0]
    for answer in [AccessAnswer.yes, .no, .yes] { reply.resolveFromAnyThread(.answered(answer)) }
    #expect(await caller.value == .granted(.full))
    #expect(desk.contactsSource.reads.last?.resolve(.read(.refused(.denied))) == .droppedAsStale)
    await settle()
    #expect(desk.events.filter { $0.contains("outcome") } == ["contacts outcome granted(full)"])
    #expect(desk.problems == [])
  }

  @Test func `An answer of an attempt that is over is not taken by the next one`() async {
    let first = await desk.asked(desk.contacts, desk.contactsSource)
    let late = desk.contactsSource.questions[0]
    desk.permissions.cancel(desk.contacts)
    #expect(await first.value == .cancelled)
    let second = desk.ask(desk.contacts)
    #expect(await becomesTrue { desk.contactsSource.questions.count == 2 })
    desk.contactsSource.reading = .granted(.full)
    late.resolveFromAnyThread(.answered(.yes))
    _ = await becomesTrue(withinTurns: 200) { !desk.permissions.isAsking(for: desk.contacts) }
    #expect(desk.permissions.isAsking(for: desk.contacts))
    desk.contactsSource.answer(.no, then: .granted(.limited))
    #expect(await second.value == .granted(.limited))
  }

  @Test func `What never answers is named, and ends when it is abandoned`() async {
    desk.contactsSource.reading = nil
    let contacts = desk.ask(desk.contacts)
    #expect(await becomesTrue { desk.contactsSource.readCount == 1 })
    let motion = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.permissions.isAsking(for: desk.motion) })
    #expect(
      desk.permissions.progress
        == "contacts is asked for, at `checking`; motion waits for its turn")
    desk.permissions.cancel(named: .contacts)
    #expect(await contacts.value == .cancelled)
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    desk.permissions.cancelAll()
    #expect(await motion.value == .cancelled)
  }

  // MARK: - What never settles

  @Test func `A read that is never told has failed once its limit is over`() async {
    desk.motionSource.reading = nil
    desk.motionSource.settlingLimit = .seconds(10)
    let kind = PermissionKind(.motion, WholeAccessFlow.homeKit) { [source = desk.motionSource] in
      source
    }
    let caller = desk.ask(kind)
    #expect(await becomesTrue { desk.clock.pendingCount == 1 })
    desk.clock.advance(by: .seconds(9))
    #expect(desk.presenter.shown.isEmpty)
    desk.clock.advance(by: .seconds(1))
    #expect(await becomesTrue { desk.presenter.shown.count == 1 })
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .failed)
    let reading = Task { await desk.permissions.status(of: kind) }
    #expect(await becomesTrue { desk.clock.pendingCount == 1 })
    desk.clock.advance(by: .seconds(10))
    #expect(await reading.value == .refused(.failed))
    #expect(desk.problems == [])
  }

  @Test func `A request whose question never comes has failed once its limit is over`() async {
    desk.motionSource.settlingLimit = .seconds(10)
    let caller = await desk.asked(desk.motion, desk.motionSource)
    #expect(await becomesTrue { desk.clock.pendingCount == 1 })
    desk.clock.advance(by: .seconds(10))
    #expect(await becomesTrue { desk.presenter.shown.count == 1 })
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .failed)
  }

  @Test func `A question that is on the screen has no limit, and neither has an answer`() async {
    desk.motionSource.settlingLimit = .seconds(10)
    let caller = await desk.asked(desk.motion, desk.motionSource)
    desk.app.change(.inactive)
    #expect(await becomesTrue { desk.clock.pendingCount == 0 })
    desk.clock.advance(by: .seconds(3_600))
    #expect(desk.permissions.isAsking(for: desk.motion))
    // It is believed once the app is active again.
    desk.motionSource.answer(.yes, then: .granted(.full))
    desk.app.change(.active)
    #expect(await caller.value == .granted(.full))
    #expect(desk.clock.pendingCount == 0 && desk.problems == [])
  }

  @Test func `What the app has to mend is told once`() async {
    desk.motionSource.reading = .refused(.missingDescription)
    desk.motionSource.problem = "ask for the sensors one by one"
    for count in 1...2 {
      let caller = desk.ask(desk.motion)
      #expect(await becomesTrue { desk.presenter.shown.count == count })
      desk.presenter.tap(.cancel)
      #expect(await caller.value == .misconfigured)
      _ = await desk.permissions.status(of: desk.motion)
    }
    #expect(desk.problems == ["motion: ask for the sensors one by one"])
  }

  @Test func `Everything is abandoned without anything taking its turn meanwhile`() async {
    let contacts = await desk.asked(desk.contacts, desk.contactsSource)
    let motion = desk.ask(desk.motion)
    let siri = desk.ask(desk.siri)
    #expect(await becomesTrue { desk.permissions.isAsking(for: desk.siri) })
    desk.permissions.cancelAll()
    #expect(await contacts.value == .cancelled)
    #expect(await motion.value == .cancelled)
    #expect(await siri.value == .cancelled)
    #expect(desk.motionSource.readCount == 0 && desk.siriSource.readCount == 0)
    let again = await desk.asked(desk.siri, desk.siriSource)
    await desk.siriSource.grant(again)
  }

  @Test func `An answer that the flow does not know ends the attempt with a sentence`() async {
    desk.contactsSource.reading = .refused(.switchedOff)
    let contacts = desk.ask(desk.contacts)
    let siri = desk.ask(desk.siri)
    #expect(await contacts.value == .cancelled)
    #expect(
      desk.problems == [
        "contacts: `read(refused(switchedOff))` came at `checking`, where contacts has no row for "
          + "it, so the attempt was ended; let the source answer what the flow lists, or list it "
          + "in the flow"
      ])
    #expect(await becomesTrue { desk.siriSource.questions.count == 1 })
    desk.siriSource.questions[0].resolveFromAnyThread(.failed)
    #expect(await siri.value == .cancelled)
    #expect(desk.problems.last?.hasPrefix("siri: `failed` came at `asking(access)`") == true)
  }

  @Test func `An event of a wrong kind ends the attempt with a sentence`() async {
    let contacts = await desk.asked(desk.contacts, desk.contactsSource)
    desk.contactsSource.questions[0].resolveFromAnyThread(.alertGone)
    #expect(await contacts.value == .cancelled)
    #expect(
      desk.problems.first?.hasPrefix("contacts: `alertGone` came at `asking(access)`") == true)
  }

  @Test func `A status that answers something else is unknown`() async {
    desk.contactsSource.reading = nil
    let (permissions, contacts) = (desk.permissions, desk.contacts)
    let caller = Task { await permissions.status(of: contacts) }
    #expect(await becomesTrue { desk.contactsSource.readCount == 1 })
    let reply = desk.contactsSource.reads[0]
    Task.detached {
      reply.resolveFromAnyThread(.answered(.yes))
      reply.resolveFromAnyThread(.read(.granted(.full)))
    }
    #expect(await caller.value == .unknown)
  }
}
