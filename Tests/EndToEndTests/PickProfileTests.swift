import ColorModel
import Geometry
import TestSupport
import Testing
import X11

/// `chidori pick --profile` on monitors with colour profiles.
@Suite(.serialized) struct PickProfileTests {
  /// #3366cc at 5,5.
  private static func stage(_ profile: [UInt8]?, _ name: String = "_ICC_PROFILE") throws
    -> PickStage
  {
    let stage = try PickStage()
    stage.fill(Point(x: 5, y: 5), 0x3366CC)
    if let profile { set(profile, name, on: stage) }
    return stage
  }

  private static func set(_ profile: [UInt8], _ name: String, on stage: PickStage) {
    let display = stage.display
    display.setProperty(
      display.atom(name), of: display.screen.root,
      to: Property(type: .cardinal, .bytes(profile)))
    display.sync()
  }

  /// cases.md, C31: raw is the default; a profile of sRGB changes no primary and no secondary.
  @Test func c31_profileOfSRGBChangesNothing() throws {
    let stage = try Self.stage(ProfileBytes.matrix(.srgb))
    for pixel in [0xFF0000, 0x00FF00, 0x0000FF, 0x00FFFF, 0xFF00FF, 0xFFFF00] as [UInt] {
      stage.fill(Point(x: 5, y: 5), pixel)
      let raw = try stage.run("pick", "--at=5,5")
      #expect(raw.text == "\(RGB8(UInt32(pixel)))\n")
      #expect(try stage.run("pick", "--at=5,5", "--profile=srgb").text == raw.text)
      #expect(try stage.run("pick", "--at=5,5", "--profile=raw").text == raw.text)
    }
  }

  @Test func c31_otherProfilesConvertWhenAsked() throws {
    let expected = Color(.displayP3, 0.2, 0.4, 0.8).converted(to: .srgb)
    let clipped = RGB8(
      UInt8((max(0, expected.components.x) * 255).rounded()),
      UInt8((expected.components.y * 255).rounded()),
      UInt8((expected.components.z * 255).rounded()))
    #expect(clipped != RGB8(0x3366CC))
    for profile in [ProfileBytes.matrix(.displayP3), ProfileBytes.table(.displayP3)] {
      let stage = try Self.stage(profile)
      #expect(try stage.run("pick", "--at=5,5").text == "#3366cc\n")
      #expect(try stage.run("pick", "--at=5,5", "--profile=raw").text == "#3366cc\n")
      let converted = try stage.run("pick", "--at=5,5", "--profile=srgb")
      #expect(converted.text == "\(clipped)\n" && converted.errorText.isEmpty)
      let json = try stage.run("pick", "--at=5,5", "--profile=srgb", "--json").text
      #expect(json.contains(#""profile":"srgb"}"#) && json.contains("\(clipped)"))
      #expect(try stage.run("pick", "--at=5,5", "--json").text.contains(#""profile":"raw"}"#))
    }
  }

  /// Two fifths blue, the rest yellow on a monitor of gamma 1.8, dragged over and by its place.
  @Test func pixelsAreConvertedBeforeTheirMeanIsTaken() throws {
    let stage = try Self.stage(ProfileBytes.matrix(.srgb, gamma: 1.8))
    stage.fill(Rect(x: 100, y: 100, width: 16, height: 20), 0x0000FF)
    stage.fill(Rect(x: 116, y: 100, width: 24, height: 20), 0xFFFF00)
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick("--profile=srgb", "--json", "--mean=linear")
    try stage.xdotool("mousedown", "1", "mousemove", "139", "119", "mouseup", "1")
    let text = pick.finish().text
    #expect(text.hasPrefix(##"{"input":null,"hex":"#cbcbaa""##), "\(text)")
    for mean in [
      ##""srgb":{"hex":"#999966""##, ##""linear":{"hex":"#cbcbaa""##,
      ##""median":{"hex":"#ffff00""##, ##""mode":{"hex":"#ffff00""##,
    ] {
      #expect(text.contains(mean), "\(mean): \(text)")
    }
    // 6 of 11 columns are yellow.
    let square = ["pick", "--at=116,110", "--size=11", "--profile"]
    #expect(try stage.run(square + ["srgb"]).text == "#8b8b74\n")
    #expect(try stage.run(square + ["raw"]).text == "#8b8b74\n")
  }

  @Test func withoutAProfileThereIsNoneToTell() throws {
    let stage = try Self.stage(nil)
    let outcome = try stage.run("pick", "--at=5,5", "--profile=srgb", "--json")
    #expect(
      outcome.text.contains(##""hex":"#3366cc""##) && outcome.text.contains(#""profile":null}"#))
    #expect(outcome.errorText.isEmpty)
  }

  @Test func brokenGrayAndHugeProfilesAreWarnedOfAndLeaveTheValuesRaw() throws {
    let rows: [([UInt8], String)] = [
      (Array(ProfileBytes.matrix(.displayP3).prefix(200)), "the profile is broken"),
      (ProfileBytes.squaredGray, "the profile is not one of RGB"),
      ([UInt8](repeating: 1, count: 5 << 20), "the profile is over 4 MiB"),
    ]
    for (profile, reason) in rows {
      let stage = try Self.stage(profile)
      let outcome = try stage.run("pick", "--at=5,5", "--profile=srgb")
      #expect(outcome.text == "#3366cc\n" && outcome.status == 0)
      #expect(outcome.errorText == "chidori: warning: raw values, \(reason): monitor 1\n")
      // Who does not ask for it is not bothered.
      #expect(try stage.run("pick", "--at=5,5").errorText.isEmpty)
    }
  }

  /// Two monitors beside each other: the second one's profile counts on it alone.
  @Test func eachMonitorHasItsOwn() throws {
    let stage = try Self.stage(ProfileBytes.matrix(.displayP3), "_ICC_PROFILE_1")
    for (name, place) in [("left", "320/85x480/127+0+0"), ("right", "320/85x480/127+320+0")] {
      let outcome = try Program.run(
        ["xrandr", "--setmonitor", name, place, name == "left" ? "screen" : "none"],
        environment: stage.server.environment)
      #expect(outcome.status == 0, "\(outcome.errorText)")
    }
    stage.fill(Point(x: 400, y: 5), 0x3366CC)
    #expect(try stage.run("pick", "--at=5,5", "--profile=srgb").text == "#3366cc\n")
    #expect(try stage.run("pick", "--at=400,5", "--profile=srgb").text != "#3366cc\n")
  }

  /// cases.md, C31: the settings say it too, and the option has the last word.
  @Test func c31_theSettingConvertsAndTheOptionWins() throws {
    let stage = try Self.stage(ProfileBytes.matrix(.displayP3))
    let converted = try stage.run("pick", "--at=5,5", "--profile=srgb").text
    try stage.server.home.write("{\"profile\": \"srgb\"}", to: "config/chidori/settings.json")
    #expect(try stage.run("pick", "--at=5,5").text == converted)
    #expect(try stage.run("pick", "--at=5,5", "--profile=raw").text == "#3366cc\n")
  }

  /// cases.md, C33: a mark in the loupe where there is a profile, be it applied or not; else none.
  @Test(arguments: ["raw", "srgb"])
  func c33_theLoupeIsMarkedWhileThereIsAProfile(profile: String) throws {
    let stage = try Self.stage(nil)
    stage.movePointer(to: Point(x: 5, y: 5))
    let picking = try stage.startPick("--profile=\(profile)")
    picking.waitForPicture { picking.hasWords }
    #expect(!picking.hasBadge)
    Self.set(ProfileBytes.matrix(.displayP3), "_ICC_PROFILE", on: stage)
    picking.waitForPicture { picking.hasBadge }
    let told = try stage.run("pick", "--at=5,5", "--profile=\(profile)").text
    #expect((told == "#3366cc\n") == (profile == "raw"))
    try stage.xdotool("key", "shift+Return")
    #expect(stage.line(of: picking.program).map { $0 + "\n" } == told)
    stage.display.deleteProperty(
      stage.display.atom("_ICC_PROFILE"), of: stage.display.screen.root)
    stage.display.sync()
    picking.waitForPicture { !picking.hasBadge }
    try stage.xdotool("key", "Return")
    #expect(stage.finish(picking.program).text.hasSuffix("#3366cc\n"))
  }

  @Test func theLoupeConvertsToo() throws {
    let stage = try Self.stage(ProfileBytes.matrix(.displayP3))
    let told = try stage.run("pick", "--at=5,5", "--profile=srgb").text
    stage.movePointer(to: Point(x: 5, y: 5))
    let picking = try stage.startPick("--profile=srgb")
    try stage.xdotool("key", "Return")
    #expect(stage.finish(picking.program).text == told)
  }
}
