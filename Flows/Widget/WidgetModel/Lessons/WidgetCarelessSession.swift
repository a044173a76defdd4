import EveryPath
import FlowModel
import WidgetFlow

extension WidgetSession {
  /// The session that believes what it reads before the unlock: nothing, where somebody is stored.
  var believingEarlyReadings: AlteredFlow<Self> {
    AlteredFlow(self, name: "widget-early-session") { state in
      if state == .launching {
        Enter {
          Perform(.read, until: .read(isAvailable: true, isLoggedIn: true)) {
            for isAvailable in [true, false] {
              Or(.read(isAvailable: isAvailable, isLoggedIn: false)) {
                Tell(Self.token, .cleanUp)
                Go(to: .loggedOut)
              }
            }
            Or(.read(isAvailable: false, isLoggedIn: true)) {
              Tell(Self.token, .launched)
              Go(to: .loggedIn)
            }
            Or(.unreadable) { Go(to: .locked) }
          }
          Tell(Self.token, .launched)
          Go(to: .loggedIn)
        }
      } else {
        transitions(from: state)
      }
    }
  }
}
