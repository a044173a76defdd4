import PermissionFlow

/// What a world does for an order, in plain memory: an order itself would be copied each time with what
/// it refers to.
@usableFromInline
enum WorldDeed {
  /// It takes the move of the order.
  case take
  /// It carries out a part's effect.
  case perform(part: Int, effect: Int, Address)
  /// It ends a process.
  case endProcess(Int)
  /// It ends a process, with nobody left in it to hear of it.
  case cutOff(Int)
  /// It says whether a process lives.
  case isRunning(Int)
  /// It says which tickets may still be answered: a part of the list of all.
  case settle(first: Int, end: Int)
}
