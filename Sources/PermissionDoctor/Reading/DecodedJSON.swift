import Foundation
import ToolSupport

/// Why a file cannot be understood, as words after its name: "is empty".
package struct Unreadable: Error, Hashable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// The reason with the mark at its end.
  package var sentence: String { reason.hasSuffix("?") ? reason : "\(reason)." }
}

/// A value as JSON holds it.
///
/// - Throws: Why it is not taken, as a sentence without its full stop; with line and column of what
///   is no JSON, else with the path of the field.
package func decodedJSON<Value: Decodable>(
  _ type: Value.Type, from bytes: [UInt8]
) throws(Unreadable) -> Value {
  // Foundation takes UTF-16 and UTF-32, too, in which names are not looked for below.
  guard !bytes.contains(0) else { throw Unreadable("it is not UTF-8 text; save it as that") }
  do {
    let value = try JSONDecoder().decode(type, from: Data(bytes))
    guard let repeated = RepeatedName(in: bytes) else { return value }
    throw Unreadable(
      "\(place(of: repeated.offset, in: bytes)): the field \(repeated.name) is there twice")
  } catch let error as Unreadable {
    throw error
  } catch {
    throw Unreadable(harmless(fault(in: bytes) ?? sentence(for: error)))
  }
}

/// What is no JSON, and where; nil if all is.
private func fault(in bytes: [UInt8]) -> String? {
  do {
    _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    return nil
  } catch {
    let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
    guard let reason else { return "it is not JSON" }
    let words = reason.trimmingCharacters(in: .punctuationCharacters)
    guard let place = words.firstMatch(of: /\s(?:around|starting from) character (\d+)/),
      let offset = Int(place.1)
    else { return "it is not JSON: \(words)" }
    let fault = words[..<place.range.lowerBound]
    return "\(PermissionDoctor.place(of: offset, in: bytes)): it is not JSON: \(fault)"
  }
}

private func place(of offset: Int, in bytes: [UInt8]) -> String {
  let before = bytes.prefix(offset)
  let column = offset - (before.lastIndex(of: 0x0A) ?? -1)
  return "line \(1 + before.count { $0 == 0x0A }), column \(column)"
}

private func sentence(for error: any Error) -> String {
  switch error as? DecodingError {
  case .keyNotFound(let key, let context):
    "\(name(of: context.codingPath)) lacks \"\(key.stringValue)\""
  case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
    "\(name(of: context.codingPath)) must be \(noun(for: type))"
  case .dataCorrupted(let context) where !context.codingPath.isEmpty:
    // Of an enumeration Swift says its type, which is nothing to who wrote the file.
    if let value = context.debugDescription.firstMatch(of: /^Cannot initialize .* value (.*)$/) {
      "\(name(of: context.codingPath)) has a value that is not known: \(value.1)"
    } else {
      "\(name(of: context.codingPath)) \(context.debugDescription)"
    }
  default: "a number in it is too large, or has a fraction where a whole one belongs"
  }
}

/// A field by its path, as in `steps[2].by`.
private func name(of path: [any CodingKey]) -> String {
  guard !path.isEmpty else { return "it" }
  let parts = path.map { key in key.intValue.map { "[\($0 + 1)]" } ?? ".\(key.stringValue)" }
  return String(parts.joined().trimmingPrefix("."))
}

private func noun(for type: any Any.Type) -> String {
  switch type {
  case is String.Type: "a text"
  case is Bool.Type: "true or false"
  case is any Numeric.Type: "a number"
  case is [Any].Type: "a list, in brackets"
  default: "an object, in braces"
  }
}

/// A name that an object has twice: Foundation takes one of both in silence.
private struct RepeatedName {
  let name: String
  let offset: Int

  /// The first in a text that is JSON; nil if there is none.
  init?(in bytes: [UInt8]) {
    var open: [Set<ArraySlice<UInt8>>] = []
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let start = at
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
          at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        let next = bytes.dropFirst(at + 1).first { ![9, 10, 13, 32].contains($0) }
        guard next == UInt8(ascii: ":"), !open.isEmpty else { break }
        var name = bytes[start...at]
        if name.contains(UInt8(ascii: "\\")),
          let text = try? JSONDecoder().decode(String.self, from: Data(name))
        {
          name = Array("\"\(text)\"".utf8)[...]
        }
        guard open[open.count - 1].insert(name).inserted else {
          (self.name, offset) = (harmless(String(decoding: name, as: UTF8.self)), start)
          return
        }
      default: break
      }
      at += 1
    }
    return nil
  }
}
