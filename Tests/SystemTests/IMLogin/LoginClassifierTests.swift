import IMLoginFlow
import Testing

/// What the codes of a service mean.
@Suite struct LoginClassifierTests {
  @Test(arguments: [
    (302, LoginFailure.terminal(.wrongCredentials)), (403, .terminal(.forbidden)),
    (404, .terminal(.noAccount)), (417, .terminal(.elsewhere)), (422, .terminal(.blocked)),
    (13, .terminal(.misconfigured)), (15, .transient), (408, .transient), (415, .transient),
    (416, .transient), (500, .transient), (599, .transient), (600, .terminal(.refused)),
    (-1, .terminal(.refused)),
  ])
  func `NIM's are known, and an unknown one is final`(_ code: Int, _ failure: LoginFailure) {
    #expect(LoginClassifier.nim.failure(for: code) == failure)
  }

  @Test func `Another service brings its own`() {
    let easemob = LoginClassifier(
      terminal: [206: .elsewhere, 207: .noAccount, 216: .wrongCredentials], transient: [2, 300],
      unknown: .transient)
    #expect(easemob.failure(for: 206) == .terminal(.elsewhere))
    #expect(easemob.failure(for: 2) == .transient)
    #expect(easemob.failure(for: 999) == .transient)
  }

  @Test func `The eleven steps have the numbers of the service`() {
    #expect(LoginStep.allCases.map(\.rawValue) == Array(1...11))
    #expect(HeardStep(number: 5, isCurrent: true) == .current(.loginOK))
    #expect(HeardStep(number: 5, isCurrent: false) == .late)
    #expect(HeardStep(number: 12, isCurrent: true) == .unknown)
    #expect(HeardStep(number: -3, isCurrent: false) == .unknown)
  }
}
