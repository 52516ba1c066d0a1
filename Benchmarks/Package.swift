// swift-tools-version: 6.2
import PackageDescription

// Measures the built program from outside, as a user and another X client meet it, so that peers and
// Chidori are measured by the same foreign eyes. ColorModel, Sampling and PickerCore are linked to measure
// their parts.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Chidori", path: "..")],
  targets: [
    .systemLibrary(name: "CXlib", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CXlib", .product(name: "ColorModel", package: "Chidori"),
        .product(name: "PickerCore", package: "Chidori"),
        .product(name: "Sampling", package: "Chidori"),
        .product(name: "Geometry", package: "Chidori"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
