/// How many cells of a terminal a text takes.
///
/// East Asian wide characters take two; marks that combine take none. Text with control characters
/// has to be made harmless first.
package func cells(of text: String) -> Int {
  var sum = 0
  for byte in text.utf8 where byte >= 0x80 { return text.reduce(0) { $0 + cells(of: $1) } }
  sum = text.utf8.count
  return sum
}

/// How many cells a character takes.
package func cells(of character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
  switch scalar.value {
  case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: return 0
  case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE,
    0x2614...0x2615, 0x2648...0x2653, 0x26A1, 0x26BD...0x26BE, 0x2705, 0x274C, 0x2753...0x2755,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}

/// The text cut to at most `width` cells; a cut ends in an ellipsis.
package func clipped(_ text: String, to width: Int, glyphs: Glyphs = Glyphs()) -> String {
  guard width > 0 else { return "" }
  guard cells(of: text) > width else { return text }
  let ellipsis = glyphs.isASCII ? (width > 3 ? "..." : ".") : "…"
  return prefix(of: text, cells: width - cells(of: ellipsis)) + ellipsis
}

/// The text cut in its middle to at most `width` cells, so that its end can be read too.
///
/// Choices that begin alike, as one and the same cut short, differ there.
package func clippedInside(_ text: String, to width: Int, glyphs: Glyphs = Glyphs()) -> String {
  guard width > 20, cells(of: text) > width else {
    return clipped(text, to: width, glyphs: glyphs)
  }
  let ellipsis = glyphs.isASCII ? "..." : "…"
  let room = width - cells(of: ellipsis)
  let end = prefix(of: String(text.reversed()), cells: room / 2)
  let head = prefix(of: text, cells: room - cells(of: end))
  return head + ellipsis + String(end.reversed())
}

/// The longest beginning of a text that takes at most `width` cells.
package func prefix(of text: String, cells width: Int) -> String {
  var result = ""
  var used = 0
  for character in text {
    used += cells(of: character)
    if used > width { break }
    result.append(character)
  }
  return result
}

/// The text in exactly `width` cells: cut, or filled with spaces.
package func padded(_ text: String, to width: Int, glyphs: Glyphs = Glyphs()) -> String {
  let text = clipped(text, to: width, glyphs: glyphs)
  return text + String(repeating: " ", count: max(0, width - cells(of: text)))
}

/// The text broken at spaces into lines of at most `width` cells; later lines are indented.
package func wrapped(_ text: String, to width: Int, indent: Int = 0) -> [String] {
  let width = max(width, indent + 4)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
    let next = line.isEmpty ? word : "\(line) \(word)"
    if cells(of: next) <= width {
      line = next
      continue
    }
    if !line.allSatisfy({ $0 == " " }) { lines.append(line) }
    line = lines.isEmpty ? word : String(repeating: " ", count: indent) + word
    let pieces = broken(line, to: width, indent: indent)
    lines += pieces.dropLast()
    line = pieces.last ?? ""
  }
  return lines + [line]
}

/// The text broken anywhere into lines of at most `width` cells; later lines are indented.
private func broken(_ text: String, to width: Int, indent: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for character in text {
    let more = cells(of: character)
    if used + more > width {
      lines.append(line)
      line = String(repeating: " ", count: indent)
      used = indent
    }
    line.append(character)
    used += more
  }
  return lines + [line]
}
