#if os(iOS) || PLAYED_PHONE
  public import AVFoundation
  public import SwiftUI
  public import UIKit

  /// The picture of a capture session, for a page in SwiftUI.
  public struct CameraPreview: UIViewRepresentable {
    private let session: AVCaptureSession

    /// The picture of a session, such as ``AppleCamera/session``; the driver sees to its running.
    @MainActor
    public init(session: AVCaptureSession) { self.session = session }

    /// Makes the view.
    public func makeUIView(context: Context) -> CameraPreviewView {
      let view = CameraPreviewView()
      view.session = session
      return view
    }

    /// The session is the same for the life of a page.
    public func updateUIView(_ view: CameraPreviewView, context: Context) {}
  }

  /// The picture of a capture session, for a page in UIKit.
  public final class CameraPreviewView: UIView {
    /// The view's layer shows the picture.
    public override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

    /// The session whose picture fills the view; its running is left to the driver.
    public var session: AVCaptureSession? {
      get { (layer as? AVCaptureVideoPreviewLayer)?.session }
      set {
        guard let picture = layer as? AVCaptureVideoPreviewLayer else { return }
        picture.session = newValue
        picture.videoGravity = .resizeAspectFill
      }
    }

    /// Turns the picture with the window.
    public override func layoutSubviews() {
      super.layoutSubviews()
      guard let connection = (layer as? AVCaptureVideoPreviewLayer)?.connection,
        connection.isVideoOrientationSupported, let scene = window?.windowScene
      else { return }
      switch scene.interfaceOrientation {
      case .portrait: connection.videoOrientation = .portrait
      case .portraitUpsideDown: connection.videoOrientation = .portraitUpsideDown
      case .landscapeLeft: connection.videoOrientation = .landscapeLeft
      case .landscapeRight: connection.videoOrientation = .landscapeRight
      case .unknown: break
      @unknown default: break
      }
    }
  }
#endif
