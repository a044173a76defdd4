/// Something a machine can receive.
package struct Symbol: Sendable {
  /// Its id: the event's description without type names, or `component: outcome`.
  package let id: String
  /// Who causes it.
  package let role: EventRole
  /// The component whose outcome it is; nil for an event of the flow itself.
  package let component: String?
  /// Whether the world is bound to bring it.
  package let isBound: Bool

  init(id: String, role: EventRole, component: String?, isBound: Bool) {
    self.id = id
    self.role = role
    self.component = component
    self.isBound = isBound
  }
}

/// A timeout of a state, a delay of a sequence, or how long to wait for an answer.
package struct TimerInfo: Sendable {
  package let duration: Duration
  /// Why that long, in the author's words.
  package let reason: String
  /// Stable over unrelated edits: the state's or waypoint's id, and the duration.
  package let id: String
  /// The edge a timeout takes when its state is settled; nil for a waypoint's timer.
  package var edge: Int?
}

package struct EffectInfo: Sendable {
  /// Its description without type names.
  package let id: String
  package let answers: [Int]
  /// What it means to the person.
  package let role: EffectRole
  /// How sure it is that one of its answers comes.
  package let certainty: Certainty

  init(id: String, answers: [Int], role: EffectRole, certainty: Certainty) {
    self.id = id
    self.answers = answers
    self.role = role
    self.certainty = certainty
  }
}

package struct Message: Sendable {
  package let component: String
  package let event: AnyValue
}

package struct CallInfo: Sendable {
  package let component: String
}
