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
    _ reading: Reading, at place: Place = 0, _ id: PropertyID,
    _ second: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    Before(
      id, since: { $0.readOther(than: reading, at: place) || $0.log.processEnded },
      { $0.saw(.about(place, .read(reading))) }, before: second
    ).property
  }
}

extension Reading {
  /// What was read, as the name of a property says it.
  public var told: String { self == .notDetermined ? "not determined" : words }
}

extension Transition<Phone> {
  /// A read says something else than this; one that cannot tell contradicts nothing.
  public func readContradicts(_ reading: Reading, at place: Place) -> Bool {
    guard let said = self.reading(at: place) else { return false }
    return said != reading && said != .status(.notKnowable)
  }

  /// Whether the component's attempt still waits for its outcome.
  public func awaitsOutcome(_ component: Int = 0) -> Bool {
    isRunning(component) && !components[component].machine.hasDelivered
  }
}
