public import CameraFlow

/// Tells from a camera's signs of life whether there is a picture.
///
/// A camera may run without pictures and without an error, so pictures are what counts: the first
/// one means that it started, and none between two looks means that it is lost.
public struct CaptureWatch: Hashable, Sendable {
  /// What can be seen of a running camera.
  public enum Sign: Hashable, Sendable {
    /// It was started.
    case started
    /// It was stopped.
    case stopped
    /// A picture came.
    case picture
    /// It failed.
    case failed(CameraFault)
    /// The system took it away, with the fault that this is to a start that waits for its first
    /// picture; nil if the camera comes back by itself.
    case interrupted(CameraFault?)
    /// The system gave it back.
    case interruptionEnded
    /// Some time has passed since the last look.
    case look
  }

  private enum Phase: Hashable {
    case off
    case waiting
    case seen
    case unseen
  }

  private var phase = Phase.off
  private var isInterrupted = false

  /// A watch of a camera that is off.
  public init() {}

  /// Whether looks make sense now.
  public var isOn: Bool { phase != .off }

  /// Takes a sign; returns what the flow is to be told, if anything.
  public mutating func take(_ sign: Sign) -> CameraEvent? {
    switch sign {
    case .started:
      phase = .waiting
      isInterrupted = false
      return nil
    case .stopped:
      phase = .off
      return nil
    case .picture: return takePicture()
    case .failed(let fault): return isOn ? end(.sessionFailed(fault)) : nil
    case .interrupted(let fault): return interrupt(fault)
    case .interruptionEnded:
      guard isOn, isInterrupted else { return nil }
      isInterrupted = false
      // What comes next needs time: the next look must not find it missing.
      if phase == .unseen { phase = .seen }
      return phase == .waiting ? nil : .interruptionEnded
    case .look: return look()
    }
  }

  private mutating func takePicture() -> CameraEvent? {
    guard isOn else { return nil }
    defer { phase = .seen }
    return phase == .waiting ? .sessionStarted : nil
  }

  private mutating func interrupt(_ fault: CameraFault?) -> CameraEvent? {
    guard isOn, !isInterrupted else { return nil }
    isInterrupted = true
    if fault == .beside {
      // The next picture is as good as the first.
      phase = .waiting
      return .sessionFailed(.beside)
    }
    guard phase == .waiting else { return .interrupted }
    return fault.map { end(.sessionFailed($0)) }
  }

  private mutating func look() -> CameraEvent? {
    guard !isInterrupted else { return nil }
    switch phase {
    case .off, .waiting: return nil
    case .seen:
      phase = .unseen
      return nil
    case .unseen: return end(.pictureLost)
    }
  }

  private mutating func end(_ event: CameraEvent) -> CameraEvent {
    phase = .off
    return event
  }
}
