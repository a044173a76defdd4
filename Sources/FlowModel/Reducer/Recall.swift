public import PermissionFlow

/// What somebody keeps of what reducers order, to read it without waiting for anybody else.
///
/// Safe to share only because nobody does: it belongs to the one who carries out moves, and the news
/// that others get are without it.
@usableFromInline
final class Recollection: @unchecked Sendable {
  /// Of the reducer that was told last.
  @usableFromInline @exclusivity(unchecked) var last: AnyRecall?

  init() {}

  /// What is kept of a reducer.
  @inlinable
  @inline(__always)
  func of<R: Reducer>(_ reactions: Reactions<R>) -> Recall<R> {
    // Whose reactions they are tells the type, too.
    if let last, last.source === reactions { return unsafeDowncast(last, to: Recall<R>.self) }
    let recall = Recall(reactions)
    last = recall
    return recall
  }

  /// How much memory it takes.
  var bytes: Int { last?.bytes ?? 0 }
}

/// The same of a reducer of some type.
@usableFromInline
class AnyRecall {
  /// Whose reactions they are.
  @usableFromInline final let source: AnyObject

  @inlinable
  init(_ source: AnyObject) { self.source = source }

  var bytes: Int { 0 }
}

/// The same of one reducer: a copy of each list of orders, by number.
///
/// While a list is read, that is counted beside it: threads that read one and the same all the time
/// would wait for each other.
@usableFromInline
final class Recall<R: Reducer>: AnyRecall {
  @usableFromInline let reactions: Reactions<R>
  @usableFromInline @exclusivity(unchecked) var lists: [[R.Effect]?] = []

  @inlinable
  init(_ reactions: Reactions<R>) {
    self.reactions = reactions
    super.init(reactions)
  }

  override var bytes: Int { lists.capacity * MemoryLayout<[R.Effect]?>.stride }

  /// The orders with a number.
  @inlinable
  @inline(__always)
  func orders(_ number: UInt32) -> [R.Effect] {
    if Int(number) < lists.count, let known = lists[Int(number)] { return known }
    return find(number)
  }

  @inlinable
  @inline(never)
  func find(_ number: UInt32) -> [R.Effect] {
    while lists.count <= Int(number) { lists.append(nil) }
    let orders = reactions.orders(number).map(\.self)
    lists[Int(number)] = orders
    return orders
  }
}
