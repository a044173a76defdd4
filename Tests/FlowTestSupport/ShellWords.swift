/// The words of a command line, where what stands in single quotes is one.
public func shellWords(_ line: some StringProtocol) -> [String] {
  let texts = String(line).split(
    separator: Character("'"), omittingEmptySubsequences: false)
  return texts.enumerated().flatMap { number, text in
    number.isMultiple(of: 2)
      ? text.split(separator: Character(" ")).map { String($0) } : [String(text)]
  }
}
