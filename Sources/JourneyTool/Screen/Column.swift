import FlowModel

/// The parts of a page, or of what lies over one, in lines of so many cells.
///
/// Buttons are what a person acts on: where there is little room, words give way to them.
struct Column {
  /// A part's lines, and how soon they give way.
  private struct Block {
    var lines: [String]
    /// The least first; nil for what stays.
    var rank: Int?
  }

  let width: Int
  let height: Int
  /// Whether two buttons at the foot stand side by side, as on an alert.
  var pairs = false

  /// At most so many lines as there is room for, and whether nothing is left out.
  func laid(_ parts: [Picture.Element]) -> (lines: [String], isWhole: Bool) {
    guard width > 0, height > 0 else { return ([], false) }
    let loose = Array(blocks(parts, isRoomy: true).map(\.lines).joined(separator: [""]))
    if loose.count <= height { return (grown(loose, parts), true) }
    var tight = blocks(parts, isRoomy: false)
    let isWhole = tight.reduce(0) { $0 + $1.lines.count } <= height
    for rank in 0...2 { shorten(&tight, rank) }
    let lines = tight.flatMap(\.lines)
    guard lines.count > height else { return (grown(lines, parts), isWhole) }
    return (Array(gathered(parts, tight).prefix(height)), false)
  }

  // MARK: - Too little room

  /// Takes lines from the last words of a rank until the rest has room.
  private func shorten(_ blocks: inout [Block], _ rank: Int) {
    var excess = blocks.reduce(0) { $0 + $1.lines.count } - height
    for index in blocks.indices.reversed() where blocks[index].rank == rank && excess > 0 {
      let count = blocks[index].lines.count
      let kept = max(rank == 2 ? 1 : 0, count - excess)
      excess -= count - kept
      blocks[index].lines = Array(blocks[index].lines.prefix(kept))
    }
  }

  /// The buttons one behind the other on a line, below what there is room for.
  private func gathered(_ parts: [Picture.Element], _ blocks: [Block]) -> [String] {
    let buttons = filled(parts.filter { $0.kind == .button }.map { button($0) })
    let words = zip(parts, blocks).filter { $0.0.kind != .button }.flatMap(\.1.lines)
    return words.prefix(max(1, height - buttons.count)) + buttons
  }

  private func filled(_ texts: [String]) -> [String] {
    var lines: [String] = []
    for text in texts {
      if let last = lines.last, cells(of: last) + 1 + cells(of: text) <= width {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// An image fills what is left.
  private func grown(_ lines: [String], _ parts: [Picture.Element]) -> [String] {
    guard parts.count == 1, let image = parts.first, image.kind == .image else { return lines }
    return picture(image, height: height)
  }

  // MARK: - Parts

  private func blocks(_ parts: [Picture.Element], isRoomy: Bool) -> [Block] {
    var blocks: [Block] = []
    var icons: [Picture.Element] = []
    for (index, part) in parts.enumerated() {
      guard part.kind != .icon else {
        icons.append(part)
        if index + 1 == parts.count || parts[index + 1].kind != .icon {
          blocks.append(Block(lines: row(of: icons, isRoomy: isRoomy)))
          icons = []
        }
        continue
      }
      if pairs, index == parts.count - 2, let pair = pair(Array(parts.suffix(2))) {
        return blocks + [Block(lines: [pair])]
      }
      blocks.append(Block(lines: lines(of: part, isRoomy), rank: rank(of: part)))
    }
    return blocks
  }

  private func rank(of part: Picture.Element) -> Int? {
    switch part.kind {
    case .caption: 0
    case .text, .spinner, .widget, .image: 1
    case .heading, .fault: 2
    case .button, .field, .row, .icon: nil
    }
  }

  private func lines(of part: Picture.Element, _ isRoomy: Bool) -> [String] {
    switch part.kind {
    case .heading: wrapped(part.text, to: width).map(centred)
    case .text, .caption: wrapped(part.text, to: width)
    case .fault: wrapped("! \(part.text)", to: width, indent: 2)
    case .spinner: wrapped(part.text.isEmpty ? "(~)" : "(~) \(part.text)", to: width, indent: 4)
    case .button: [centred(button(part))]
    case .field: field(part, isRoomy)
    case .row: row(part)
    case .icon: row(of: [part], isRoomy: isRoomy)
    case .widget: widget(part, isRoomy)
    case .image: picture(part, height: isRoomy ? 5 : 1)
    }
  }

  private func centred(_ text: String) -> String {
    let text = clipped(text, to: width)
    return String(repeating: " ", count: max(0, (width - cells(of: text)) / 2)) + text
  }

  private func button(_ part: Picture.Element) -> String {
    let text = cells(of: part.text) + 4 <= width ? " \(part.text) " : part.text
    return part.isEnabled ? "[\(text)]" : "(\(text))"
  }

  private func pair(_ parts: [Picture.Element]) -> String? {
    guard parts.count == 2, parts.allSatisfy({ $0.kind == .button }) else { return nil }
    let text = parts.map(button).joined(separator: "  ")
    return cells(of: text) <= width ? centred(text) : nil
  }

  private func field(_ part: Picture.Element, _ isRoomy: Bool) -> [String] {
    let name = part.isEnabled ? part.text : "\(part.text) (grey)"
    let caret = part.isFocused ? "_" : ""
    // The end is what is being typed.
    let room = width - 4 - (isRoomy ? 0 : cells(of: name) + 2)
    let typed = String(prefix(of: String(part.value.reversed()), cells: room - 1).reversed())
    return isRoomy
      ? framed([" \(typed)\(caret)"], width: width, about: name)
      : [clipped("\(name): \(typed)\(caret)", to: width)]
  }

  /// A line of a list; its value below it where they do not fit beside each other.
  private func row(_ part: Picture.Element) -> [String] {
    let value =
      part.isEnabled
      ? part.value.isEmpty ? ">" : "[ \(part.value) ]"
      : part.value.isEmpty ? "(grey)" : "(\(part.value))"
    let gap = width - cells(of: part.text) - cells(of: value)
    if gap >= 1 { return [part.text + String(repeating: " ", count: gap) + value] }
    return wrapped(part.text, to: width)
      + wrapped(value, to: width).map {
        String(repeating: " ", count: max(0, width - cells(of: $0))) + $0
      }
  }

  private func row(of icons: [Picture.Element], isRoomy: Bool) -> [String] {
    let names = icons.map { $0.value.isEmpty ? $0.text : "\($0.text) (\($0.value))" }
    let size = max(10, (names.map { cells(of: $0) }.max() ?? 0) + 2)
    guard isRoomy, names.count * (size + 2) <= width else {
      return filled(names.map { "[ \($0) ]" })
    }
    let boxes = names.map { name in
      framed([String(repeating: " ", count: (size - 2 - cells(of: name)) / 2) + name], width: size)
    }
    return (0..<3).map { row in centred(boxes.map { $0[row] }.joined(separator: "  ")) }
  }

  private func widget(_ part: Picture.Element, _ isRoomy: Bool) -> [String] {
    let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard isRoomy else { return lines.flatMap { wrapped("| \($0)", to: width, indent: 2) } }
    return framed(
      lines.flatMap { wrapped($0, to: max(1, width - 4)) }.map { " \($0)" }, width: width)
  }

  /// What an image shows, in its middle; one that shows nothing is black.
  private func picture(_ part: Picture.Element, height: Int) -> [String] {
    let text = " \(clipped(part.text.isEmpty ? "no image" : part.text, to: max(1, width - 4))) "
    let fill = String(repeating: part.text.isEmpty ? "#" : "·", count: width)
    return (0..<height).map { row in
      guard row == height / 2, width >= cells(of: text) else { return fill }
      let left = (width - cells(of: text)) / 2
      return String(fill.prefix(left)) + text
        + String(fill.prefix(width - left - cells(of: text)))
    }
  }
}
