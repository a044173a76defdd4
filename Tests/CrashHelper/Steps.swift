import Foundation

/// The steps of this process, which ends before the last one.
final class Steps: @unchecked Sendable {
  // Safe: all steps are taken on the main actor.
  private var count = 0
  private let last: Int?

  init(killBefore last: Int?) { self.last = last }

  func take() {
    count += 1
    if count == last { kill(getpid(), SIGKILL) }
    FileHandle.standardOutput.write(Data(".".utf8))
  }
}
