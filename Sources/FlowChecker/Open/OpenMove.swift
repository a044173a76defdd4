/// Something that may happen to parts without a world, at any moment in which it is possible.
public enum OpenMove: Hashable, Sendable {
  /// A part that does not run begins an attempt.
  case begin(part: Int)
  /// A running part is told something by whatever is around it.
  case tell(part: Int, symbol: Int)
  /// A running timer is over, however long it is.
  case over(part: Int, timer: Int)
  /// A running attempt is abandoned, because its interface was swept away.
  case drop(part: Int)
}
