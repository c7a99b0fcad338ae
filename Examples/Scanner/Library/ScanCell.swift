import SwiftUI

/// A small page with its title.
struct ScanCell: View {
  let scan: Scan
  let library: ScanLibrary
  /// Of a large scan, once it is made.
  @State private var thumbnail: UIImage?
  /// It has been tried.
  @State private var isTried = false

  var body: some View {
    VStack(spacing: 8) {
      // The page fills a sheet of A4; the picture decides nothing about the cell's size.
      Color.white
        .aspectRatio(1 / 1.414, contentMode: .fit)
        .overlay { page }
        .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
        .shadow(color: .black.opacity(0.16), radius: 4, y: 2)
      Text(scan.title)
        .font(.footnote)
        .lineLimit(2, reservesSpace: true)
        .multilineTextAlignment(.center)
    }
    .contentShape(Rectangle())
  }

  private var isLarge: Bool { library.picture(of: scan)?.isLarge == true }

  @ViewBuilder private var page: some View {
    if let picture = isLarge ? thumbnail : library.picture(of: scan) {
      Image(uiImage: picture)
        .resizable()
        .aspectRatio(contentMode: .fill)
    } else if isLarge && !isTried {
      ProgressView()
        .tint(.gray)
        .accessibilityIdentifier("loading")
        .task {
          thumbnail = await library.thumbnail(of: scan, size: CGSize(width: 540, height: 764))
          isTried = true
        }
    } else {
      Image(systemName: "exclamationmark.triangle")
        .font(.title2)
        .foregroundStyle(.gray)
    }
  }
}
