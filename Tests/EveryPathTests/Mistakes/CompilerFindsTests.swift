#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Mistakes that the compiler finds, in fixtures that are handed to it as they are.
  ///
  /// A fixture marks the lines that must not compile with `// expect: sentence`; there must be no
  /// other error in it.
  @Suite struct CompilerFindsTests {
    static let names = [
      "sound", "forgotten-state", "empty-state", "bare-case", "break-in-state", "empty-transition",
      "empty-answers", "stray-print-in-state", "stray-text-in-state", "stray-print-in-sequence",
      "stray-number-in-sequence", "step-in-state", "go-in-state", "row-in-sequence",
      "finish-in-sequence", "or-in-state", "or-in-sequence", "step-in-answers", "misspelt-event",
      "misspelt-state", "misspelt-effect", "wait-without-reason", "go-without-label",
    ]

    static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// What the compiler says about all fixtures, asked once.
    static let complaints = Result { () throws -> [Compiler.Complaint] in
      let compiler = try Compiler.found.get()
      let work = FileManager.default.temporaryDirectory
        .appendingPathComponent("EveryPathFixtures-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: work) }
      let files = try names.map { name in
        let file = work.appendingPathComponent("\(name).swift")
        try text(of: name).write(to: file, atomically: true, encoding: .utf8)
        return file
      }
      return try compiler.complaints(about: files)
    }

    static func text(of name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent("\(name).swift.txt"), encoding: .utf8)
    }

    @Test(arguments: names)
    func `exactly the marked lines are wrong, and the sentence says why`(name: String) throws {
      let mark = "// expect: "
      let lines = try Self.text(of: name).split(separator: "\n", omittingEmptySubsequences: false)
      let expected = lines.enumerated().compactMap { number, line in
        line.range(of: mark).map { (line: number + 1, sentence: String(line[$0.upperBound...])) }
      }
      #expect(expected.isEmpty == (name == "sound"))
      let found = try Self.complaints.get().filter { $0.file == "\(name).swift" }
      #expect(Set(found.map(\.line)) == Set(expected.map(\.line)), "\(found)")
      for wanted in expected {
        #expect(
          found.contains { $0.line == wanted.line && $0.sentence.contains(wanted.sentence) },
          "\(found)")
      }
    }

    /// The builder is off, and no word of ours is heard; the page of mistakes tells what to do.
    @Test func `A return in one case`() throws {
      let compiler = try Compiler.found.get()
      let work = FileManager.default.temporaryDirectory
        .appendingPathComponent("EveryPathReturn-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: work) }
      let broken = try Self.text(of: "sound")
        .replacingOccurrences(of: "On(.allow) { Go(to: .closed) }", with: "return asking")
        .replacingOccurrences(
          of: "  func answers",
          with:
            "  @RowBuilder var asking: Transitions { On(.allow) { Go(to: .closed) } }\n  func answers"
        )
      let file = work.appendingPathComponent("return.swift")
      try broken.write(to: file, atomically: true, encoding: .utf8)
      let output = work.appendingPathComponent("return.sil").path
      let found = try compiler.complaints(about: [file], stage: ["-emit-sil", "-o", output])
      #expect(
        found.map(\.sentence) == [
          "missing return in instance method expected to return 'Broken.Transitions' (aka "
            + "'FlowRows<Broken>')"
        ])
    }

    @Test func `Every fixture is asked`() throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        .filter { !$0.hasPrefix(".") }
      #expect(Set(files) == Set(Self.names.map { "\($0).swift.txt" }))
    }

    @Test func `No complaint is lost`() throws {
      let complaints = try Self.complaints.get()
      #expect(complaints.allSatisfy { Self.names.map { "\($0).swift" }.contains($0.file) })
    }
  }
#endif
