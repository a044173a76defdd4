import EveryPath
import EveryPathTesting
import Foundation
import IMLoginFlow
import IMLoginSystem

/// Runs the login of a messenger over a keychain in a file: at the login page logs in, at home waits
/// and logs out if that is wanted; prints the page that came up first.
@MainActor
func logIn(in folder: URL, thenOut logsOut: Bool, _ steps: Steps) async throws {
  let keychain = FileKeychain(file: folder.appendingPathComponent("keychain"))
  let store = CredentialStore(keychain: keychain, folder: folder) { _ in steps.take() }
  let login = try IMLogin(
    client: FakeIMClient(tokens: ["anna": "1"]), server: LoginServer(), store: store
  ) { true }
  login.start()
  print(login.screen.page.rawValue)
  if login.screen.page == .login { login.logIn() }
  guard await becomesTrue({ login.screen.allowed == .everything }) else { exit(1) }
  guard logsOut else { return }
  login.logOut()
  guard await becomesTrue({ login.screen.page == .login }) else { exit(1) }
}

@MainActor
private final class LoginServer: IMAccountServer {
  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void) {
    answer(Credentials(account: "anna", token: "1"))
  }
  func cancelRequest() {}
}

/// A keychain that outlives its process, with one item.
@MainActor
private final class FileKeychain: Keychain {
  private let file: URL

  init(file: URL) { self.file = file }

  func read(_ name: String) -> (status: Int32, data: Data?) {
    let data = try? Data(contentsOf: file)
    return (data == nil ? KeychainStatus.notFound : KeychainStatus.success, data)
  }

  func add(_ name: String, _ data: Data) -> Int32 {
    (try? data.write(to: file, options: .atomic)) == nil ? -1 : KeychainStatus.success
  }

  func update(_ name: String, _ data: Data) -> Int32 {
    read(name).data == nil ? KeychainStatus.notFound : add(name, data)
  }
}
