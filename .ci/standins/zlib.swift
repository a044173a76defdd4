// What is used of zlib, as Apple's module has it.
public typealias uLong = UInt
public let Z_OK: Int32 = 0
public let Z_BEST_COMPRESSION: Int32 = 9
public func compressBound(_ count: uLong) -> uLong { fatalError() }
public func compress2(
  _ packed: UnsafeMutablePointer<UInt8>?, _ size: UnsafeMutablePointer<uLong>?,
  _ bytes: UnsafePointer<UInt8>?, _ count: uLong, _ level: Int32
) -> Int32 { fatalError() }
