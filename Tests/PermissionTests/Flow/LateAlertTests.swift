import FlowModel
import SimulatedPhone
import Testing

/// Alerts that come late, come back late, or do not come back: what is allowed in them counts.
@Suite struct LateAlertTests {
  private func outcomes(_ system: String, _ steps: String) throws -> [String] {
    let walk = try phoneWalk(system, steps)
    return walk.outcomes + walk.positions
  }

  @Test func `An alert that comes after two seconds is answered to the app`() throws {
    #expect(
      try outcomes(
        "location-when-in-use",
        "launch,active,locate,status-not-determined,prompt,allow-while-using,callback,active,status"
      )
        == ["granted(whenInUse)", "closed(granted(whenInUse))"])
  }

  @Test func `The delegate's first call, with the status as it is, is no answer`() throws {
    #expect(
      try outcomes(
        "location-when-in-use",
        "launch,active,locate,status-not-determined,first-call,status,prompt,allow-while-using,"
          + "active,status") == ["granted(whenInUse)", "closed(granted(whenInUse))"])
  }

  @Test func `After silence the grant that is there is told, and a late alert is heeded`() throws {
    #expect(
      try outcomes(
        "location-always",
        "launch,active,track,status-when-in-use,wait-asking-always-after-2-s,status,prompt,"
          + "change-to-always,active,status") == ["granted(whenInUse)", "heeded"])
  }

  @Test func `A question that went without an answer is asked again`() throws {
    let system = "siri"
    #expect(
      try outcomes(
        system,
        "launch,active,add-to-siri,status-not-determined,prompt,home-never-told,return,active,"
          + "status,wait-asking-access-read-notdetermined-wait-1-s,status,prompt,allow,active,"
          + "callback,status") == ["granted(full)", "closed(granted(full))"])
  }

  @Test func `A question that comes back after it was asked again is one question`() throws {
    #expect(
      try outcomes(
        "siri",
        "launch,active,add-to-siri,status-not-determined,prompt,home-waits,return,active,"
          + "status,wait-asking-access-read-notdetermined-wait-1-s,status,prompt,allow,active,"
          + "callback,status,status") == ["granted(full)", "closed(granted(full))"])
  }
}
