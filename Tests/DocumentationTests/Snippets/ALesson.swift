import EveryPath
import FlowModel
import Testing

extension Newsletter {
  /// Is done without waiting for the server.
  var hasty: AlteredFlow<Self> {
    AlteredFlow(self, name: "newsletter-hasty") { state in
      if state == .sending {
        Enter {
          Perform(.send)
          Go(to: .done)
        }
      }
    }
  }
}

@Test func aHastyNewsletterSaysMoreThanItKnows() throws {
  var machine = try Machine(Newsletter().hasty)
  machine.start()
  #expect(machine.outcome(of: machine.receive(.accepted)) == .subscribed)
}
