import EveryPath
import FlowDiagrams
import FlowModel
import Testing

/// Components, written for a model checker.
@Suite struct StructureTests {
  @Test func `a small one, in Promela`() throws {
    let composition = Composition("lamp", [try FlowComponent("lamp", Lamp())])
    #expect(
      composition.structure(.promela)
        == #"""
        /*
         * lamp: the structure of its components, without a world.
         * Components: lamp.
         *
         * At any moment a component that does not run may begin. A component that runs may be told
         * each of its events, and may be dropped; an event that would change nothing is left out. A
         * running timer may be over, however long it is. What the components tell each other, their
         * calls and outcomes are delivered in the same step, in order. An outcome of a component that
         * is not among these comes from outside like any event.
         *
         * Left out: the world and what it makes of effects, so answers come whether or not they were
         * asked for; how long timers run; the ends of processes, and what is remembered beyond them.
         *
         *   spin -a lamp.pml && gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000
         *
         * SPIN stores one state for each state between two steps; a search of the product finds as
         * many.
         */

        /* What is delivered within a step; not part of the state. */
        #define BEGIN 0
        #define DROP 1
        #define CANCEL 2
        #define NOBODY 255
        hidden byte queue_part[1000];
        hidden byte queue_what[1000];
        hidden byte queue_from[1000];
        hidden short queued;
        hidden short next;
        hidden short what;
        hidden byte from;
        hidden byte again;
        hidden short place;
        #define post(p, w, f) queue_part[queued] = p; queue_what[queued] = w; queue_from[queued] = f; queued++
        #define first(p, w) post(p, w, 0)

        /* lamp: Lamp */
        #define lamp_off 0
        #define lamp_in_dark 1 /* dark FlowDiagramsTests/Lamp.swift:15 */
        #define lamp_in_lit 2 /* lit FlowDiagramsTests/Lamp.swift:20 */
        #define lamp_in_broken 3 /* broken FlowDiagramsTests/Lamp.swift:22 */
        #define lamp_in_dark_touched_glows 4 /* dark/touched/glows FlowDiagramsTests/Lamp.swift:16 */
        #define lamp_hears_touched 3 /* touched */
        #define lamp_hears_glows 4 /* glows */
        #define lamp_time_lit_after_5_s 5 /* lit/after 5 s: * / it is day */
        byte lamp = lamp_off;
        bool lamp_delivered; /* its attempt has its outcome */
        byte lamp_over[1]; /* timeouts that are over */
        byte lamp_deferred[1]; /* what waits for the sequence */
        byte lamp_holds;
        inline lamp_shift() {
          place = 1;
          do
          :: place < lamp_holds -> lamp_deferred[place - 1] = lamp_deferred[place]; place++
          :: else -> break
          od;
          lamp_holds--; lamp_deferred[lamp_holds] = 0
        }
        inline lamp_clear() {
          do
          :: lamp_holds > 0 -> lamp_holds--; lamp_deferred[lamp_holds] = 0
          :: else -> break
          od
        }
        #define lamp_runs (lamp != lamp_off && lamp != lamp_in_broken)

        active proctype everything() {
        end:
          do
          :: atomic {
              queued = 0;
              if
              :: !lamp_runs -> first(0, BEGIN)
              :: lamp == lamp_in_dark ->
                if
                :: first(0, lamp_hears_touched)
                :: first(0, DROP)
                fi
              :: lamp == lamp_in_lit ->
                if
                :: first(0, lamp_hears_touched)
                :: lamp_over[0] == 0 -> first(0, lamp_time_lit_after_5_s)
                :: first(0, DROP)
                fi
              :: lamp == lamp_in_dark_touched_glows ->
                if
                :: first(0, lamp_hears_touched)
                :: first(0, lamp_hears_glows)
                :: first(0, DROP)
                fi
              fi;
              d_step {
                next = 0;
                do
                :: next == queued -> break
                :: else ->
                  what = queue_what[next]; from = queue_from[next]; next++;
                  if
                  :: queue_part[next - 1] == 0 -> /* lamp */
                    if
                    :: what == BEGIN ->
                      if
                      :: lamp_runs
                      :: else ->
                        lamp_delivered = 0;
                        lamp = lamp_in_dark
                      fi
                    :: what == DROP ->
                      if
                      :: lamp == lamp_in_dark || lamp == lamp_in_dark_touched_glows ->
                        lamp_delivered = 1; /* over */
                        lamp_clear();
                        lamp_delivered = 0; lamp = lamp_off
                      :: lamp == lamp_in_lit ->
                        lamp_delivered = 1; /* over */
                        lamp_over[0] = 0;
                        lamp_clear();
                        lamp_delivered = 0; lamp = lamp_off
                      :: else
                      fi
                    :: else ->
                      again = 1;
                      do
                      :: again == 0 -> break
                      :: else ->
                        again = 0;
                        if
                        :: lamp == lamp_in_dark ->
                          if
                          :: what == lamp_hears_touched -> /* FlowDiagramsTests/Lamp.swift:15 / light */
                            lamp = lamp_in_dark_touched_glows
                          :: else
                          fi
                        :: lamp == lamp_in_lit ->
                          if
                          :: what == lamp_hears_touched -> /* FlowDiagramsTests/Lamp.swift:21 */
                            lamp_over[0] = 0;
                            lamp_delivered = 1; /* over */
                            lamp_clear();
                            lamp = lamp_in_broken
                          :: what == lamp_time_lit_after_5_s -> /* FlowDiagramsTests/Lamp.swift:20 */
                            lamp_over[0] = 1;
                            lamp_over[0] = 0;
                            lamp = lamp_in_dark
                          :: else
                          fi
                        :: lamp == lamp_in_dark_touched_glows ->
                          if
                          :: what == lamp_hears_glows -> /* FlowDiagramsTests/Lamp.swift:16 */
                            lamp = lamp_in_lit
                          :: what == lamp_hears_touched -> again = 2
                          :: else
                          fi
                        :: else
                        fi;
                        if
                        :: again == 2 ->
                          again = 0;
                          place = 0;
                          do
                          :: place < lamp_holds && lamp_deferred[place] != what -> place++
                          :: else -> break
                          od;
                          if
                          :: place == lamp_holds -> lamp_deferred[place] = what; lamp_holds++
                          :: else
                          fi
                        :: else
                        fi;
                        if
                        :: lamp_holds > 0 && lamp <= 3 ->
                          what = lamp_deferred[0]; lamp_shift(); again = 1
                        :: else
                        fi
                      od
                    fi
                  fi
                od;
                queued = 0; next = 0; what = 0; from = 0; again = 0; place = 0
              }
            }
          od
        }

        """#)
  }

  @Test func `a small one, in TLA+, up to the operators that all have`() throws {
    let composition = Composition("lamp", [try FlowComponent("lamp", Lamp())])
    let text = composition.structure(.tla)
    let begin = try #require(text.firstRange(of: "\\* 1: lamp")).lowerBound
    let end = try #require(text.firstRange(of: "\nOff ==")).lowerBound
    #expect(
      text[begin..<end]
        == #"""
        \* 1: lamp, Lamp
        Rows_1 == [
          \* dark FlowDiagramsTests/Lamp.swift:15
          at_dark |-> [
            hears_touched |-> [holds |-> FALSE, timeout |-> FALSE, to |-> "at_dark_touched_glows", leaves |-> FALSE, sends |-> <<>>]],
          \* lit FlowDiagramsTests/Lamp.swift:20
          at_lit |-> [
            hears_touched |-> [holds |-> FALSE, timeout |-> FALSE, to |-> "at_broken", leaves |-> TRUE, sends |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>],
            time_lit_after_5_s |-> [holds |-> FALSE, timeout |-> TRUE, to |-> "at_dark", leaves |-> TRUE, sends |-> <<>>]],
          \* dark/touched/glows FlowDiagramsTests/Lamp.swift:16
          at_dark_touched_glows |-> [
            hears_touched |-> [holds |-> TRUE, timeout |-> FALSE],
            hears_glows |-> [holds |-> FALSE, timeout |-> FALSE, to |-> "at_lit", leaves |-> TRUE, sends |-> <<>>]]]
        Outside_1 == [
          \* dark FlowDiagramsTests/Lamp.swift:15
          at_dark |-> {"hears_touched"},
          \* lit FlowDiagramsTests/Lamp.swift:20
          at_lit |-> {"hears_touched", "time_lit_after_5_s"},
          \* dark/touched/glows FlowDiagramsTests/Lamp.swift:16
          at_dark_touched_glows |-> {"hears_touched", "hears_glows"}]
        Timers_1 == {"time_lit_after_5_s"}
        States_1 == {"at_dark", "at_lit"}
        Ends_1 == {"at_broken"}
        Called_1 == FALSE
        Outlives_1 == FALSE
        Entry_1 == [to |-> "at_dark", sends |-> <<>>]
        Dropped_1 == [
          \* dark FlowDiagramsTests/Lamp.swift:15
          at_dark |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>,
          \* lit FlowDiagramsTests/Lamp.swift:20
          at_lit |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>,
          \* dark/touched/glows FlowDiagramsTests/Lamp.swift:16
          at_dark_touched_glows |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>]
        Cancelled_1 == [
          \* dark FlowDiagramsTests/Lamp.swift:15
          at_dark |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>,
          \* lit FlowDiagramsTests/Lamp.swift:20
          at_lit |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>,
          \* dark/touched/glows FlowDiagramsTests/Lamp.swift:16
          at_dark_touched_glows |-> <<[kind |-> "deliver", outcome |-> 1, heard |-> <<"">>]>>]

        Rows == << Rows_1 >> \* what each does at each place with each input
        Outside == << Outside_1 >> \* what may come from outside at each place
        Timers == << Timers_1 >> \* which inputs are timers
        States == << States_1 >> \* where what waits is delivered
        Ends == << Ends_1 >> \* where an attempt has ended
        Called == << Called_1 >> \* whether another component calls it
        Outlives == << Outlives_1 >> \* whether an attempt goes on when its last caller has left
        Entry == << Entry_1 >> \* how an attempt begins
        Dropped == << Dropped_1 >> \* what is sent when an attempt is dropped
        Cancelled == << Cancelled_1 >> \* what is sent when a call is cancelled
        Count == 1

        MayWait(p) == TRUE

        """#)
  }

  private func house() throws -> Composition {
    Composition(
      "house",
      [
        try FlowComponent("visit", Visit()), try FlowComponent("door", Knock()),
        try FlowComponent("chain", Chain(length: 3)),
      ])
  }

  @Test(arguments: [
    // A call, the end of one, a tell, an outcome on its way to the caller, a bound.
    "post(1, BEGIN, 1); /* door */", "door_quit(1);",
    "post(2, chain_hears_next, 0);",
    ":: door_callers[place] == 1 -> post(0, visit_hears_door_no, 2)",
    ":: visit_holds < 2 -> first(0, visit_hears_bored)",
  ])
  func `components reach each other in Promela`(line: String) throws {
    let text = try house().structure(.promela, mostDeferred: 2)
    #expect(text.split(separator: "\n").contains { $0.drop { $0 == " " } == line })
  }

  @Test(arguments: [
    "sends |-> <<[kind |-> \"call\", component |-> 2]>>",
    "sends |-> <<[kind |-> \"cancel\", component |-> 2]>>",
    "sends |-> <<[kind |-> \"tell\", component |-> 3, what |-> \"hears_next\"]>>",
    "kind |-> \"deliver\", outcome |-> 1, heard |-> <<\"hears_door_yes\", \"\", \"\">>]",
    "MayWait(p) == Len(components[p].deferred) < 2",
  ])
  func `components reach each other in TLA+`(words: String) throws {
    #expect(try house().structure(.tla, mostDeferred: 2).contains(words))
  }

  @Test(arguments: ModelFormat.allCases)
  func `the same bytes twice, with every bracket closed`(format: ModelFormat) throws {
    let text = try house().structure(format)
    #expect(try house().structure(format) == text)
    #expect(Self.unclosed(in: text) == "")
  }

  @Test func `an open bracket is seen`() {
    #expect(Self.unclosed(in: "a |-> [b |-> (1, 2]") == "[(")
  }

  /// The brackets that are still open at the end, comments and texts left out.
  private static func unclosed(in text: String) -> String {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var open = ""
    for line in text.split(separator: "\n") {
      let code = line.prefix(upTo: line.firstRange(of: "\\*")?.lowerBound ?? line.endIndex)
      guard !code.hasPrefix("/*"), !code.hasPrefix(" *") else { continue }
      let end = code.firstRange(of: "/*")?.lowerBound ?? code.endIndex
      for character in code[..<end] {
        if "([{".contains(character) { open.append(character) }
        if let first = pairs[character], open.last == first { open.removeLast() }
      }
    }
    return open
  }
}
