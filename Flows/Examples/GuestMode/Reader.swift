import GuestSystem
import SwiftUI
import UIKit

/// An article that anyone reads, and on which users comment: what a team writes is this, its server
/// calls, and nothing of panel and form.
struct Article: View {
  let reader: Reader

  var body: some View {
    Button("Comment") { Task { await reader.mode.perform(.comment, Data("Good".utf8)) } }
      .guestPanels(reader.panels)
  }
}

/// Guest mode of an app; it lives as long as the app.
@MainActor
final class Reader {
  let panels = GuestPanels()
  let mode: GuestMode<GuestAction>

  init(_ server: ReaderServer, in folder: URL) throws {
    let wishes = WishStore(folder: folder)
    let fields = FormDriver(form: panels, directory: server, store: wishes)
    server.typed = { [unowned fields] in fields.typed }
    let identity = IdentityDriver<GuestItem>(
      store: FileGuestStore(folder: folder), server: server,
      isProtectedDataAvailable: { UIApplication.shared.isProtectedDataAvailable },
      open: { owner in print("works on the data of \(String(describing: owner))") })
    mode = try GuestMode(
      identity: Runner(IdentityFlow(), driver: identity), gate: GateFlow(gated: [.comment]),
      GateDriver(panel: panels, actions: server, store: wishes), fields)
    mode.start()
  }
}
