/// The number under which an effect's answer is expected.
///
/// An answer belongs to the position that asked for it. A ticket lives until that position is left,
/// or until its first answer; a dead ticket's answer changes nothing.
@usableFromInline
package struct Ticket: Hashable, Sendable, CustomStringConvertible {
  /// The number; a machine never gives it out twice, a model reuses those that are free.
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  @usableFromInline package var description: String { "ticket \(number)" }
}

package struct LiveTicket: Hashable, Sendable {
  package enum Owner: Hashable, Sendable {
    /// The waypoint where the machine is.
    case waypoint
    /// The state in which the running transition will end.
    case arriving
    /// The state the machine is in, or whose sequence it runs.
    case state

    /// Whose answer it is when the answer has to be deferred.
    var asker: MachineState.Deferred.Asker? {
      switch self {
      case .waypoint: nil
      case .arriving: .destination
      case .state: .source
      }
    }
  }

  package var ticket: Ticket
  package var owner: Owner
}
