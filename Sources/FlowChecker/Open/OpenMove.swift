/// Something that may happen to components without a world, at any moment in which it is possible.
public enum OpenMove: Hashable, Sendable {
  /// A component that does not run begins an attempt.
  case begin(component: Int)
  /// A running component is told something by whatever is around it.
  case tell(component: Int, symbol: Int)
  /// A running timer is over, however long it is.
  case over(component: Int, timer: Int)
  /// A running attempt is abandoned, because its interface was swept away.
  case drop(component: Int)
}
