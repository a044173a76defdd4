/// A key of a terminal.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case escape
  case backspace
  case endOfInput
  case redraw
  /// A text that was pasted, not typed; nil if it is longer than ``KeyDecoder/longestPaste``, or
  /// its end never came.
  case paste(String?)

  /// Whether it is one of 0 to 9.
  var isDigit: Bool {
    if case .character("0"..."9") = self { true } else { false }
  }
}
