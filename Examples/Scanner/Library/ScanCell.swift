import SwiftUI

/// A small page with its title.
struct ScanCell: View {
  let scan: Scan
  let picture: UIImage?

  var body: some View {
    VStack(spacing: 8) {
      // The page fills a sheet of A4; the picture decides nothing about the cell's size.
      Color.white
        .aspectRatio(1 / 1.414, contentMode: .fit)
        .overlay { thumbnail }
        .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
        .shadow(color: .black.opacity(0.16), radius: 4, y: 2)
      Text(scan.title)
        .font(.footnote)
        .lineLimit(2, reservesSpace: true)
        .multilineTextAlignment(.center)
    }
    .contentShape(Rectangle())
  }

  @ViewBuilder private var thumbnail: some View {
    if let picture {
      Image(uiImage: picture)
        .resizable()
        .aspectRatio(contentMode: .fill)
    } else {
      Image(systemName: "exclamationmark.triangle")
        .font(.title2)
        .foregroundStyle(.gray)
    }
  }
}
