package import FlowModel

extension Picture {
  /// The screen as lines of text, none wider than `columns` cells, at most `rows` of them.
  ///
  /// What can be touched stands in `[ ]`, what is grey in `( )`; under a mask, spaces are shaded.
  package func drawn(columns: Int, rows: Int, _ glyphs: Glyphs = Glyphs()) -> [String] {
    var canvas = Canvas(columns: columns, rows: rows)
    let picture = written(with: glyphs)
    canvas.draw(picture)
    for cover in picture.covers { canvas.lay(cover) }
    return canvas.lines.map(glyphs.shown)
  }

  /// The same with texts that take as many cells as they do when they are shown.
  private func written(with glyphs: Glyphs) -> Picture {
    func written(_ parts: [Element]) -> [Element] {
      parts.map { part in
        var part = part
        part.text = part.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { glyphs.shown(String($0)) }.joined(separator: "\n")
        part.value = glyphs.shown(part.value)
        return part
      }
    }
    var picture = self
    (picture.title, picture.motion) = (glyphs.shown(title), glyphs.shown(motion))
    picture.leading = leading.map { written([$0])[0] }
    picture.trailing = trailing.map { written([$0])[0] }
    picture.parts = written(parts)
    picture.covers = covers.map {
      Cover(
        $0.style, title: glyphs.shown($0.title), written($0.parts), isModal: $0.isModal,
        motion: glyphs.shown($0.motion), isEnabled: $0.isEnabled)
    }
    return picture
  }

  var hasBar: Bool { !title.isEmpty || leading != nil || trailing != nil }
}

extension Canvas {
  /// The page, without what lies over it.
  fileprivate mutating func draw(_ picture: Picture) {
    if picture.hasBar { drawBar(picture) }
    let keys = picture.isKeyboardUp ? keyboard : []
    let isRoomy = rows >= 8
    let top = (picture.hasBar ? isRoomy ? 2 : 1 : 0) + (isRoomy ? 1 : 0)
    // What moves is told in the last row, as far as nothing else is worth more.
    let foot = keys.count + (picture.motion.isEmpty ? 0 : 1)
    let column = Column(width: columns - 2, height: max(1, rows - top - foot))
    let lines = column.laid(picture.parts).lines
    let slack = picture.surface == .lock ? max(0, (rows - top - foot - lines.count) / 2) : 0
    put(lines, from: top + slack, column: 1)
    put(keys, from: rows - keys.count, column: 0)
    if !picture.motion.isEmpty, rows > 1 {
      center(" (\(picture.motion)) ", row: rows - 1 - keys.count)
    }
  }

  private mutating func drawBar(_ picture: Picture) {
    let left = picture.leading.map { "< \($0.text)" } ?? ""
    let right = picture.trailing?.text ?? ""
    put(left, row: 0, column: 1)
    putRight(right, row: 0)
    // In the middle, or as far to the right as there is room.
    let size = cells(of: picture.title)
    let end = columns - 1 - (right.isEmpty ? 0 : cells(of: right) + 2)
    let middle = (columns - size) / 2
    let from = left.isEmpty ? 1 : cells(of: left) + 3
    let column = middle >= from && middle + size <= end ? middle : max(from, end - size)
    put(clipped(picture.title, to: max(0, end - column)), row: 0, column: column)
    if rows >= 8 { rule(1) }
  }

  /// The keyboard, or a word for it where there is little room.
  private var keyboard: [String] {
    guard rows >= 18, columns >= 24 else { return [padded("[ keyboard ]", to: columns)] }
    let edge = String(repeating: "─", count: columns)
    return [edge]
      + ["q w e r t y u i o p", " a s d f g h j k l", "  z x c v b n m"].map {
        padded(String(repeating: " ", count: (columns - 19) / 2) + $0, to: columns)
      }
  }

  /// Lays something over what is there.
  fileprivate mutating func lay(_ cover: Picture.Cover) {
    if cover.isModal, cover.style != .full { mask() }
    let width =
      switch cover.style {
      case .alert, .card: min(columns - 2, 32)
      case .sheet, .half, .bar, .full: columns
      }
    let most = height(of: cover)
    let column = Column(width: width - 4, height: most - 2, pairs: cover.style == .alert)
    let (words, isWhole) = column.laid(content(of: cover))
    guard width >= 18, cover.style != .full, isWhole else { return layPlain(cover) }
    let lines = words.map { " \($0)" }
    let height: Int =
      switch cover.style {
      case .sheet, .half: most
      case .alert, .card, .bar, .full: lines.count + 2
      }
    let filler = Array(repeating: "", count: height - 2 - lines.count)
    let row =
      switch cover.style {
      case .alert, .card: (rows - height) / 2
      case .sheet, .half: rows - height
      case .bar, .full: 0
      }
    put(
      framed(lines + filler, width: width, about: cover.motion), from: row,
      column: (columns - width) / 2)
  }

  private func height(of cover: Picture.Cover) -> Int {
    switch cover.style {
    case .sheet: rows - (rows >= 12 ? 2 : 0)
    case .half: (rows + 1) / 2
    case .alert, .card, .bar, .full: rows
    }
  }

  private func content(of cover: Picture.Cover) -> [Picture.Element] {
    let parts =
      cover.isEnabled
      ? cover.parts
      : cover.parts.map { part in
        var part = part
        if part.kind == .button || part.kind == .field { part.isEnabled = false }
        return part
      }
    return (cover.title.isEmpty ? [] : [.heading(cover.title)]) + parts
  }

  /// Without a frame, over the whole screen.
  private mutating func layPlain(_ cover: Picture.Cover) {
    clear()
    var parts = content(of: cover)
    if !cover.motion.isEmpty {
      let title = cover.title.isEmpty ? "" : "\(cover.title) "
      if !cover.title.isEmpty { parts.removeFirst() }
      parts.insert(.heading("\(title)(\(cover.motion))"), at: 0)
    }
    put(Column(width: columns - 2, height: rows).laid(parts).lines, from: 0, column: 1)
  }
}
