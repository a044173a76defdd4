import CameraPermission
import PermissionUI
import SwiftUI

/// In an app this stands in `#Preview { … }`.
@MainActor
func previewOfARefusal() -> some View {
  ScannerPage().permissions(.scripted([.camera: .denied], isDecided: true))
}
