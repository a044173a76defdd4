import FlowModel
import PermissionAccess
import PermissionFacts
import PermissionFlow
import PermissionPromises
import SimulatedPhone

/// What is read is what is done.
extension AccessPromises {
  /// Of each reading, what may follow it until the next read.
  @PromiseBuilder<Phone> var followed: [Promise<Phone>] {
    for reading in readings {
      if let told = binding.reading(reading) { followed(reading, Allowed(flow, told)) }
    }
  }

  private func followed(_ reading: Reading, _ allowed: Allowed<F>) -> Promise<Phone> {
    NeverAfter(
      "after a read says \(reading.told), nothing contradicts it until the next read",
      { $0.saw(.about(place, .read(reading))) },
      until: { moment in
        moment.readOther(than: reading, at: place) || moment.began(part)
          || moment.log.processEnded
      }
    ) { moment in
      allowed.isBroken(in: moment, at: place, part: part)
    }.promise
  }

  /// Of each reading, that the app makes something of it, and not only reads again.
  @PromiseBuilder<Phone> var acted: [Promise<Phone>] {
    for reading in readings where binding.reading(reading) != nil {
      CanAlwaysReach(
        "a read that says \(reading.told) comes to a question, a dialog or an outcome",
        whenever: { $0.saw(.about(place, .read(reading))) && $0.wasRunning(part) },
        without: { moment in
          moment.readOther(than: reading, at: place) || moment.phone.front != .app
        }
      ) { moment in
        moment.delivered(part) || moment.phone.isAsking(at: place)
          || moment.saw(.about(place, .requested)) || moment.phone.promptOnScreen != nil
          || moment.phone.interface.shown?.phase == .presented
      }
    }
  }

  /// A refusal is told once the person has read why.
  @PromiseBuilder<Phone> var explained: [Promise<Phone>] {
    Before(
      "a refusal is explained before it is the outcome",
      since: { $0.began() && $0.log.resumed.isEmpty || $0.log.processEnded },
      { $0.explains || $0.saw(.cameBackFromErrand) || !$0.log.resumed.isEmpty },
      before: { isExplainedRefusal($0) })
  }

  private func isExplainedRefusal(_ moment: Moment<Phone>) -> Bool {
    !moment.log.outcomes.isEmpty
      && ([.denied] + flow.refusals).contains { refusal in
        flow.explains(refusal) && moment.delivered(F.Outcome(refusal))
      }
  }

  /// Nobody gives up on a person who was not asked.
  var givenUp: Promise<Phone> {
    Before(
      "an attempt is given up only after somebody was asked or told something",
      since: { $0.began(part) && $0.log.resumed.isEmpty || $0.log.processEnded },
      {
        $0.saw(.about(place, .requested)) || $0.phone.isAsking(at: place) || $0.ordered(.guide)
          || $0.ordered(.notice) || $0.saw(.cameBackFromErrand) || !$0.log.resumed.isEmpty
      }, before: { $0.delivered(F.Outcome.cancelled, part: part) }
    ).promise
  }

  /// What a dialog says is no longer so.
  @PromiseBuilder<Phone> var dialogsAgree: [Promise<Phone>] {
    for reading in readings {
      if case .refused(let refusal) = binding.reading(reading), flow.explains(refusal) {
        NeverAfter(
          "the dialog about \"\(reading.told)\" does not stay once a read says otherwise",
          { moment in
            moment.reading(at: place).map { $0 != reading && $0 != .status(.notKnowable) } ?? false
          }, until: { $0.saw(.about(place, .read(reading))) || $0.log.processEnded }
        ) { moment in
          guard let dialog = moment.phone.interface.shown?.dialog, moment.isSettled else {
            return false
          }
          return dialog.reason == binding.dialog(for: refusal).reason
        }
      }
    }
  }

  /// A dialog that says what is so stays.
  var dialogStays: Promise<Phone> {
    Always(
      "a dialog stays while reads say the same",
      whenever: { moment in
        guard let shown = moment.before.world.interface.shown, shown.phase != .dismissing else {
          return false
        }
        return reason(moment.reading(at: place)) == shown.dialog.reason
      }
    ) { $0.phone.interface.shown?.phase != .dismissing }.promise
  }

  /// The reason of the dialog about a reading.
  private func reason(_ reading: Reading?) -> Reason? {
    guard let reading, case .refused(let refusal) = binding.reading(reading) else { return nil }
    return binding.dialog(for: refusal).reason
  }
}

/// What a reading leaves open, as the permission decides about it.
private struct Allowed<F: AccessFlow>: Sendable where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  private var asks = false
  private var settings = false
  private var dialogs: [Dialog] = []
  private var outcomes: [F.Outcome] = []

  init(_ flow: F, _ reading: AccessReading<F.Grant>) {
    let asked: [F.Request?] = [nil] + flow.requests.map { $0 }
    for last in asked { add(flow.decide(reading, after: last), flow) }
    if reading == .unknown {
      for request in flow.requests { add(flow.decideRefused(request), flow) }
      outcomes += [.granted(.whole)] + flow.refusals.map { F.Outcome($0) }
    }
    // Back from Settings, what was read is the outcome.
    switch reading {
    case .granted(let grant): outcomes.append(.granted(grant))
    case .refused, .unknown: break
    case .notDetermined: outcomes.append(.cancelled)
    }
  }

  private mutating func add(_ decision: AccessDecision<F.Grant, F.Request>, _ flow: F) {
    switch decision {
    case .enough(let grant): outcomes.append(.granted(grant))
    case .ask: asks = true
    case .giveUp: outcomes.append(.cancelled)
    case .refused(let refusal):
      outcomes.append(F.Outcome(refusal))
      guard flow.explains(refusal) else { return }
      outcomes.append(.alternative)
      let binding = AccessBinding(flow: flow)
      dialogs.append(binding.dialog(for: refusal))
      if flow.offersSettings(refusal) { settings = true }
    }
  }

  func isBroken(in moment: Moment<Phone>, at place: Place, part: Int) -> Bool {
    if moment.log.signs.contains(where: { forbids($0, at: place) }) { return true }
    return moment.delivered(part) && !outcomes.contains { moment.delivered($0, part: part) }
  }

  private func forbids(_ sign: Sign, at place: Place) -> Bool {
    switch sign {
    case .about(place, .requested): !asks
    case .settingsOrdered: !settings
    case .dialogOrdered(let dialog): dialog.kind != .primer ? !dialogs.contains(dialog) : !asks
    default: false
    }
  }
}
