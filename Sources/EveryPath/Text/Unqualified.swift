/// A value's id: its description without module and type names.
///
/// A value that describes itself is taken at its word; only the compiler's descriptions, and those
/// of the standard collections, carry names to drop.
@usableFromInline
package func identifier<Value>(of value: Value) -> String {
  let description = String(describing: value)
  if value is String { return description }
  if value is any CustomStringConvertible, !(value is any Collection) { return description }
  return unqualified(description)
}

/// A description without module and type names: `explaining(Camera.Reason.denied)` becomes
/// `explaining(denied)`, and `read(Reading<Grant>.granted(full))` becomes `read(granted(full))`.
///
/// Text inside string quotes is left alone. Linear in the length of the text.
package func unqualified(_ description: String) -> String {
  guard description.utf8.contains(UInt8(ascii: ".")) else { return description }
  var result = ""
  var word = ""
  var isQuoted = false
  var isEscaped = false
  let characters = Array(description.droppingPrivateContexts())
  var index = 0
  while index < characters.count {
    let character = characters[index]
    let next = index + 1 < characters.count ? characters[index + 1] : " "
    index += 1
    if isQuoted {
      result.append(character)
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted = false
      }
    } else if character.startsName || !word.isEmpty && character.isNumber {
      word.append(character)
    } else if character == "<", let end = endOfArguments(in: characters, from: index - 1) {
      index = end
    } else if character == ".", word.first?.startsName == true, next.startsName {
      word = ""
    } else {
      result += word
      word = ""
      result.append(character)
      isQuoted = character == "\""
    }
  }
  return result + word
}

/// Where the generic arguments of a type name that qualifies something end; nil if it is none.
private func endOfArguments(in characters: [Character], from start: Int) -> Int? {
  var depth = 0
  for index in start..<characters.count {
    switch characters[index] {
    case "<": depth += 1
    case ">": depth -= 1
    case "\"": return nil
    default: break
    }
    if depth == 0 {
      let next = index + 1
      guard next + 1 < characters.count, characters[next] == ".", characters[next + 1].startsName
      else { return nil }
      return next
    }
  }
  return nil
}

extension Character {
  /// Whether a type's or case's name can begin with it.
  fileprivate var startsName: Bool { isLetter || self == "_" }
}

extension String {
  /// Drops the `(unknown context at $…).` that reflection puts before private and local types.
  fileprivate func droppingPrivateContexts() -> String {
    let mark = "(unknown context at "
    guard contains(mark) else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: mark)?.lowerBound {
      result += rest[..<start]
      let tail = rest[start...]
      guard let end = tail.firstIndex(of: ")") else { return result + tail }
      rest = tail[tail.index(after: end)...]
      if rest.first == "." { rest.removeFirst() }
    }
    return result + rest
  }
}
