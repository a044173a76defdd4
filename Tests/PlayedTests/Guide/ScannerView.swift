import SwiftUI
import UIKit

/// What an app shows of the camera once it may.
struct ScannerView: View {
  var body: some View { Text("Scanner") }
}

/// The same in UIKit.
final class ScannerController: UIViewController {}

/// What an app does where there is no camera.
struct TypeTheCode: View {
  var body: some View { Text("Type the code") }
}
