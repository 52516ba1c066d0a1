// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// A module of the product: its name and the modules it may import (see ARCHITECTURE.md).
func module(
  _ name: String, imports: [Target.Dependency] = [], links: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings, linkerSettings: links)
}

/// The tests of a module, in `Tests/<name>`.
func tests(
  _ name: String, of imports: [Target.Dependency], resources: [Resource] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: imports, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

let package = Package(
  name: "Chidori",
  products: [
    .executable(name: "chidori", targets: ["chidori"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "ColorModel", targets: ["ColorModel"]),
    .library(name: "Sampling", targets: ["Sampling"]),
    .library(name: "PickerCore", targets: ["PickerCore"]),
    .library(name: "Files", targets: ["Files"]),
    .library(name: "X11", targets: ["X11"]),
  ],
  targets: [
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CMemory"),
    .systemLibrary(
      name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),

    module("Geometry"),
    module("ColorModel", links: [.linkedLibrary("m")]),
    module("Sampling", imports: ["ColorModel", "Geometry"]),
    module("Drawing", imports: ["ColorModel", "Geometry"]),
    module("Views", imports: ["Drawing", "ColorModel", "Geometry"]),
    module("PickerCore", imports: ["ColorModel", "Sampling", "Geometry"]),
    module(
      "PickerUI",
      imports: ["PickerCore", "Views", "Drawing", "ColorModel", "Sampling", "Geometry"]),
    module("Text", imports: ["Drawing", "Geometry", "CPango"]),
    module("X11", imports: ["Geometry", "CX11"]),
    module(
      "Desktop",
      imports: ["X11", "Text", "Views", "Drawing", "Sampling", "ColorModel", "Geometry"]),
    module(
      "Files",
      imports: ["PickerCore", "Sampling", "ColorModel", "Geometry", "CPixbuf", "CLCMS"]),
    module("Bus", imports: ["CSystemd"]),
    module("Session", imports: ["Bus", "ColorModel"]),
    .executableTarget(
      name: "chidori",
      dependencies: [
        "Geometry", "ColorModel", "Sampling", "Drawing", "Views", "PickerCore", "PickerUI", "Text",
        "X11", "Desktop", "Files", "Bus", "Session", "CGetopt", "CMemory",
      ],
      swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["X11"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "ViewHarness", dependencies: ["Views", "Drawing", "ColorModel", "Geometry"],
      path: "Tests/ViewHarness", swiftSettings: settings),
    .target(
      name: "BusHarness", dependencies: ["Bus", "X11", "TestSupport"], path: "Tests/BusHarness",
      swiftSettings: settings),
    .executableTarget(
      name: "HistoryWriter", dependencies: ["Files", "PickerCore", "ColorModel"],
      path: "Tests/HistoryWriter", swiftSettings: settings),
    .executableTarget(
      name: "PictureDecoder", dependencies: ["Files", "PickerCore", "Sampling"],
      path: "Tests/PictureDecoder", swiftSettings: settings),
    tests("ArchitectureTests", of: []),
    tests("ColorModelTests", of: ["ColorModel", "TestSupport"], resources: [.copy("Data")]),
    tests("SamplingTests", of: ["Sampling", "ColorModel", "Geometry", "TestSupport"]),
    tests("DrawingTests", of: ["Drawing", "ColorModel", "Geometry", "TestSupport"]),
    tests(
      "ViewsTests",
      of: ["Views", "ViewHarness", "TestSupport", "Drawing", "ColorModel", "Geometry"],
      exclude: ["__Snapshots__"]),
    tests(
      "PickerCoreTests", of: ["PickerCore", "Sampling", "ColorModel", "Geometry", "TestSupport"],
      exclude: ["__Snapshots__"]),
    tests(
      "PickerUITests",
      of: [
        "PickerUI", "PickerCore", "Views", "ViewHarness", "TestSupport", "Drawing", "Sampling",
        "ColorModel", "Geometry",
      ],
      exclude: ["__Snapshots__"]),
    tests(
      "FilesTests",
      of: [
        "Files", "HistoryWriter", "PictureDecoder", "PickerCore", "Sampling", "ColorModel",
        "Geometry", "TestSupport",
      ]),
    tests("TextTests", of: ["Text", "Drawing", "Geometry"]),
    tests("BusTests", of: ["Bus", "BusHarness", "X11", "TestSupport"]),
    tests("SessionTests", of: ["Session", "Bus", "BusHarness", "ColorModel", "TestSupport"]),
    tests("X11Tests", of: ["X11", "Geometry", "TestSupport"]),
    tests(
      "DesktopTests",
      of: [
        "Desktop", "X11", "Text", "Views", "Drawing", "Sampling", "ColorModel", "Geometry",
        "TestSupport",
      ]),
    tests(
      "EndToEndTests",
      of: [
        "chidori", "PickerUI", "PickerCore", "Files", "Views", "Text", "Drawing", "Sampling",
        "X11", "Bus", "BusHarness", "Session", "ColorModel", "Geometry", "TestSupport",
      ]),
  ]
)
