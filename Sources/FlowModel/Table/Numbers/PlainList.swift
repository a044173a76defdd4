/// A growing list in plain memory, for what is read and written many million times: an array would be
/// checked for uniqueness and bounds each time.
@frozen
@usableFromInline
struct PlainList<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base = UnsafeMutablePointer<Element>.allocate(capacity: 16)
  @usableFromInline var room = 16
  /// How many elements there are.
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable deinit { base.deallocate() }

  /// How much memory the list holds.
  var bytes: Int { room * MemoryLayout<Element>.stride }

  @inlinable var isEmpty: Bool { count == 0 }

  /// All elements, where they stand until one is added.
  @inlinable var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// The elements at some places, to be changed where they stand.
  @inlinable
  func elements(_ places: Range<Int>) -> UnsafeMutableBufferPointer<Element> {
    assert(places.upperBound <= count, "there are no such places")
    return UnsafeMutableBufferPointer(start: base + places.lowerBound, count: places.count)
  }

  /// The element at a place, which there must be.
  @inlinable
  @inline(__always)
  subscript(place: Int) -> Element {
    get {
      assert(place < count, "there is no such place")
      return base[place]
    }
    set {
      assert(place < count, "there is no such place")
      base[place] = newValue
    }
  }

  @inlinable
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == room { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Forgets all but the first elements, and keeps the memory.
  @inlinable
  mutating func removeAll(after first: Int = 0) { count = min(count, first) }

  @inlinable
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    (base, room) = (larger, room * 2)
  }
}
