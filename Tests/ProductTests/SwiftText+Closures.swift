import PermissionDoctor

extension SwiftText {
  /// The closures that are handed to calls of these names and do not begin with `{ @Sendable`: the
  /// names with their lines.
  func bareClosures(handedTo names: Set<String>) -> [(name: String, line: Int)] {
    tokens.indices.flatMap { index in
      names.contains(tokens[index].text) && tokens[index].kind == .word && !isDeclared(at: index)
        ? closures(after: index).filter { !isSendable($0) }.map {
          (tokens[index].text, tokens[$0].line)
        } : []
    }
  }

  private func sign(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .sign ? tokens[index].text : nil
  }

  private func isDeclared(at index: Int) -> Bool {
    index > 0 && ["func", "var", "let", "case"].contains(tokens[index - 1].text)
  }

  private func isSendable(_ brace: Int) -> Bool {
    sign(brace + 1) == "@" && brace + 2 < tokens.count && tokens[brace + 2].isWord("Sendable")
  }

  /// The opening braces of the closures among a call's arguments, after it, or assigned to it.
  private func closures(after name: Int) -> [Int] {
    var found: [Int] = []
    var index = name + 1
    if sign(index) == "=" { return sign(index + 1) == "{" ? [index + 1] : [] }
    while ["?", "!"].contains(sign(index)) { index += 1 }
    if sign(index) == "(" {
      let end = close(of: index)
      var argument = index + 1
      while argument < end {
        switch sign(argument) {
        case "{":
          found.append(argument)
          argument = close(of: argument) + 1
        case "(", "[": argument = close(of: argument) + 1
        default: argument += 1
        }
      }
      index = end + 1
    }
    // In a condition the brace is the statement's: a closure may not stand there.
    guard !isInCondition(name) else { return found }
    while true {
      if sign(index) == "{" {
        found.append(index)
        index = close(of: index) + 1
      } else if !found.isEmpty, sign(index + 1) == ":", sign(index + 2) == "{" {
        index += 2
      } else {
        return found
      }
    }
  }

  /// The sign that closes what one opens; the end of the text if none does.
  private func close(of open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .sign {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count
  }

  /// Whether the words before, back to the statement's beginning, make it a condition.
  private func isInCondition(_ name: Int) -> Bool {
    var depth = 0
    for index in (0..<name).reversed() {
      switch (tokens[index].kind, tokens[index].text) {
      case (.sign, ")"), (.sign, "]"): depth += 1
      case (.sign, "("), (.sign, "["):
        if depth == 0 { return false }
        depth -= 1
      case (.sign, "{"), (.sign, "}"): return false
      case (.word, "if"), (.word, "while"), (.word, "switch"), (.word, "guard"), (.word, "for"):
        if depth == 0, sign(index + 1) != ":" { return true }
      default: break
      }
    }
    return false
  }
}
