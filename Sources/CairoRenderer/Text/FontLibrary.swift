import CCairo
import CoreGraphics

/// The faces that text is set in: a fixed list of files, looked up nowhere else, so that text looks the same for every user.
///
/// The user's fontconfig files, language and environment do not take part. One library belongs to one thread (Pango's rule).
final class FontLibrary {
  /// Where a face comes from.
  struct Source {
    var package: String, family: String
    /// A file that must be there, and a glob for those that are used.
    var file: String, glob: String
  }

  /// Folders and names as Debian 12 installs them.
  static let sources = [
    Source(
      package: "fonts-inter", family: "Inter",
      file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", glob: "/usr/share/fonts/opentype/inter/*.otf"),
    Source(
      package: "fonts-noto-cjk", family: "Noto Sans CJK KR",
      file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", glob: "/usr/share/fonts/opentype/noto/Noto*CJK-*.ttc"),
    Source(
      package: "fonts-noto-color-emoji", family: "Noto Color Emoji",
      file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", glob: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
    Source(
      package: "fonts-dejavu-core", family: "DejaVu Sans Mono",
      file: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", glob: "/usr/share/fonts/truetype/dejavu/DejaVuSans*.ttf"),
    Source(
      package: "fonts-material-design-icons-iconfont", family: "Material Icons",
      file: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
      glob: "/usr/share/fonts/truetype/material-design-icons-iconfont/*.ttf"),
    Source(
      package: "fonts-font-awesome", family: "FontAwesome",
      file: "/usr/share/fonts/truetype/font-awesome/fontawesome-webfont.ttf",
      glob: "/usr/share/fonts/truetype/font-awesome/*.ttf"),
  ]

  private let map: UnsafeMutablePointer<PangoFontMap>
  /// Lays out in points: one unit is one point, whatever the screen's scale, without hints.
  let context: OpaquePointer

  /// Throws `MissingFontsError` when a package is not installed.
  init() throws {
    let missing = Self.sources.filter { !FileManager.default.fileExists(atPath: $0.file) }
    guard missing.isEmpty else { throw MissingFontsError(packages: missing.map(\.package), files: missing.map(\.file)) }
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    let configuration = FcConfigCreate()
    Self.configurationText.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) {
        _ = FcConfigParseAndLoadFromMemory(configuration, $0, 1)
      }
    }
    FcConfigBuildFonts(configuration)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    FcConfigDestroy(configuration)  // the map holds its own reference
    context = pango_font_map_create_context(map)

    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Only the listed files; caches that fontconfig made at installation; bitmaps (emoji) scaled to the size asked for.
  private static var configurationText: String {
    let folders = Set(sources.map { ($0.file as NSString).deletingLastPathComponent }).sorted()
    return """
      <?xml version="1.0"?>
      <fontconfig>
        \(folders.map { "<dir>\($0)</dir>" }.joined())
        <cachedir>/var/cache/fontconfig</cachedir>
        <selectfont>
          <rejectfont><glob>*</glob></rejectfont>
          <acceptfont>\(sources.map { "<glob>\($0.glob)</glob>" }.joined())</acceptfont>
        </selectfont>
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit>
        </match>
        <match target="pattern">
          <edit name="lang" mode="assign" binding="strong"><string>ko</string></edit>
          <edit name="hinting" mode="assign"><bool>false</bool></edit>
          <edit name="antialias" mode="assign"><bool>true</bool></edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
              </matrix>
            </times>
          </edit>
          <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
        </match>
      </fontconfig>
      """
  }
}

/// Faces that the renderer needs are not installed.
public struct MissingFontsError: Error, CustomStringConvertible, Equatable {
  /// Debian packages.
  public let packages: [String]
  /// The files that were looked for.
  public let files: [String]

  public var description: String {
    """
    Text cannot be set: fonts are missing. Not found: \(files.joined(separator: ", ")). \
    Install them with: sudo apt-get install \(packages.joined(separator: " ")) (or run script/setup).
    """
  }
}
