import Foundation
import GuestFlow

extension DataOwner {
  /// The folder of the owner's data, relative to the store's.
  var folderName: String {
    switch self {
    case .guest(let id): "guest-" + fileName(id)
    case .user(let id): "user-" + fileName(id)
    }
  }
}

/// A path that stands for a text from outside, and for no other.
///
/// Small letters, digits and hyphens stay; each other byte of its UTF-8 is an underscore and two
/// digits. So no name has a separator, a dot, or a letter that differs from another by case or
/// normalisation only. What is too long for one name goes on in a folder, whose name ends with a
/// tilde.
func fileName(_ text: String) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var name: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      name.append(byte)
    default: name += [UInt8(ascii: "_"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  let parts = stride(from: 0, to: max(name.count, 1), by: 200).map { start in
    String(decoding: name[start..<min(start + 200, name.count)], as: UTF8.self)
  }
  return parts.joined(separator: "~/")
}
