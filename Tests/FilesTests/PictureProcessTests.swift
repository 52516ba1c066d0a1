import Foundation
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing

@testable import Files

@Suite struct PictureProcessTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// By a process of its own: a file that this one has open for writing, in a program that another
  /// test is just starting too, cannot be run.
  private func writeDecoder(_ script: String) throws {
    let outcome = try Program.run(
      ["sh", "-c", #"cat >"$0" && chmod 700 "$0""#, folder["decoder"]],
      input: Array("#!/bin/sh\n\(script)\n".utf8))
    #expect(outcome.status == 0)
  }

  /// What comes of a decoder that does as a shell says.
  private func outcome(_ script: String) throws -> Result<LoadedPicture, any Error> {
    try writeDecoder(script)
    let loading = try PictureLoading("any", program: folder["decoder"])
    return Result { try loading.wait() }
  }

  private func problem(_ script: String) throws -> PictureProblem? {
    if case .failure(let problem as PictureProblem) = try outcome(script) { problem } else { nil }
  }

  @Test func decodersThatEndWithoutAPictureAreTold() throws {
    #expect(try problem("exit 0") == .decoderFailed)
    #expect(try problem("kill -SEGV $$") == .decoderFailed)
    #expect(try problem("kill -XCPU $$") == .needsTime)
    #expect(try problem("kill -KILL $$") == .needsMemory)
    #expect(try problem("echo progress 500; kill -ABRT $$") == .decoderFailed)
    #expect(throws: PictureProblem.cannotStart(code: ENOENT)) {
      try PictureLoading("any", program: folder["none"])
    }
  }

  @Test func decodersAreNotBelieved() throws {
    for line in [
      "hello", "progress 1001", "progress x", "picture 0 1 3 0 none", "picture 1 1 5 5 none",
      "picture 4000000000 4000000000 3 12000000000 none", "picture 2 1 3 5 none",
      "picture 2 1 3 6 sideways", "problem", "problem needs-package evil",
      "picture 9223372036854775807 9223372036854775807 4 1 none", "problem bad", "",
    ] {
      let told = try problem("printf '%s\\n' '\(line)'; exec cat /dev/zero")
      #expect(told == .decoderFailed, "\(line)")
    }
    // A line without an end, pixels that are too many, and too few.
    #expect(try problem("exec cat /dev/zero") == .decoderFailed)
    #expect(try problem("echo picture 1 1 3 3 none; echo more than three") == .decoderFailed)
    #expect(try problem("echo picture 2 1 3 6 none; printf few") == .decoderFailed)
  }

  @Test func pixelsMayFollowInAnyPieces() throws {
    let script = "echo progress 1000; printf 'picture 2 1 3 6 srgb\\nab'; printf 'cd'; printf ef"
    let loaded = try outcome(script).get()
    #expect(loaded.picture.bytes == Array("abcdef".utf8))
    #expect(loaded.profile == .srgb)
  }

  @Test func progressIsToldAsItGrows() throws {
    let png = PictureBytes.png(PictureBytes.pixels(400, 300))
    try folder.write(png, to: "picture")
    let loading = try PictureLoadingTests.loading(folder["picture"])
    var told = [0.0]
    while try loading.advance() == nil {
      if let last = told.last, loading.progress != last { told.append(loading.progress) }
      var file = pollfd(fd: loading.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&file, 1, -1)
    }
    #expect(told == told.sorted())
    // Six pieces of 64 KiB; what is read at once may be more than one line.
    #expect(told.count > 3)
    #expect(told.last == 1)
  }

  @Test func cancellingEndsTheProcess() throws {
    try writeDecoder("exec sleep 1000")
    let loading = try PictureLoading("any", program: folder["decoder"])
    #expect(try loading.advance() == nil)
    loading.cancel()
    #expect(kill(loading.process, 0) == -1 && errno == ESRCH)
    #expect(loading.descriptor == -1)
    // Once more does nothing.
    loading.cancel()
  }

  @Test(arguments: [
    DecoderMessage.progress(0), .progress(1000),
    .picture(Size(width: 3, height: 2), hasAlpha: true, bytesPerRow: 12, .converted),
    .picture(Size(width: 3, height: 2), hasAlpha: false, bytesPerRow: 12, .none),
    .problem(.cannotRead(code: 5)), .problem(.notAFile), .problem(.fileTooLarge),
    .problem(.tooLarge(Size(width: 9, height: 8))), .problem(.unknownFormat),
    .problem(.needsPackage("librsvg2-common")), .problem(.broken), .problem(.truncated),
    .problem(.needsMemory), .problem(.needsTime), .problem(.decoderFailed), .problem(.noDecoder),
    .problem(.cannotStart(code: 2)),
  ])
  func messagesAreReadAsTheyWereTold(_ message: DecoderMessage) {
    #expect(message.line.utf8.count <= DecoderMessage.longest)
    #expect(DecoderMessage(line: String(message.line.dropLast())) == message)
  }
}
