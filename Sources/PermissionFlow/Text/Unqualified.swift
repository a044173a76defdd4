/// A description without module and type names: `explaining(Camera.Reason.denied)` becomes
/// `explaining(denied)`.
///
/// Text inside string quotes is left alone. Linear in the length of the text.
func unqualified(_ description: String) -> String {
  var result = ""
  var word = ""
  var isQuoted = false
  var depthOfNote = 0
  for character in description.replacingPrivateContext() {
    if character == "\"" { isQuoted.toggle() }
    guard !isQuoted, depthOfNote == 0 else {
      result += word
      word = ""
      result.append(character)
      continue
    }
    if character == ".", word.first?.isLetter == true || word.first == "_" {
      word = ""
    } else if character.isLetter || character.isNumber || character == "_" {
      word.append(character)
    } else {
      result += word
      word = ""
      result.append(character)
    }
    if character == "<" { depthOfNote = 0 }
  }
  return result + word
}

extension String {
  /// Drops the `(unknown context at $…).` that reflection puts before private and local types.
  fileprivate func replacingPrivateContext() -> String {
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
