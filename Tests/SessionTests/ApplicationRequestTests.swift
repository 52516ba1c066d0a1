import Session
import Testing

@Suite struct ApplicationRequestTests {
  @Test(arguments: [
    ApplicationRequest(.activate), ApplicationRequest(.pick, startupID: "panel-7_TIME1234"),
    ApplicationRequest(.color("oklch(70% 0.1 200 / 0.5)")),
    ApplicationRequest(.open("/tmp/\u{30AF} 100%/a\n+b.png"), startupID: "a b"),
  ])
  func asTextItIsTheSame(_ request: ApplicationRequest) {
    #expect(ApplicationRequest(text: request.text) == request)
  }

  @Test(arguments: [
    "", "pick", "pick\0", "pick\0now\0", "quit\0\0", "open\0a.png\0", "activate\0\0\0",
    "Activate\0\0", "color\0nonsense\0", "color\0\0",
  ])
  func anyOtherTextIsNone(_ text: String) { #expect(ApplicationRequest(text: text) == nil) }
}
