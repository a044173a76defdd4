/// A value's id: its description without module and type names.
///
/// A value that describes itself is taken at its word, also inside another one; only the compiler's
/// descriptions, and those of the standard collections, carry names to drop.
@usableFromInline
package func identifier<Value>(of value: Value) -> String {
  let description = String(describing: value)
  guard !describesItself(value), description.utf8.contains(UInt8(ascii: ".")) else {
    return description
  }
  return unqualified(description, but: ownTexts(in: value))
}

private func describesItself(_ value: Any) -> Bool {
  value is String || value is any CustomStringConvertible && !(value is any Collection)
}

/// What those of the values inside say that describe themselves and speak of a dot, in the order in
/// which they are printed.
private func ownTexts(in value: Any) -> [[UInt8]] {
  Mirror(reflecting: value).children.flatMap { _, child in
    guard describesItself(child) else { return ownTexts(in: child) }
    let text = Array(String(reflecting: child).utf8)
    return text.contains(UInt8(ascii: ".")) ? [text] : []
  }
}

/// A description without module and type names: `explaining(Camera.Reason.denied)` becomes
/// `explaining(denied)`, and `read(Reading<Grant>.granted(full))` becomes `read(granted(full))`.
///
/// Text inside string quotes is left alone, and so is `own`, in this order. Linear in the length of
/// the text.
package func unqualified(_ description: String, but own: [[UInt8]] = []) -> String {
  guard description.utf8.contains(UInt8(ascii: ".")) else { return description }
  var own = own[...]
  // In bytes: every flow that is compiled describes all its values.
  let text = Array(description.utf8)
  var result: [UInt8] = []
  var word = 0
  var isQuoted = false
  var isEscaped = false
  var index = 0
  while index < text.count {
    let byte = text[index]
    let isInWord = word < result.count
    if !isInWord, let kept = own.first, text[index...].starts(with: kept) {
      own.removeFirst()
      result += kept
      word = result.count
      index += kept.count
      continue
    }
    if isQuoted {
      isQuoted = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    } else if byte.startsName || isInWord && byte.isDigit {
      result.append(byte)
      index += 1
      continue
    } else if let end = text.endOfPrivateContext(from: index) {
      index = end
      continue
    } else if let end = text.endOfArguments(from: index) {
      index = end
      continue
    } else if isInWord, text.qualifies(at: index) {
      result.removeSubrange(word...)
      index += 1
      continue
    } else {
      isQuoted = byte == UInt8(ascii: "\"")
    }
    result.append(byte)
    word = result.count
    index += 1
  }
  return String(decoding: result, as: UTF8.self)
}

extension UInt8 {
  /// Whether a type's or case's name can begin with it.
  fileprivate var startsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension [UInt8] {
  /// Whether a dot is there, and after it a name.
  fileprivate func qualifies(at place: Int) -> Bool {
    guard place + 1 < count, self[place] == UInt8(ascii: ".") else { return false }
    return self[place + 1].startsName || endOfPrivateContext(from: place + 1) != nil
  }

  /// Where the generic arguments of a type name that qualifies something end; nil if it is none.
  fileprivate func endOfArguments(from start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "<") else { return nil }
    var depth = 0
    for place in start..<count {
      switch self[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""): return nil
      default: break
      }
      if depth == 0 { return qualifies(at: place + 1) ? place + 1 : nil }
    }
    return nil
  }

  /// Where the `(unknown context at $…).` ends that reflection puts before private and local types;
  /// nil if there is none.
  fileprivate func endOfPrivateContext(from start: Int) -> Int? {
    guard self[start...].starts(with: "(unknown context at ".utf8),
      let end = self[start...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let isFollowed = end + 1 < count && self[end + 1] == UInt8(ascii: ".")
    return isFollowed ? end + 2 : end + 1
  }
}
