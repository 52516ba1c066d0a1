// swift-tools-version: 6.2
import PackageDescription

// Measures the built program from outside, as a user and another X client meet it: nothing of
// the root package is linked, so that peers and Chidori are measured by the same foreign eyes.
let package = Package(
  name: "Benchmarks",
  targets: [
    .systemLibrary(name: "CXlib", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .executableTarget(
      name: "benchmark", dependencies: ["CXlib"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
