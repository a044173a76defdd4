#if os(iOS) || PLAYED_PHONE
  import AVFoundation
  import CameraFlow
  import PermissionUI

  /// Hears what the system says of a capture session.
  ///
  /// There is no notice of a permission that was lost: the system ends the app, or pictures stop.
  /// Before access is granted a device gives black pictures (documented: AVCaptureDevice.h); should
  /// it do so after access is lost, they count as pictures, and nothing tells that it is lost. Only
  /// a device can show that.
  final class CaptureNotices {
    private let observers = NoticeObservers()

    init(session: AVCaptureSession, orders: AsyncStream<CaptureActor.Order>.Continuation) {
      observe(AVCaptureSession.runtimeErrorNotification, session, orders) { userInfo in
        let error = userInfo?[AVCaptureSessionErrorKey] as? NSError
        return .failed(CameraFault(errorCode: error?.code ?? 0))
      }
      observe(AVCaptureSession.wasInterruptedNotification, session, orders) { userInfo in
        let number = userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int
        return .interrupted(number.flatMap { CameraFault(interruptionReason: $0) })
      }
      observe(AVCaptureSession.interruptionEndedNotification, session, orders) { _ in
        .interruptionEnded
      }
    }

    private func observe(
      _ name: Notification.Name, _ session: AVCaptureSession,
      _ orders: AsyncStream<CaptureActor.Order>.Continuation,
      _ sign: @escaping @Sendable ([AnyHashable: Any]?) -> CaptureWatch.Sign
    ) {
      // No queue: it is heard where it is posted, and goes into the stream from there.
      observers.add(name, of: session) { orders.yield(.sign(sign($0.userInfo))) }
    }
  }
#endif
