public import CameraFlow

extension CameraFault {
  /// The fault that an error code of AVFoundation stands for.
  ///
  /// Busy are −11804 (another session has the camera) and −11815 (another app has it); every other
  /// code is a failure.
  public init(errorCode: Int) {
    self = errorCode == -11_804 || errorCode == -11_815 ? .busy : .failed
  }
}
