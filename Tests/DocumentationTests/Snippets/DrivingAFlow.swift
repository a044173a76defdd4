import EveryPath

/// Carries out what the newsletter orders; an answer may come at once, later, from any thread.
@MainActor
final class NewsletterDriver: Driver {
  let form: any NewsletterForm
  let server: any NewsletterServer

  init(_ form: any NewsletterForm, _ server: any NewsletterServer) {
    (self.form, self.server) = (form, server)
  }

  func perform(_ effect: Newsletter.Effect, reply: Reply<Newsletter.Event>) {
    switch effect {
    case .ask: form.ask { reply.resolveFromAnyThread($0 ? .accepted : .refused) }
    case .send: server.subscribe { reply.resolveFromAnyThread($0 ? .sent : .failed) }
    }
  }
}

@MainActor
protocol NewsletterForm { func ask(_ answer: @escaping @Sendable (Bool) -> Void) }
@MainActor
protocol NewsletterServer { func subscribe(_ done: @escaping @Sendable (Bool) -> Void) }
