import PermissionFacts
import Testing

@Suite struct HeaderTests {
  @Test(arguments: [
    (PermissionFacts.calendarsFull, "EKTypes.h"), (.calendarsWriteOnly, "EKTypes.h"),
    (.reminders, "EKTypes.h"), (.siri, "INSiriAuthorizationStatus.h"),
    (.healthKit, "HKDefines.h"),
  ])
  func `headers that declare a status are cited for it`(facts: PermissionFacts, header: String) {
    #expect(facts.statusTypes.allSatisfy { $0.source == .header(header) })
    #expect(facts.statuses.source == .header(header))
  }

  @Test(arguments: [
    (PermissionFacts.faceID, "biometryNotAvailable", "LAContext.h"),
    (.motion, "105", "CMError.h"), (.contacts, "blocks its thread", "CNContactStore.h"),
    (.speech, "main queue", "SFSpeechRecognizer.h"),
    (.tracking, "at once", "ATTrackingManager.h"),
    (.locationWhenInUse, "run loop", "CLLocationManager.h"),
    (.mediaLibrary, "deprecated since iOS 18", "SKCloudServiceController.h"),
    (.healthKit, "sheet, not an alert", "HKHealthStore.h"),
  ])
  func `make a note documented`(facts: PermissionFacts, words: String, header: String) throws {
    let note = try #require(facts.notes.map(\.fact).first { $0.value.contains(words) })
    #expect(note.mark == .documented)
    #expect(note.source == .header(header))
  }

  @Test func `say what tracking asks of an app, and that speech ends one without its key`() {
    #expect(
      PermissionFacts.tracking.conditions.allSatisfy {
        $0.source == .header("ATTrackingManager.h")
      })
    #expect(
      PermissionFacts.speech.keyMissing.map(\.source) == [.header("SFSpeechRecognizer.h")])
  }

  @Test func `the headers do not say that Face ID asks in the foreground only`() {
    #expect(PermissionFacts.faceID.conditions.map(\.mark) == [.uncertain])
  }

  @Test func `give the request for the exact place a completion, and no other one of location`() {
    #expect(PermissionFacts.locationWhenInUse.callback.value == .changesOnly)
    #expect(PermissionFacts.locationWhenInUse.callbackForMore?.value == .completion)
    #expect(PermissionFacts.locationAlways.callbackForMore == nil)
    let cells = PermissionTable.full.rows.first { $0[0] == "location-when-in-use" } ?? []
    #expect(cells.contains { $0.contains("to a request for more: completion [documented: ") })
  }
}
