import Dispatch

/// Lets reads end that have left the main actor, as those of location do: they must not reach the
/// phone of the next journey.
@MainActor
func endReads() async {
  for _ in 0..<2 {
    await withCheckedContinuation { done in
      DispatchQueue.global().async { DispatchQueue.main.async { done.resume() } }
    }
  }
}
