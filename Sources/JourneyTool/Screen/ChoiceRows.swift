import FlowModel

/// What the choices of a place say in the rows of a screen: no two of them the same.
///
/// A row that is too narrow for its text is cut at its end; if it would be like another one, where
/// it begins as that does, so that its end can be read; or else it gives the choice's id.
struct ChoiceRows {
  let whole: [String]
  /// The same in one row; a text that is longer than the row has to be wrapped.
  let short: [String]

  /// - Parameter width: how many cells a row has for what a choice says.
  init(_ choices: [ChoiceText], width: Int, _ glyphs: Glyphs) {
    let texts = choices.map { glyphs.shown($0.says) }
    let ids = choices.map { glyphs.shown($0.id) }
    let told = Dictionary(grouping: texts.indices) { texts[$0] }
    whole = texts.indices.map {
      told[texts[$0]]?.count == 1 ? texts[$0] : "\(texts[$0]) (\(ids[$0]))"
    }
    short = Self.shortened(whole, ids, width, glyphs)
  }

  private static func shortened(
    _ whole: [String], _ ids: [String], _ width: Int, _ glyphs: Glyphs
  ) -> [String] {
    let begun = begun(whole)
    // From the most telling one to one that is like no other.
    func form(_ number: Int, of index: Int) -> String? {
      let text = whole[index]
      switch number {
      case 0: return clipped(text, to: width, glyphs: glyphs)
      case 1:
        return cutInside(text, keeping: text.dropFirst(begun[index]), to: width, glyphs)
      case 2: return clippedInside(text, to: width, glyphs: glyphs)
      case 3: return cells(of: ids[index]) <= width ? ids[index] : nil
      default: return text
      }
    }
    var rows = whole
    var numbers = whole.map { _ in -1 }
    var open = Array(whole.indices)
    while !open.isEmpty {
      for index in open {
        repeat {
          numbers[index] += 1
          rows[index] = form(numbers[index], of: index) ?? ""
        } while rows[index].isEmpty && numbers[index] < 4
      }
      let alike = Dictionary(grouping: rows.indices) { rows[$0] }
      open = rows.indices.filter {
        (alike[rows[$0]]?.count ?? 0) > 1 && rows[$0] != whole[$0]
      }
    }
    return rows
  }

  /// How many characters each text has in common with the beginning of another one, up to a word.
  private static func begun(_ texts: [String]) -> [Int] {
    var most = texts.map { _ in 0 }
    // The one that is most like a text stands next to it.
    let order = texts.indices.sorted { texts[$0] < texts[$1] }
    for (one, next) in zip(order, order.dropFirst()) {
      let common = zip(texts[one], texts[next]).prefix { $0 == $1 }.count
      let word = texts[one].prefix(common).lastIndex(of: " ")
      let begun = word.map { texts[one].distance(from: texts[one].startIndex, to: $0) + 1 } ?? 0
      for index in [one, next] { most[index] = max(most[index], begun) }
    }
    return most
  }

  /// The beginning and the end of a text; nil if there is no room for the end and a little more.
  private static func cutInside(
    _ text: String, keeping end: Substring, to width: Int, _ glyphs: Glyphs
  ) -> String? {
    let ellipsis = glyphs.shown("…")
    let room = width - cells(of: ellipsis) - cells(of: String(end))
    guard room >= 3, end.count < text.count else { return nil }
    return prefix(of: text, cells: room) + ellipsis + end
  }
}
