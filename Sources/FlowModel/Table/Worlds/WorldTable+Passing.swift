/// Worlds in the middle of steps, which a lean table does not keep: they stand on the stage until the
/// next state is looked at, and are numbered by their places.
extension WorldTable {
  /// The number of the first world on the stage.
  @inlinable static var firstPassing: UInt32 { 1 << 31 }

  /// The number of a world on the stage.
  @inlinable
  @inline(__always)
  func numberInPassing(_ place: UnsafeMutablePointer<W>) -> UInt32 {
    Self.firstPassing &+ UInt32(truncatingIfNeeded: place - stage)
  }

  /// The number of a world in which a step ends; one in passing gets a number of those that are kept.
  @inlinable
  func keepPassing(_ world: UInt32) -> UInt32 {
    world < Self.firstPassing ? world : number(at: stage + Int(world - Self.firstPassing))
  }

  /// Gives the worlds that a helper found their numbers here, in words whose lower halves are worlds.
  func renumber(_ words: UnsafeMutableBufferPointer<UInt64>, of helper: WorldTable) {
    handling.renumber(self, words, helper)
  }

  /// Shows the world with a number where it stands.
  @inlinable
  @inline(__always)
  func use<Result>(_ world: UInt32, _ look: (UnsafePointer<W>) -> Result) -> Result {
    if world >= Self.firstPassing { return look(stage + Int(world - Self.firstPassing)) }
    return worlds.use(world, look)
  }

  /// Whether two worlds in passing are equal.
  @inlinable
  func isEqual(_ world: UInt32, _ other: UInt32) -> Bool {
    stage[Int(world - Self.firstPassing)] == stage[Int(other - Self.firstPassing)]
  }

  /// Puts a copy of a world on the stage, where another one may have stood before, or behind all that
  /// did.
  @inlinable
  @inline(__always)
  func put(_ world: UnsafePointer<W>, at place: UnsafeMutablePointer<W>) {
    // To copy plain memory nothing is counted.
    guard !_isPOD(W.self), place - stage < stoodCount else {
      place.initialize(to: world.pointee)
      stoodCount = max(stoodCount, place - stage + 1)
      return
    }
    Lent.read(world) { place.pointee.become($0.value) }
    assert(place.pointee == world.pointee, "a world has not become equal to another one")
  }

  /// Forgets all worlds in passing, and those that were unpacked to be read.
  @inlinable
  func leaveStage() {
    passingCount = 0
    worlds.forgetUnpacked()
  }

  /// Makes room on the stage for some more worlds.
  @inlinable
  func makeRoom(for count: Int) {
    guard passingCount + count > stageSize else { return }
    stageSize = max(passingCount + count, stageSize * 2)
    let larger = UnsafeMutablePointer<W>.allocate(capacity: stageSize)
    larger.moveInitialize(from: stage, count: stoodCount)
    stage.deallocate()
    stage = larger
  }
}
