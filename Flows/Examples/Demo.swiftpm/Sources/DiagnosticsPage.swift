import EveryPath
import SwiftUI

/// What the coordinator is doing, what it told, and the flight record of the latest attempt.
struct DiagnosticsPage: View {
  @ObservedObject var diagnostics: Diagnostics

  var body: some View {
    List {
      Section("The coordinator") {
        Text(diagnostics.progress.isEmpty ? "Nothing is asked for." : diagnostics.progress)
      }
      Section("Events") { Lines(diagnostics.events) }
      Section("Problems") { Lines(diagnostics.problems) }
      Section("The latest attempt") {
        Lines(diagnostics.record?.description.split(separator: "\n").map(String.init) ?? [])
        if let file = diagnostics.file { ShareLink("Send the flight record", item: file) }
      }
    }
    .navigationTitle("Diagnostics")
  }
}

/// Lines of text, or that there are none.
private struct Lines: View {
  let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  var body: some View {
    if lines.isEmpty {
      Text("None.").foregroundStyle(Color.secondary)
    } else {
      ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]).font(.body) }
    }
  }
}
