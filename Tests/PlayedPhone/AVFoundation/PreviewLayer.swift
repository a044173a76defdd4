public import UIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "fill")
}

open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var connection: AVCaptureConnection? { nil }
  open var videoGravity = AVLayerVideoGravity(rawValue: "aspect")
}
