import zlib

/// The bytes as a browser unpacks them by `deflate`: in the format of zlib, with its checksum.
package func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var count = compressBound(uLong(bytes.count))
  var packed = [UInt8](repeating: 0, count: Int(count))
  let status = compress2(&packed, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
  precondition(status == Z_OK, "There is room for the worst case, so only memory can be short.")
  return Array(packed.prefix(Int(count)))
}
