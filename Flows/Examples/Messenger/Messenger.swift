import IMLoginSystem
import SwiftUI

/// A messenger: what a team writes beside the adapter of its SDK is this and its server.
struct Messenger: View {
  let login: IMLogin

  var body: some View {
    IMRoot(login) { screen in
      VStack {
        Text(screen.notice ?? "Welcome")
        Button("Log In") { login.logIn() }
      }
    } home: { screen in
      VStack {
        Text(screen.connection ?? "Your messages")
        Button("Log Out") { login.logOut() }
      }
    }
    .onAppear { login.start() }
  }
}

/// The app's own server, which knows the service's account of a person.
@MainActor
final class Accounts: IMAccountServer {
  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void) {
    answer(Credentials(account: "anna", token: "1"))
  }
  func cancelRequest() {}
}

/// The login of the app, here with a service for previews in the place of an SDK.
@MainActor
func makeLogin(_ server: Accounts, in folder: URL) throws -> IMLogin {
  try IMLogin(
    client: FakeIMClient(tokens: ["anna": "1"]), server: server,
    store: CredentialStore(folder: folder, service: "org.example.messenger"))
}
