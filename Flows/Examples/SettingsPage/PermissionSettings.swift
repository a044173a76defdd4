import CameraPermission
import ContactsPermission
import LocationWhenInUsePermission
import PermissionUI
import SwiftUI

/// The app's own page for its permissions: what holds now, and the button that may change it.
struct PermissionSettings: View {
  @StateObject private var camera = PermissionModel(.camera)
  @StateObject private var contacts = PermissionModel(.contacts)
  @StateObject private var location = PermissionModel(.locationWhenInUse)

  var body: some View {
    List {
      PermissionLine(title: "Camera", permission: camera) { _ in "On" }
      PermissionLine(title: "Contacts", permission: contacts) { grant in
        switch grant {
        case .full: "All"
        case .limited: "Those you chose"
        case .nothingChosen: "None chosen"
        }
      }
      PermissionLine(title: "Location", permission: location) { grant in
        grant == .reduced ? "Roughly" : "Exactly"
      }
    }
  }
}

struct PermissionLine<F: AccessFlow>: View {
  let title: String
  @ObservedObject var permission: PermissionModel<F>
  let words: (F.Grant) -> String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      if let grant = permission.grant {
        Text(words(grant))
      } else if let refusal = permission.refusal {
        ForEach(refusal.dialog.buttons, id: \.action) { button in
          Button(button.label) { refusal.tap(button.action) }
        }
      }
    }
  }
}
