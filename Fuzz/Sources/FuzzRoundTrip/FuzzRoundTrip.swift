import Laws

/// Reads any bytes as a colour, writes it in every format, and reads that again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = UnsafeBufferPointer(start: bytes, count: count)
  if let color = Laws.reading(text, as: .field) { Laws.writing(color) }
  return 0
}
