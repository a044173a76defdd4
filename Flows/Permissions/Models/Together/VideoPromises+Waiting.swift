import FlowModel
import PermissionFlow
import PermissionPromises
import SimulatedPhone

/// Nobody waits for nothing, and what is read is acted on, whichever part reads it.
extension VideoPromises {
  @PromiseBuilder<Phone> static var waiting: [Promise<Phone>] {
    PermissionPromises.expectsEverything()
    PermissionPromises.showsTheQuestion()
    PermissionPromises.readsOnReturn { $0.ordersRead }
    PermissionPromises.readFirst()
  }

  /// What comes of the answers and readings about one of the two.
  static func acted(at place: Place, _ subject: String) -> [Promise<Phone>] {
    let readings: [Reading] = [.notDetermined, .denied, .authorized, .restricted, .noHardware]
    let acted = readings.map { reading in
      CanAlwaysReach<Phone>(
        "a read that says \(reading.told) comes to a question, a dialog or an outcome",
        whenever: { $0.saw(.about(place, .read(reading))) && $0.wasRunning() },
        without: { $0.readOther(than: reading, at: place) || $0.phone.front != .app }
      ) { $0.comesToSomething }.promise
    }
    let part = place + 1
    let followed = Always<Phone>(
      "whatever is read while it is asked about, something is done at once, or waited for",
      whenever: { $0.reading(at: place) != nil && $0.wasRunning(part) }
    ) { !$0.log.effects.isEmpty || $0.ended(part) || $0.isOnTheWay(part) }
    let checked = PermissionPromises.answerChecked(at: place) { $0.ordersRead }
    return ([checked, followed.promise] + acted).map { $0.about(subject) }
  }
}

extension Moment<Phone> {
  /// One of the parts orders a read.
  fileprivate var ordersRead: Bool {
    log.effects.contains {
      system.parts[$0.part].plan.effects[$0.effect].id.hasPrefix("read")
    }
  }

  /// The person is asked or told something, or the attempt has its answer.
  fileprivate var comesToSomething: Bool {
    delivered() || saw(.about(0, .requested)) || saw(.about(1, .requested))
      || phone.promptOnScreen != nil || phone.interface.shown?.phase == .presented
  }
}
