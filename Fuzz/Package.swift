// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A target of libFuzzer: an executable whose main function is the fuzzer's.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["Laws", .product(name: "ColorModel", package: "Chidori")],
    swiftSettings: settings)
}

// Built and run by Scripts/fuzz. Each fuzzer breaks a law of `Laws` by a trap.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Chidori", path: "..")],
  targets: [
    .target(
      name: "Laws",
      dependencies: ["ColorModel", "Sampling", "Geometry", "Files", "PickerCore"].map {
        .product(name: $0, package: "Chidori")
      },
      swiftSettings: settings),
    fuzzer("FuzzCSS"), fuzzer("FuzzField"), fuzzer("FuzzPaste"), fuzzer("FuzzTemplate"),
    fuzzer("FuzzRoundTrip"), fuzzer("FuzzPixels"), fuzzer("FuzzPicture"), fuzzer("FuzzProfile"),
  ]
)
