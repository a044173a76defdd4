import CameraFlow
import CameraSystem
import Testing

@Suite struct CaptureWatchTests {
  private func told(_ signs: CaptureWatch.Sign...) -> [CameraEvent] {
    var watch = CaptureWatch()
    return signs.compactMap { watch.take($0) }
  }

  @Test func `The first picture means that it started, the next mean nothing`() {
    #expect(told(.started, .picture, .picture, .look, .picture) == [.sessionStarted])
  }

  @Test func `Nothing is told before the start and after the stop`() {
    #expect(told(.picture, .failed(.busy), .interrupted(.busy), .look).isEmpty)
    #expect(
      told(.started, .picture, .stopped, .picture, .look, .look, .failed(.failed))
        == [.sessionStarted])
  }

  @Test func `Two looks without a picture between them mean that it is lost, once`() {
    #expect(told(.started, .picture, .look, .look, .look) == [.sessionStarted, .pictureLost])
  }

  @Test func `A camera that never gave a picture is the flow's to time out`() {
    #expect(told(.started, .look, .look, .look).isEmpty)
  }

  @Test func `An interruption begins and ends, and pictures are not missed meanwhile`() {
    #expect(
      told(
        .started, .picture, .look, .interrupted(.busy), .look, .look, .interruptionEnded,
        .look, .picture, .look) == [.sessionStarted, .interrupted, .interruptionEnded])
  }

  @Test func `Pictures that stay away after an interruption are missed`() {
    #expect(
      told(
        .started, .picture, .interrupted(nil), .interruptionEnded, .look, .look)
        == [.sessionStarted, .interrupted, .interruptionEnded, .pictureLost])
  }

  @Test(arguments: [
    (3, CameraEvent.sessionFailed(.busy)), (5, .sessionFailed(.failed)),
    (6, .sessionFailed(.failed)),
  ])
  func `Taken away before the first picture it fails, unless it comes back by itself`(
    reason: Int, event: CameraEvent
  ) {
    #expect(told(.started, .interrupted(CameraFault(interruptionReason: reason))) == [event])
    #expect(
      told(.started, .picture, .interrupted(CameraFault(interruptionReason: reason)))
        == [.sessionStarted, .interrupted])
  }

  @Test func `Beside another app it fails at any time, and the next picture starts it anew`() {
    let beside = CaptureWatch.Sign.interrupted(CameraFault(interruptionReason: 4))
    #expect(
      told(.started, beside, .look, .interruptionEnded, .picture)
        == [.sessionFailed(.beside), .sessionStarted])
    #expect(
      told(.started, .picture, beside, .interruptionEnded, .picture)
        == [.sessionStarted, .sessionFailed(.beside), .sessionStarted])
  }

  @Test(arguments: [0, 1, 2, 7])
  func `An interruption that is not known to last is left to the flow's timer`(reason: Int) {
    #expect(CameraFault(interruptionReason: reason) == nil)
    #expect(
      told(.started, .interrupted(nil), .interruptionEnded, .picture)
        == [.sessionStarted])
  }

  @Test(arguments: CameraFault.allCases)
  func `A fault ends it`(_ fault: CameraFault) {
    #expect(told(.started, .failed(fault), .failed(fault), .picture) == [.sessionFailed(fault)])
    #expect(
      told(.started, .picture, .failed(fault), .picture)
        == [.sessionStarted, .sessionFailed(fault)])
  }

  @Test func `A new start begins anew`() {
    #expect(
      told(.started, .picture, .interrupted(.busy), .stopped, .started, .picture)
        == [.sessionStarted, .interrupted, .sessionStarted])
  }
}
