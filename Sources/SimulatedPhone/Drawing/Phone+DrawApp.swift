import PermissionFacts

extension Phone {
  func drawApp(on canvas: inout Canvas) {
    interface.page == .none ? drawAppHome(on: &canvas) : drawPage(on: &canvas)
    if let slot = promptOnScreen {
      drawPrompt(of: self[slot], on: &canvas)
      return
    }
    guard let shown = interface.shown else {
      drawState(on: &canvas)
      return
    }
    let note =
      switch shown.phase {
      case .presenting: "coming up"
      case .presented: ""
      case .dismissing: "closing"
      }
    Panel(
      title: title(of: shown.dialog), message: message(of: shown.dialog),
      buttons: shown.dialog.buttons.map(\.title), note: note
    ).draw(on: &canvas)
  }

  private func drawPrompt(of service: Service, on canvas: inout Canvas) {
    let wording = service.wording
    if service.prompt == .choosing {
      Panel(title: "Choose What to Share", message: wording.title, buttons: ["Cancel", "Done"])
        .draw(on: &canvas)
      return
    }
    // The system writes the refusal of a pair on the left.
    let titles = service.choices.map(\.name.title)
    let isPair = titles.count == 2
    Panel(
      title: wording.alert, message: wording.purpose,
      buttons: isPair ? titles.reversed() : titles, isPair: isPair
    ).draw(on: &canvas)
  }

  private func drawAppHome(on canvas: inout Canvas) {
    canvas.put(Wording.app, row: 0, column: 1)
    guard canvas.rows >= 7, canvas.columns >= 18 else {
      canvas.put("[ \(wording.entry) ]", row: 1, column: 1)
      return
    }
    canvas.put(Wording.time, row: 0, column: 1)
    canvas.putRight(Wording.app, row: 0)
    canvas.put(String(repeating: "─", count: canvas.columns), row: 1, column: 0)
    let top = max(3, canvas.rows / 2 - 1)
    let left = (canvas.columns - 16) / 2
    canvas.box(rows: top..<(top + 3), columns: left..<(left + 16))
    canvas.center(wording.entry, row: top + 1)
  }

  /// The app's page over its home page.
  private func drawPage(on canvas: inout Canvas) {
    canvas.put("< Back", row: 0, column: 1)
    canvas.putRight(wording.entry, row: 0)
    let body = 1..<max(1, canvas.rows)
    if case .message(let reason) = interface.content {
      drawMessage(reason, on: &canvas)
    } else if capture.session == .picture {
      drawPicture(in: body, on: &canvas)
    } else if isPageBlack || capture.session == .black || capture.session == .dark {
      canvas.fill(body, with: "#")
      canvas.center("  (no image)  ", row: (1 + canvas.rows) / 2)
    } else {
      let text = capture.session == .starting ? "(camera starting)" : "(empty)"
      canvas.center(text, row: (1 + canvas.rows) / 2)
    }
  }

  private func drawMessage(_ reason: Reason, on canvas: inout Canvas) {
    var row = canvas.rows >= 8 ? 2 : 1
    for line in folded(headline(of: reason), to: canvas.columns - 2) {
      canvas.center(line, row: row)
      row += 1
    }
    let buttons: [Button] =
      reason == .interrupted || reason == .beside ? [.cancel] : [.retry, .cancel]
    if canvas.rows >= 8 { row += 1 }
    for button in buttons {
      canvas.center("[ \(button.title) ]", row: row)
      row += 1
    }
  }

  /// A code under the viewfinder.
  private func drawPicture(in rows: Range<Int>, on canvas: inout Canvas) {
    let code = ["███ ▒ ███", "█ █▒█ █ █", "███ █ ███", "▒ █▒ ██ ▒", "███ ▒█ ▒█"]
    canvas.fill(rows, with: "·")
    let height = min(rows.count, code.count + 2)
    let width = min(canvas.columns, 15)
    let top = rows.lowerBound + (rows.count - height) / 2
    let left = (canvas.columns - width) / 2
    canvas.box(rows: top..<(top + height), columns: left..<(left + width))
    for (offset, line) in code.prefix(max(0, height - 2)).enumerated() {
      canvas.put(line, row: top + 1 + offset, column: left + (width - line.count) / 2)
    }
  }

  /// What a person cannot see, but feels: the app does not react yet, or something moves.
  private func drawState(on canvas: inout Canvas) {
    let text: String? =
      switch interface.page {
      case .pushing: "(page coming in)"
      case .popping: "(page going out)"
      case .swiping: "(page half aside)"
      case .none, .shown: scene == .active ? nil : "(not active yet)"
      }
    if let text, canvas.rows > 1 { canvas.center(" \(text) ", row: canvas.rows - 1) }
  }
}
