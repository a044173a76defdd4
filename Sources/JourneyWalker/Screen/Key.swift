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
  /// A text that was pasted, not typed; nil if it is longer than ``KeyDecoder/longestPaste``.
  case paste(String?)
}
