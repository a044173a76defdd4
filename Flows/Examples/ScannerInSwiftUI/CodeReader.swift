import AVFoundation

/// Reads QR codes in the camera's picture.
nonisolated final class CodeReader: NSObject, AVCaptureMetadataOutputObjectsDelegate, Sendable {
  static let shared = CodeReader()

  let (codes, found) = AsyncStream.makeStream(of: String.self)

  /// What can be read is known once the session has both the camera and the output.
  func add(to session: AVCaptureSession) {
    let output = AVCaptureMetadataOutput()
    session.addOutput(output)
    output.metadataObjectTypes = output.availableMetadataObjectTypes.filter { $0 == .qr }
    output.setMetadataObjectsDelegate(self, queue: .main)
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    for case let code as AVMetadataMachineReadableCodeObject in metadataObjects {
      if let text = code.stringValue { found.yield(text) }
    }
  }
}
