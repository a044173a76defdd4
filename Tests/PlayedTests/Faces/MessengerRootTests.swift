import EveryPathTesting
import FlowModel
import Foundation
import IMLoginFlow
import IMLoginModel
import IMLoginSystem
import Security
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

    @Test(arguments: [true, false])
    func `What a locked phone says of the keychain is believed as in the model`(_ readsEmpty: Bool)
    {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString, isDirectory: true)
      var (phone, output) = (Messenger(store: LoginStore(fit: .anna)), WorldOutput<Messenger>())
      func reading() -> StoreReading {
        PlayedKeychain.lock = { [phone] in (phone.isLocked, phone.readsEmpty) }
        let (isBelieved, reading) = CredentialStore(folder: folder, service: "messenger")
          .read(isProtectedDataAvailable: !phone.isLocked)
        return isBelieved ? reading : .unreadable
      }
      defer { (PlayedKeychain.items, PlayedKeychain.lock) = ([:], { (false, false) }) }
      CredentialStore(folder: folder, service: "messenger")
        .save(Credentials(account: "anna", token: "1"))
      for move in [MessengerMove.lock(readsEmpty: readsEmpty), .unlock] {
        phone.take(move, &output)
        #expect(reading() == phone.reading)
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
