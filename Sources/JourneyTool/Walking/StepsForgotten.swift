/// What is said where another choice is made than the one that was taken back.
func stepsForgotten(_ number: Int) -> String {
  number == 1
    ? "The step taken back is forgotten." : "The \(number) steps taken back are forgotten."
}
