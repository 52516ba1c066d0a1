import ColorModel
import Testing

@Suite struct HexFormTests {
  @Test func c132_onlyFullHexPreviews() {
    let typed = ["#", "#0", "#00", "#000", "#000F", "#000FF", "#000FFF"]
    let forms: [HexForm?] = [nil, nil, nil, .short, .short, nil, .full]
    #expect(typed.map { HexForm($0) } == forms)
    #expect(typed.map { HexForm(String($0.dropFirst())) } == forms)
  }

  @Test func othersHaveNoForm() {
    #expect(HexForm(" #3366cc80 ") == .full)
    for text in ["", "red", "rgb(1 2 3)", "#ggg", "##fff", "#fff #fff", "0x3366cc", "#123456789"] {
      #expect(HexForm(text) == nil, "\(text)")
    }
  }
}
