/// The module table of ARCHITECTURE.md: what each module may import, and nothing else.
///
/// Modules of later issues stand here already, so that they find their place waiting.
enum ModuleTable {
  static let imports: [String: Set<String>] = [
    "Geometry": [],
    "ColorModel": ["Glibc"],
    "Sampling": ["ColorModel", "Geometry", "Glibc", "Synchronization"],
    "Drawing": ["ColorModel", "Geometry"],
    "Views": ["Drawing", "ColorModel", "Geometry"],
    "PickerCore": ["ColorModel", "Sampling", "Geometry"],
    "PickerUI": ["PickerCore", "Views", "Drawing", "ColorModel", "Sampling", "Geometry"],
    "Text": ["Drawing", "Geometry", "CPango"],
    "X11": ["Geometry", "CX11", "Glibc", "Synchronization"],
    "Desktop": ["X11", "Text", "Views", "Drawing", "Sampling", "ColorModel", "Geometry"],
    "Files": [
      "PickerCore", "Sampling", "ColorModel", "Geometry", "CPixbuf", "CLCMS", "CZlib", "Glibc",
    ],
    "Bus": ["CSystemd", "Glibc"],
    "Session": ["Bus", "ColorModel"],
    "Accessibility": ["Bus", "Views", "Geometry"],
    "chidori": [
      "Geometry", "ColorModel", "Sampling", "Drawing", "Views", "PickerCore", "PickerUI", "Text",
      "X11", "Desktop", "Files", "Bus", "Session", "Accessibility", "CGetopt", "CMemory",
      "Glibc",
    ],
  ]

  /// Each C module with the one module that may import it.
  static let wrappers = [
    "CX11": "X11", "CPango": "Text", "CGetopt": "chidori", "CMemory": "chidori",
    "CSystemd": "Bus", "CPixbuf": "Files", "CLCMS": "Files", "CZlib": "Files",
  ]
}
