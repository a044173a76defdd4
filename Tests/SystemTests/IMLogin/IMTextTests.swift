import IMLoginFlow
import IMLoginSystem
import Testing

/// What a messenger's login says.
@Suite struct IMTextTests {
  @Test(arguments: ["en", "de", "zh-Hans", "ja", "ar"])
  func `Each reason, failure and state of the connection has words`(_ language: String) {
    let texts = IMTexts(language: language)
    let reasons = LoginReason.allCases.map(texts.reason)
    #expect(Set(reasons).count == 12 && !reasons.contains(""))
    let failures = LoginFailure.all.map(texts.failure)
    #expect(Set(failures).count == failures.count && !failures.contains(""))
    for state in IMConnection.State.allCases {
      // Without a session, and with everything there, there is nothing to say.
      #expect((texts.connection(state) == nil) == [.off, .online].contains(state))
    }
    let english = LoginReason.allCases.map(IMTexts(language: "en").reason)
    #expect((reasons == english) == (language == "en"))
  }

  @Test func `An app has words of its own`() {
    var texts = IMTexts(language: "en")
    texts["reason.blocked"] = "Call 0800 1234."
    #expect(texts.reason(.blocked) == "Call 0800 1234.")
    #expect(texts.failure(.terminal(.blocked)) == "Call 0800 1234.")
    #expect(IMTexts(language: "tlh").reason(.loggedOut) == "You are logged out.")
  }
}
