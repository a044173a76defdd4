import Testing

/// The tests that play the phone: there is one, so they take turns.
@MainActor
@Suite(.serialized) struct PlayedTests {}
