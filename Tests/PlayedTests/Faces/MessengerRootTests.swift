import EveryPathTesting
import IMLoginFlow
import IMLoginSystem
import Testing

extension PlayedTests {
  /// The root of a messenger, as a person sees it.
  @MainActor
  @Suite struct MessengerRootTests {
    @Test func `The root shows the login page, a spinner over it, home, and the login page again`()
      async throws
    {
      let stage = try MessengerStage()
      #expect(stage.seen == [])
      stage.login?.start()
      #expect(await becomesTrue { stage.seen == ["login"] })
      stage.login?.logIn()
      #expect(await becomesTrue { stage.seen == ["login", "im-login-spinner"] })
      #expect(await becomesTrue { stage.client.calls == ["manual anna"] })
      stage.client.finishLogIn(nil)
      #expect(await becomesTrue { stage.seen == ["home"] })
      stage.client.kick(.server)
      #expect(await becomesTrue { stage.client.calls.last == "logout" })
      stage.client.finishLogOut(nil)
      #expect(await becomesTrue { stage.seen == ["login"] })
      #expect(stage.hasSwiftUIRoot)
    }
  }
}
