package import FlowModel

extension Picture {
  /// The screen as pieces of HTML, to be put one behind the other: pictures share most of them.
  package var fragments: [String] {
    let bar =
      [leading.map { $0.html(class: "leading") }, trailing.map { $0.html(class: "trailing") }]
      .compactMap { $0 }
    return ["<div class=\"s \(surface.rawValue)\">"]
      + (title.isEmpty && bar.isEmpty
        ? [] : ["<div class=bar>"] + bar + ["<b>\(markup(title))</b></div>"])
      + ["<div class=page>"] + parts.map { $0.html() } + ["</div>"]
      + covers.flatMap(\.fragments)
      + (isKeyboardUp ? ["<div class=keys aria-label=keyboard>⌨</div>"] : [])
      + (motion.isEmpty ? [] : ["<p class=motion>\(markup(motion))</p>"]) + ["</div>"]
  }
}

extension Picture.Cover {
  fileprivate var fragments: [String] {
    let classes = [style.rawValue] + (isModal ? ["modal"] : []) + (isEnabled ? [] : ["off"])
    return ["<div class=\"cover \(classes.joined(separator: " "))\"><div class=box>"]
      + (title.isEmpty ? [] : ["<b>\(markup(title))</b>"]) + parts.map { $0.html() }
      + (motion.isEmpty ? [] : ["<p class=motion>\(markup(motion))</p>"]) + ["</div></div>"]
  }
}

extension Picture.Element {
  fileprivate func html(class side: String? = nil) -> String {
    let classes = [kind.rawValue, side, isEnabled ? nil : "off", isFocused ? "focus" : nil]
    let value = value.isEmpty && kind != .field ? "" : "<span class=value>\(markup(value))</span>"
    let words = "<span>\(markup(text))</span>\(value)"
    return "<p class=\"\(classes.compactMap { $0 }.joined(separator: " "))\">\(words)</p>"
  }
}

/// Text as it stands in HTML.
func markup(_ text: String) -> String {
  var markup = ""
  for character in text {
    switch character {
    case "&": markup += "&amp;"
    case "<": markup += "&lt;"
    case ">": markup += "&gt;"
    case "\"": markup += "&quot;"
    default: markup.append(character)
    }
  }
  return markup
}
