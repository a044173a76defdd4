import CameraFlow
import CameraSystem
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct CameraPageStackTests {
  let stack = CameraPageStack()
  let told = Told()

  /// What the stack told, in order.
  @MainActor
  final class Told {
    var words: [String] = []
    func note(_ word: String) -> @MainActor () -> Void { { self.words.append(word) } }
  }

  init() {
    stack.whenGone = told.note("gone")
  }

  private func openPage() {
    stack.openPage(told.note("opened"))
    stack.pageWasMade()
    stack.pageHasAppeared()
  }

  @Test func `A page is open once its transition has ended`() {
    stack.openPage(told.note("opened"))
    #expect(stack.isInStack)
    stack.pageWasMade()
    #expect(told.words == [])
    stack.pageHasAppeared()
    #expect(told.words == ["opened"])
    stack.openPage(told.note("open already"))
    #expect(told.words == ["opened", "open already"])
  }

  @Test func `A page that the flow takes away has left once its transition has ended`() {
    openPage()
    stack.leavePage(told.note("left"))
    #expect(!stack.isInStack)
    #expect(told.words == ["opened"])
    stack.pageHasDisappeared()
    stack.pageWasTakenApart()
    #expect(told.words == ["opened", "left"])
    stack.leavePage(told.note("left already"))
    #expect(told.words == ["opened", "left", "left already"])
  }

  @Test func `Of a person who goes back the flow is told once, whatever is said first`() {
    openPage()
    stack.isInStack = false
    #expect(told.words == ["opened"])
    stack.pageHasDisappeared()
    stack.pageWasTakenApart()
    #expect(told.words == ["opened", "gone"])

    openPage()
    stack.pageHasDisappeared()
    stack.isInStack = false
    stack.pageWasTakenApart()
    #expect(told.words == ["opened", "gone", "opened", "gone"])

    openPage()
    stack.pageHasDisappeared()
    stack.pageWasTakenApart()
    stack.isInStack = false
    #expect(told.words == ["opened", "gone", "opened", "gone", "opened", "gone"])
  }

  @Test func `A swipe that is cancelled has not happened`() {
    openPage()
    stack.pageHasAppeared()
    #expect(told.words == ["opened"])
    #expect(stack.isInStack)
  }

  @Test func `A page that another covers is still there, and leaves when it is taken apart`() {
    openPage()
    stack.pageHasDisappeared()
    #expect(told.words == ["opened"])
    stack.leavePage(told.note("left"))
    #expect(told.words == ["opened"])
    stack.pageWasTakenApart()
    #expect(told.words == ["opened", "left"])
  }

  @Test func `A page that goes with the whole stack is gone`() async {
    openPage()
    stack.pageHasDisappeared()
    stack.pageWasTakenApart()
    #expect(await becomesTrue { told.words == ["opened", "gone"] })
    #expect(!stack.isInStack)
  }

  @Test func `A page that is made anew in one update is not gone`() async {
    openPage()
    stack.pageWasTakenApart()
    stack.pageWasMade()
    stack.pageHasAppeared()
    await settle()
    #expect(told.words == ["opened"])
    #expect(stack.isInStack)
  }

  @Test func `A page that is to leave before it was made ends both orders`() {
    stack.openPage(told.note("opened"))
    stack.leavePage(told.note("left"))
    #expect(told.words == ["opened", "left"])
    #expect(!stack.isInStack)
  }

  @Test func `A person who goes back while the page comes in ends the order and is told of`() {
    stack.openPage(told.note("opened"))
    stack.pageWasMade()
    stack.isInStack = false
    #expect(told.words == [])
    stack.pageHasDisappeared()
    #expect(told.words == ["opened", "gone"])
  }

  @Test func `An order to leave that meets a person going back is the end of both`() {
    openPage()
    stack.isInStack = false
    stack.leavePage(told.note("left"))
    #expect(told.words == ["opened"])
    stack.pageHasDisappeared()
    #expect(told.words == ["opened", "left"])
  }

  @Test func `A message stays until it is taken away, by itself or with the page`() {
    var tapped: [AccessButton] = []
    openPage()
    stack.showMessage(.busy) { tapped.append($0) }
    #expect(stack.message == .busy)
    stack.tap(.retry)
    #expect(tapped == [.retry])
    #expect(stack.message == .busy)
    stack.hideMessage()
    #expect(stack.message == nil)
    stack.showMessage(.failed) { tapped.append($0) }
    stack.leavePage(told.note("left"))
    #expect(stack.message == nil)
  }
}

extension CameraPageStackTests {
  @Test func `A page that is never made is open after a while, and gone`() async {
    stack.openPage(told.note("opened"))
    #expect(await waits { told.words == ["opened", "gone"] })
    #expect(!stack.isInStack)
  }

  @Test func `A page that says nothing of its end has left after a while`() async {
    openPage()
    stack.leavePage(told.note("left"))
    #expect(await waits { told.words == ["opened", "left"] })
    stack.pageHasDisappeared()
    stack.pageWasTakenApart()
    #expect(told.words == ["opened", "left"])
  }

  /// A test lets time pass until something is so.
  private func waits(_ isSo: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<100 where !isSo() { try? await Task.sleep(for: .milliseconds(100)) }
    return isSo()
  }
}
