/// What a step does to its world after its first move, or asks it.
@usableFromInline
package enum StepOrder: Hashable, Sendable {
  /// A component's effect is carried out.
  case perform(component: Int, effect: Int, Address)
  /// A process ends.
  case endProcess(Int)
  /// Whether a process lives and can be ended.
  case canEnd(Int)
  /// Which of these tickets, by their numbers, may still be answered.
  ///
  /// Those get new numbers, from zero in this order, and all other addresses become equal.
  case settle([UInt32])
}
