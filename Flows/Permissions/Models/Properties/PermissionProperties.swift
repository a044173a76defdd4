import EveryPath
public import FlowModel
import PermissionFacts
public import SimulatedPhone

/// What every way to a permission owes the person, on the simulated phone.
///
/// A flow picks what concerns it: one that never opens Settings leaves ``settings`` out, since a
/// property whose premise never happens is reported as such. The requirements that their names cite
/// are those of a camera journey, which has all of them.
public enum PermissionProperties {
  /// Something comes only after a read said so, and no read has said otherwise since.
  public static func onlyAfter(
    _ reading: Reading, at slot: PermissionSlot = 0, _ id: PropertyID,
    _ second: Predicate<Phone>
  ) -> Property<Phone> {
    Before(
      id, since: .readOther(than: reading, at: slot) || .processEnded,
      .read(reading, at: slot), before: second
    ).property
  }
}

extension Reading {
  /// What was read, as the name of a property says it.
  public var told: String { self == .notDetermined ? "not determined" : words }
}

extension Predicate<Phone> {
  /// A read says something else than this; one that cannot tell contradicts nothing.
  public static func readContradicts(_ reading: Reading, at slot: PermissionSlot) -> Predicate {
    firstRead("contradicts \(reading.words)", at: slot) {
      $0 != reading && $0 != .status(.notKnowable)
    }
  }

  /// The first that the app read of a permission in the step is meant.
  package static func firstRead(
    _ name: String, at slot: PermissionSlot,
    where isMeant: @escaping @Sendable (Reading) -> Bool
  ) -> Predicate {
    .happened("firstRead(\(name), at: \(slot))") { log in
      for observation in log.observations {
        if case .about(slot, .read(let reading)) = observation { return isMeant(reading) }
      }
      return false
    }
  }

  /// The first that the app read of a permission in the step is one of these.
  package static func firstRead(in readings: [Reading], at slot: PermissionSlot) -> Predicate {
    let names = readings.map(\.words).joined(separator: " or ")
    return firstRead(names, at: slot) { readings.contains($0) }
  }

  /// The component's attempt still waits for its outcome.
  public static func awaitsOutcome(_ component: Int = 0) -> Predicate {
    .isRunning(component) && !.hasDelivered(component)
  }

  /// The component's attempt has delivered its outcome, and may go on.
  static func hasDelivered(_ component: Int) -> Predicate {
    Predicate("hasDelivered(\(component))", of: .control) {
      $0.components[component].machine.hasDelivered
    }
  }

  static var anyResumed: Predicate { .happened("anyResumed") { !$0.resumed.isEmpty } }

  /// The app is told the answer to a request, or that it failed.
  static func isTold(at slot: PermissionSlot) -> Predicate {
    .any([
      .answerTold(isAllowed: true), .answerTold(isAllowed: false), .answeredLate, .failedOtherwise,
    ]) {
      .saw(.about(slot, $0))
    }
  }

  /// The next answer is one to a request whose attempt no longer waits for it.
  static func isNextAnswerLate(at slot: PermissionSlot) -> Predicate {
    .world("isNextAnswerLate(\(slot))") { $0.isNextAnswerLate(at: slot) }
  }

  /// The app is told the answer to a request whose attempt no longer waits for it.
  static func isToldLate(at slot: PermissionSlot) -> Predicate {
    isTold(at: slot) && .isNextAnswerLate(at: slot).before
  }
}
