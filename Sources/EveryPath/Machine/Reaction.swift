/// What a machine made of one input.
public struct Reaction: Hashable, Sendable {
  /// What happened to the input.
  package enum Disposition: Hashable, Sendable {
    /// The machine was started, or resumed.
    case started
    /// It took an edge.
    case moved(edge: Int)
    /// Nothing, on purpose.
    case ignored(reason: Int)
    /// It waits for the end of the running sequence.
    case deferred
    /// Nothing: its ticket, or its timer, is dead.
    case droppedAsStale
    /// Nothing, and it is unexpected: neither handled nor ignored.
    case refused
    /// The attempt was abandoned.
    case abandoned
  }

  // Two words, so that a reaction is handed back in registers: the disposition's code and the first
  // order; the end of the orders and the first ticket. The high halves are the second ones.
  @usableFromInline let head: UInt64
  @usableFromInline let tail: UInt64

  /// What happened to the input.
  package var disposition: Disposition { Code(bits: UInt32(truncatingIfNeeded: head)).disposition }

  /// What to do now, in order: a range of the compiled flow's orders.
  @inlinable package var orders: Range<Int> {
    Range(
      uncheckedBounds: (
        Int(truncatingIfNeeded: head &>> 32), Int(UInt32(truncatingIfNeeded: tail))
      ))
  }

  /// The ticket of the first order that asks; the following ones count up from it.
  package var firstTicket: UInt32 { UInt32(truncatingIfNeeded: tail &>> 32) }

  init(_ disposition: Disposition, orders: Range<Int> = 0..<0, firstTicket: UInt32 = 0) {
    head = Self.head(disposition, orders)
    tail = UInt64(orders.upperBound) | UInt64(firstTicket) << 32
  }

  /// What a cell of a core's table says.
  @inline(__always)
  init(_ cell: TransitionTable.Cell, firstTicket: UInt32 = 0) {
    head = cell.head
    tail = UInt64(cell.endOrder) | UInt64(firstTicket) &<< 32
  }

  static func head(_ disposition: Disposition, _ orders: Range<Int>) -> UInt64 {
    UInt64(Code(disposition).bits) | UInt64(orders.lowerBound) << 32
  }

  /// What a timer that does not run leads to.
  package static var nothing: Reaction { Reaction(.droppedAsStale) }
}

extension Reaction {
  /// A disposition in a word: its kind in the low three bits, that of the edge or reason above.
  struct Code {
    enum Kind: UInt32 {
      case refused
      case moved
      case ignored
      case deferred
      case droppedAsStale
      case started
      case abandoned
    }

    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    init(_ disposition: Disposition) {
      let (kind, number): (Kind, Int) =
        switch disposition {
        case .started: (.started, 0)
        case .moved(let edge): (.moved, edge)
        case .ignored(let reason): (.ignored, reason)
        case .deferred: (.deferred, 0)
        case .droppedAsStale: (.droppedAsStale, 0)
        case .refused: (.refused, 0)
        case .abandoned: (.abandoned, 0)
        }
      bits = UInt32(number) << 3 | kind.rawValue
    }

    var isMove: Bool { bits & 7 == Kind.moved.rawValue }
    var isHold: Bool { bits & 7 == Kind.deferred.rawValue }
    /// The number of the edge or reason.
    var number: Int { Int(truncatingIfNeeded: bits &>> 3) }

    var disposition: Disposition {
      switch Kind(rawValue: bits & 7) {
      case .moved: .moved(edge: number)
      case .ignored: .ignored(reason: number)
      case .deferred: .deferred
      case .droppedAsStale: .droppedAsStale
      case .started: .started
      case .abandoned: .abandoned
      case .refused, nil: .refused
      }
    }
  }
}
