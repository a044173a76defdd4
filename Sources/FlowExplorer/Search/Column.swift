/// A growing list in pieces of equal length: nothing is copied when it grows, and at most one piece
/// is partly empty.
@frozen
@usableFromInline
struct Column<Element> {
  @usableFromInline var pieces: [[Element]] = []
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable static var width: Int { 16 }
  @inlinable static var length: Int { 1 << width }
  /// How often somebody looks whether there is room: a part of the length.
  @inlinable static var step: Int { length >> 3 }

  @inlinable
  subscript(place: Int) -> Element { pieces[place &>> Self.width][place & (Self.length &- 1)] }

  @inlinable
  mutating func append(_ element: Element) {
    if count & (Self.step &- 1) == 0 { makeRoom() }
    pieces[count &>> Self.width].append(element)
    count &+= 1
  }

  // A short list grows as any other, but not past the first piece; from the second on the whole piece
  // will be needed.
  @inlinable
  @inline(never)
  mutating func makeRoom() {
    if count & (Self.length &- 1) == 0 { pieces.append([]) }
    if count > 0 { pieces[pieces.count - 1].reserveCapacity(Self.length) }
  }

  /// How much memory the list holds.
  @inlinable var bytes: Int {
    pieces.reduce(0) { $0 + $1.capacity * MemoryLayout<Element>.stride }
  }
}

extension Column: Sendable where Element: Sendable {}
