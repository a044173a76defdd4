import EveryPath
import PermissionFlows

/// First the page, then the question; after a refusal first the page leaves, then the dialog comes.
extension CameraFlow {
  @RowBuilder func opening(_ stage: Stage) -> Transitions {
    Enter {
      Perform(.openPage, until: .pageShown)
      Go(to: .permission(stage))
    }
    Ignore(.foregrounded, because: "the permission is read once the page is there")
  }

  @RowBuilder func permission(_ stage: Stage) -> Transitions {
    Enter {
      Call(Self.question, until: .granted(.full)) {
        for refusal in AccessRefusal.allCases {
          Or(AccessOutcome(refusal), from: Self.question) { Go(to: .leaving(stage)) }
        }
        for (outcome, end) in Self.ends {
          Or(outcome, from: Self.question) { Go(to: .closing(end, stage)) }
        }
      }
      Perform(.startSession)
      Go(to: .starting(stage))
    }
    Interrupt(.pageGone) { finish(.cancelled, stage) }
    Ignore(.foregrounded, because: "the permission's own attempt reads again")
  }

  @RowBuilder func leaving(_ stage: Stage) -> Transitions {
    Enter {
      Perform(.leavePage, until: .pageLeft)
      Go(to: .explaining(stage))
    }
    Ignore(.foregrounded, because: "the permission is read once the page has left")
  }

  @RowBuilder func explaining(_ stage: Stage) -> Transitions {
    Enter {
      Call(Self.access, until: .granted(.full)) {
        for refusal in AccessRefusal.allCases {
          Or(AccessOutcome(refusal), from: Self.access) { finish(CameraOutcome(refusal), stage) }
        }
        for (outcome, end) in Self.ends {
          Or(outcome, from: Self.access) { finish(end, stage) }
        }
      }
      Go(to: .opening(stage))
    }
    Ignore(.foregrounded, because: "the permission's own attempt reads again")
  }

  /// The page goes, then the attempt ends.
  @RowBuilder func closing(_ outcome: Outcome, _ stage: Stage) -> Transitions {
    Enter {
      Perform(.leavePage, until: .pageLeft)
      finish(outcome, stage)
    }
    Ignore(.foregrounded, because: "the attempt is about to end")
  }

  /// An attempt that has its answer ends without another one.
  @StepBuilder func finish(_ outcome: Outcome, _ stage: Stage) -> Steps {
    Go(to: stage == .again ? .ended : .closed(outcome))
  }

  /// How the permission's attempt may end beside a grant and a refusal.
  private static var ends: KeyValuePairs<AccessOutcome<WholeGrant>, CameraOutcome> {
    [.alternative: .alternative, .cancelled: .cancelled, .dropped: .dropped]
  }
}
