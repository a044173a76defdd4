import EveryPath
import Testing

/// Who tests the tester: one state in two files.
@Suite struct TwoFilesTests {
  @Test func `the other row is named with its file where that is another`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        On(.tap, file: "Other/Rows.swift", line: 7) { Go(to: .z) }
        On(.tap) { Stay() }
        Enter(file: "Other/Rows.swift", line: 9) { Perform(.beep) }
        Enter { Perform(.buzz) }
      })
    #expect(
      found.map(\.sentence) == [
        "`a` has two rows for `tap` (the other is line 7 of Other/Rows.swift); keep one",
        "`a` has two Enter blocks (the other is line 9 of Other/Rows.swift); write their steps in "
          + "one",
      ])
    #expect(found.map(\.lineNumbers) == [[line + 1, 7], [line + 3, 9]])
  }

  @Test func `another answer and an end before a step are named with their files`() {
    let found = mistakes(
      of: Sketch {
        On(.tap) {
          Perform(.show, until: .shown, file: "Other/Steps.swift", line: 3) {
            Or(.shown) { Stay() }
          }
          Go(to: .z, file: "Other/Steps.swift", line: 4)
          Perform(.beep)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "`a` waits for `shown` twice in one place (the other is line 3 of Other/Steps.swift); keep "
          + "one",
        "this step comes after the Go or Stay of line 4 of Other/Steps.swift and can never run; Go "
          + "and Stay come last",
      ])
  }
}
