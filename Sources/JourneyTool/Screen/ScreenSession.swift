import FlowModel

/// A walk on the whole screen.
///
/// Pure: keys in, what to do out; the renderer draws it.
package struct ScreenSession: Sendable {
  /// What is open.
  package enum Panel: Hashable, Sendable {
    case choices
    case help
    /// All facts, where there is no room for them beside the picture.
    case facts
    case properties
    case notNow
    /// The walk broke a property; what now?
    case broken
    /// A shorter journey that breaks the property is looked for.
    case searching
    /// A journey to what a question asks for is looked for.
    case finding
    /// The walk in one line, to copy by hand.
    case line
    /// A number, a step or a file name is being typed.
    case entry(Entry, String)
    /// The file exists; is it to be replaced?
    case replace(String)
    /// A pasted journey is to take the place of steps that are not saved; is it?
    case paste
    /// A walk was not saved the last time; does it go on?
    case kept
  }

  /// What stands in a row of the choices.
  package enum Row: Hashable, Sendable {
    /// A choice, by its place in the snapshot.
    case choice(Int)
    /// So many choices that the end of a process cuts short: one row, which opens.
    case cuts(Int)
  }

  /// What is being typed.
  package enum Entry: Hashable, Sendable {
    case number
    case step
    case file
    case question
    case fact

    /// Whether more than digits can be typed.
    var takesText: Bool { [.file, .question, .fact].contains(self) }
  }

  /// What a key leads to.
  package enum Answer: Hashable, Sendable {
    case nothing
    case quit
    case save(path: String, text: String, replacing: Bool)
    /// The text is to be put on the clipboard.
    case copy(String)
    /// The walker is to look for a shorter walk that breaks the property; then ``found(_:)``.
    case shorten(property: String, step: Int)
    /// The walker is to look for what a question asks for; then ``found(_:)``.
    case find(String)
  }

  package internal(set) var walker: any Walker
  package internal(set) var panel = Panel.choices
  package internal(set) var cursor = 0
  package internal(set) var scroll = 0
  /// Whether the choices that are cut short are shown one by one.
  package private(set) var showsCuts = false
  package internal(set) var message: String?
  /// The walk that takes this one's place if the person says so.
  var other: (any Walker)?
  /// The steps that are kept somewhere, in a file or a command.
  var keptSteps: Slice<ChoicePath>
  /// Whether this is the walk that was kept the last time.
  var goesOnWithKept = false
  /// Whether the walk that was kept the last time is to be deleted.
  package internal(set) var dropsKept = false
  /// Finds the walk that a pasted line describes.
  package let opens: JourneyOpening?
  package let glyphs: Glyphs
  package let paint: Paint
  /// The size of the window, by which panels are scrolled.
  package var window = (columns: 80, rows: 24) {
    didSet { if panel == .line, window.columns != oldValue.columns { wrapLine() } }
  }
  /// The walk in one line, once it was asked for, and as it is wrapped in the window.
  private var line = ""
  private var wrappedLine: (columns: Int, lines: [String]) = (0, [])
  /// The walk that a shorter one took the place of.
  var longer: (any Walker)?
  /// The question that was asked last.
  var hypothesis: Hypothesis?
  /// The walk from which its answer led away.
  var left: (any Walker)?
  /// Whether frames are numbered, so that a test can wait for the next one.
  package let numbersFrames: Bool

  /// A session.
  ///
  /// - Parameters:
  ///   - kept: a walk that was not saved the last time, to be offered.
  ///   - opens: finds the walk that a pasted line describes.
  package init(
    _ walker: any Walker, kept: (any Walker)? = nil, opens: JourneyOpening? = nil,
    glyphs: Glyphs = Glyphs(), paint: Paint = Paint(isOn: false), numbersFrames: Bool = false
  ) {
    self.walker = walker
    self.opens = opens
    keptSteps = walker.wholePath[...]
    other = kept
    self.glyphs = glyphs
    self.paint = paint
    self.numbersFrames = numbersFrames
    // Whoever opens a walk that broke a property wants to know what to do about it.
    if walker.snapshot.lastBroken != nil { panel = .broken }
    if kept != nil { panel = .kept }
  }

  /// Whether steps were taken that are kept nowhere.
  package var hasUnsavedSteps: Bool { !keptSteps.starts(with: walker.wholePath) }

  var snapshot: WalkSnapshot { walker.snapshot }

  /// Says something in the last but one line, until the next key.
  package mutating func say(_ text: String) { message = text }

  package mutating func saved(_ path: String, _ trouble: ToolError?, exists: Bool) {
    if exists {
      panel = .replace(path)
    } else {
      message = trouble?.sentence ?? "Saved \(count(walker.snapshot.step, "step")) in \(path)."
      guard trouble == nil else { return }
      keptSteps = snapshot.path
      if goesOnWithKept { dropsKept = true }
    }
  }

  /// The rows of the choices, from the first number on.
  package var rows: [Row] {
    let choices = snapshot.choices
    let whole = choices.indices.filter { !choices[$0].isCut }.map { Row.choice($0) }
    let cuts = choices.indices.filter { choices[$0].isCut }.map { Row.choice($0) }
    guard cuts.count > 1 else { return whole + cuts }
    return whole + [.cuts(cuts.count)] + (showsCuts ? cuts : [])
  }

  package mutating func take(_ key: Key) -> Answer {
    message = nil
    if key == .endOfInput { return .quit }
    if case .paste(let text) = key { return take(pasted: text) }
    switch panel {
    case .choices: return takeInChoices(key)
    case .help, .facts, .properties, .notNow, .line: return takeInPanel(key)
    case .searching, .finding: return .nothing
    case .broken: return takeInBroken(key)
    case .entry(let entry, let text): return takeInEntry(key, entry, text)
    case .replace(let path): return takeInReplace(key, path)
    case .paste, .kept: return takeInQuestion(key)
    }
  }

  mutating func takeInChoices(_ key: Key) -> Answer {
    let last = max(0, rows.count - 1)
    switch key {
    case .up, .character("k"): cursor = max(0, cursor - 1)
    case .down, .character("j"): cursor = min(last, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = last
    case .enter, .right: choose(cursor)
    case .character("u"), .left, .pageUp, .character("["), .backspace: undo()
    case .character("U"), .pageDown, .character("]"): redo()
    case .character("q"): return .quit
    case .character("g"): panel = .entry(.step, "")
    case .character("s"): panel = .entry(.file, suggestion)
    case .character("?"), .character("h"): open(.help)
    case .character("p"): open(.properties)
    case .character("f"): open(.facts)
    case .character("w"), .character("a"): open(.notNow)
    case .character("y"): return copy()
    case .character("/"): panel = .entry(.question, "")
    case .character("n"): letFinish()
    case .character("b"): panel = .entry(.fact, "")
    case .character(let digit):
      guard let number = digit.wholeNumberValue, digit.isASCII else { return .nothing }
      takeDigit(number)
    case .escape, .endOfInput, .redraw, .paste: break
    }
    return .nothing
  }

  private mutating func takeDigit(_ number: Int) {
    let count = rows.count
    if count > 9, number > 0 {
      panel = .entry(.number, String(number))
    } else if number >= 1, number <= count {
      choose(number - 1)
    } else {
      message = count == 0 ? "Nothing can happen here." : "Choose 1 to \(count)."
    }
  }

  private mutating func takeInPanel(_ key: Key) -> Answer {
    let renderer = Renderer(self, columns: window.columns, rows: window.rows)
    let last = renderer.lastScroll
    let page = max(1, renderer.panelRows - 1)
    let at = min(scroll, last)
    switch key {
    case .up, .character("k"): scroll = max(0, at - 1)
    case .down, .character("j"): scroll = min(last, at + 1)
    case .pageUp: scroll = max(0, at - page)
    case .pageDown: scroll = min(last, at + page)
    case .home: scroll = 0
    case .end: scroll = last
    case .character("q"): return .quit
    case .escape, .enter, .backspace, .left, .character: close()
    case .right, .endOfInput, .redraw, .paste: break
    }
    return .nothing
  }

  /// Closes a panel; below the one to copy from is the one about a broken property.
  private mutating func close() {
    open(panel == .line && snapshot.lastBroken?.step == snapshot.step ? .broken : .choices)
  }

  /// Shows the walk in one line, which is also put on the clipboard.
  mutating func copy() -> Answer {
    line = walker.line
    wrapLine()
    open(.line)
    return .copy(line)
  }

  private mutating func wrapLine() {
    wrappedLine.columns = 0
    wrappedLine = (window.columns, line(in: window.columns))
  }

  /// The walk in one line, wrapped in a window of so many columns.
  func line(in columns: Int) -> [String] {
    columns == wrappedLine.columns
      ? wrappedLine.lines : wrapped(glyphs.shown(line), to: columns - 4)
  }

  var suggestion: String { "\(walker.snapshot.system).journey" }

  mutating func show(_ walker: any Walker) {
    self.walker = walker
    goToFirstRow()
    open(walker.snapshot.lastBroken == nil ? .choices : .broken)
  }

  private mutating func takeInEntry(_ key: Key, _ entry: Entry, _ text: String) -> Answer {
    switch key {
    case .escape: open(.choices)
    case .backspace: panel = .entry(entry, String(text.dropLast()))
    case .character(let character):
      guard entry.takesText || character.isASCII && character.isNumber else { return .nothing }
      let longer = Self.longer(kept(entry, text), by: String(character))
      // What leads nowhere is refused at once.
      guard entry != .number || Int(longer).map({ $0 <= rows.count }) == true else {
        message = "Choose 1 to \(rows.count)."
        return .nothing
      }
      panel = .entry(entry, longer)
    case .enter:
      open(.choices)
      return finish(entry, text)
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .endOfInput, .redraw, .paste:
      break
    }
    return .nothing
  }

  /// What is kept of a text once more is typed: the first letter replaces a suggestion.
  func kept(_ entry: Entry, _ text: String) -> String {
    entry == .file && text == suggestion ? "" : text
  }

  static func longer(_ text: String, by more: String) -> String {
    String((text + more).prefix(200))
  }

  private mutating func finish(_ entry: Entry, _ text: String) -> Answer {
    let snapshot = walker.snapshot
    switch entry {
    case .number:
      let number = Int(text) ?? 0
      if rows.indices.contains(number - 1) {
        choose(number - 1)
      } else {
        message = "Choose 1 to \(rows.count)."
      }
    case .step:
      if let step = Int(text), walker.go(toStep: step) {
        goToFirstRow()
      } else {
        message = "The steps of this walk are 0 to \(snapshot.step + snapshot.future.count)."
      }
    case .file:
      guard !text.isEmpty else { return .nothing }
      return .save(path: text, text: fileText, replacing: false)
    case .question:
      guard !text.isEmpty else { return .nothing }
      open(.finding)
      return .find(text)
    case .fact: goBack(toChangeOf: text)
    }
    return .nothing
  }

  private mutating func takeInReplace(_ key: Key, _ path: String) -> Answer {
    guard key != .redraw else { return .nothing }
    open(.choices)
    guard key == .character("y") || key == .character("Y") else {
      message = "Not saved."
      return .nothing
    }
    return .save(path: path, text: fileText, replacing: true)
  }

  private var fileText: String { walker.file.text }

  mutating func open(_ panel: Panel) {
    self.panel = panel
    scroll = 0
  }

  private mutating func goToFirstRow() { (cursor, showsCuts) = (0, false) }

  /// Takes the choice of a row, or opens or folds it.
  private mutating func choose(_ row: Int) {
    guard rows.indices.contains(row) else { return message = "Nothing can happen here." }
    switch rows[row] {
    case .choice(let index): take(choice: index)
    case .cuts: (cursor, showsCuts) = (row, !showsCuts)
    }
  }

  private mutating func take(choice index: Int) {
    let (choices, future) = (
      snapshot.choices, (first: snapshot.future.first, count: snapshot.future.count)
    )
    guard walker.take(index) else {
      message = "Nothing can happen here."
      return
    }
    goToFirstRow()
    longer = nil
    if !snapshot.newlyBroken.isEmpty { panel = .broken }
    if let again = future.first, again != choices[index].text {
      message = stepsForgotten(future.count)
    }
  }

  mutating func undo() {
    if goBackToLeft() { return }
    if walker.undo() {
      goToFirstRow()
    } else {
      message = "This is the start: nothing to take back."
    }
  }

  private mutating func redo() {
    if walker.redo() { goToFirstRow() } else { message = "Nothing was taken back." }
  }
}
