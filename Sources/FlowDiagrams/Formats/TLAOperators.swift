/// How components react to each other, the same for all: it reads the tables of each.
enum TLAOperators {
  static let text = #"""

    Off ==
      [
        at |-> "off", delivered |-> FALSE, over |-> {}, deferred |-> <<>>,
        callers |-> <<>>, wanted |-> FALSE, told |-> <<>>]

    Runs(p, component) == component.at # "off" /\ component.at \notin Ends[p]

    Post(p, what, from) == [component |-> p, what |-> what, from |-> from]

    \* What component p, which waits no longer for a component it called, still hears and sends.
    Without(queue, p, called) ==
      LET Stays(post) ==
            /\ ~(post.component = called /\ post.what = "BEGIN" /\ post.from = p)
            /\ ~(post.component = p /\ post.what # "BEGIN" /\ post.from = called)
      IN SelectSeq(queue, Stays)

    \* Sends the outcome of component p to all that wait for it, in order.
    RECURSIVE Answer(_, _, _, _)
    Answer(queue, p, callers, heard) ==
      IF callers = <<>> THEN queue
      ELSE
        LET caller == Head(callers)
        IN Answer(
          IF heard[caller] = "" THEN queue ELSE Append(queue, Post(caller, heard[caller], p)),
          p, Tail(callers), heard)

    \* Sends what a reaction of component p sends; the second value is what is still to be heard.
    RECURSIVE Send(_, _, _, _)
    Send(all, queue, p, sends) ==
      IF sends = <<>> THEN <<all, queue>>
      ELSE
        LET first == Head(sends)
            rest == Tail(sends)
        IN
          IF first.kind = "tell"
          THEN Send(all, Append(queue, Post(first.component, first.what, 0)), p, rest)
          ELSE IF first.kind = "call"
          THEN Send(all, Append(queue, Post(first.component, "BEGIN", p)), p, rest)
          ELSE IF first.kind = "cancel"
          THEN
            LET others == LET Other(caller) == caller # p
                          IN SelectSeq(all[first.component].callers, Other)
                left == Without(queue, p, first.component)
            IN
              IF others = all[first.component].callers THEN Send(all, left, p, rest)
              ELSE
                Send(
                  [all EXCEPT ![first.component] = [@ EXCEPT !.callers = others]],
                  Append(left, Post(first.component, "CANCEL", 0)), p, rest)
          ELSE
            Send(
              [all EXCEPT ![p] = [@ EXCEPT
                !.delivered = TRUE, !.callers = <<>>, !.wanted = FALSE,
                !.told = IF Called[p] THEN <<first.outcome, first.heard>> ELSE <<>>]],
              Answer(queue, p, all[p].callers, first.heard), p, rest)

    \* Nobody waits for a component that has ended.
    Settle(sent, p) ==
      IF sent[1][p].at \in Ends[p]
      THEN
        <<[sent[1] EXCEPT ![p] = [@ EXCEPT !.callers = <<>>, !.wanted = FALSE, !.told = <<>>]],
          sent[2]>>
      ELSE sent

    OnlyTimers(p, deferred) == LET Keeps(what) == what \in Timers[p] IN SelectSeq(deferred, Keeps)

    OnlyEvents(p, deferred) == LET Keeps(what) == what \notin Timers[p] IN SelectSeq(deferred, Keeps)

    \* Timeouts wait before events; an event waits once.
    Hold(p, deferred, what) ==
      IF what \in Timers[p]
      THEN OnlyTimers(p, deferred) \o <<what>> \o OnlyEvents(p, deferred)
      ELSE IF \E i \in 1..Len(deferred) : deferred[i] = what THEN deferred
      ELSE Append(deferred, what)

    Arrive(p, component, row) ==
      LET left == IF row.leaves
            THEN [component EXCEPT !.over = {}, !.deferred = OnlyEvents(p, component.deferred)] ELSE component
      IN IF row.to \in Ends[p]
        THEN [left EXCEPT !.at = row.to, !.over = {}, !.deferred = <<>>]
        ELSE [left EXCEPT !.at = row.to]

    RECURSIVE Hear(_, _, _, _)
    RECURSIVE Deliver(_, _, _)

    \* Delivers what waited, once a state is reached.
    Deliver(all, queue, p) ==
      IF all[p].deferred # <<>> /\ all[p].at \in States[p]
      THEN
        Hear(
          [all EXCEPT ![p] = [@ EXCEPT !.deferred = Tail(all[p].deferred)]], queue, p,
          Head(all[p].deferred))
      ELSE <<all, queue>>

    Hear(all, queue, p, what) ==
      IF all[p].at \notin DOMAIN Rows[p] THEN Deliver(all, queue, p)
      ELSE IF what \notin DOMAIN Rows[p][all[p].at] THEN Deliver(all, queue, p)
      ELSE
        LET row == Rows[p][all[p].at][what]
            component == IF row.timeout
              THEN [all[p] EXCEPT !.over = @ \cup {what}] ELSE all[p]
        IN
          IF row.holds
          THEN
            Deliver(
              [all EXCEPT ![p] = [component EXCEPT !.deferred = Hold(p, component.deferred, what)]], queue, p)
          ELSE
            LET sent ==
                  Settle(Send([all EXCEPT ![p] = Arrive(p, component, row)], queue, p, row.sends), p)
            IN Deliver(sent[1], sent[2], p)

    GiveUp(all, queue, p, sends) ==
      LET sent == Send(all, queue, p, sends) IN <<[sent[1] EXCEPT ![p] = Off], sent[2]>>

    \* Somebody asks for an attempt that runs already: it is shared.
    Join(all, queue, p, from) ==
      IF from = 0
      THEN
        <<[all EXCEPT ![p] =
            [@ EXCEPT !.wanted = @ \/ (Called[p] /\ ~all[p].delivered)]], queue>>
      ELSE IF all[p].told # <<>> THEN <<all, Answer(queue, p, <<from>>, all[p].told[2])>>
      ELSE <<[all EXCEPT ![p] = [@ EXCEPT !.callers = Append(@, from)]], queue>>

    React(all, queue, p, what, from) ==
      IF what = "BEGIN"
      THEN
        IF Runs(p, all[p]) THEN Join(all, queue, p, from)
        ELSE
          Settle(
            Send(
              [all EXCEPT ![p] = [Off EXCEPT
                !.at = Entry[p].to, !.callers = IF from = 0 THEN <<>> ELSE <<from>>,
                !.wanted = from = 0 /\ Called[p]]],
              queue, p, Entry[p].sends),
            p)
      ELSE IF what \in {"DROP", "CANCEL"}
      THEN
        IF ~Runs(p, all[p]) THEN <<all, queue>>
        ELSE IF what = "DROP" THEN GiveUp(all, queue, p, Dropped[p][all[p].at])
        ELSE IF all[p].callers # <<>> \/ all[p].wanted \/ Outlives[p] THEN <<all, queue>>
        ELSE GiveUp(all, queue, p, Cancelled[p][all[p].at])
      ELSE Hear(all, queue, p, what)

    \* Lets the components hear what is queued, until nothing is.
    RECURSIVE Drain(_, _)
    Drain(all, queue) ==
      IF queue = <<>> THEN all
      ELSE
        LET first == Head(queue)
            done == React(all, Tail(queue), first.component, first.what, first.from)
        IN Drain(done[1], done[2])

    Step(p, what) == components' = Drain(components, <<Post(p, what, 0)>>)

    Comes(p, what) ==
      /\ what \notin components[p].over
      /\ (Rows[p][components[p].at][what].holds => MayWait(p))
      /\ Step(p, what)

    Init == components = [p \in 1..Count |-> Off]

    Next ==
      \E p \in 1..Count :
        \/ ~Runs(p, components[p]) /\ Step(p, "BEGIN")
        \/ Runs(p, components[p]) /\ Called[p] /\ ~components[p].wanted /\ ~components[p].delivered
             /\ Step(p, "BEGIN")
        \/ Runs(p, components[p]) /\ Step(p, "DROP")
        \/ Runs(p, components[p]) /\ \E what \in Outside[p][components[p].at] : Comes(p, what)

    Spec == Init /\ [][Next]_components
    """#
}
