#include "stream.h"

#include <string.h>

void raster_read_header(const struct raster_file *file, struct raster_header *header) {
  static const uint8_t png[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  uint8_t start[12] = {0};
  memset(header, 0, sizeof *header);
  header->orientation = 1;
  size_t count = raster_file_read(file, 0, start, sizeof start);
  if (count >= 3 && start[0] == 0xff && start[1] == 0xd8 && start[2] == 0xff) {
    header->format = raster_jpeg;
    stream_header_jpeg(file, header);
  } else if (count >= 8 && memcmp(start, png, 8) == 0) {
    header->format = raster_png;
    stream_header_png(file, header);
  } else if (count >= 12 && memcmp(start, "RIFF", 4) == 0 && memcmp(start + 8, "WEBP", 4) == 0) {
    header->format = raster_webp;
    stream_header_webp(file, header);
  } else {
    stream_fail(header->error, "it is neither PNG nor JPEG nor WebP");
  }
  if (!header->error[0] && (header->width == 0 || header->height == 0)) {
    stream_fail(header->error, "the picture has no pixels: %zu x %zu", header->width, header->height);
  }
}

int raster_read_rows(
  const struct raster_file *file, const struct raster_header *header, int divisor, const char *scratch, raster_row_room room,
  void *context, char error[256]) {
  error[0] = 0;
  switch (header->format) {
    case raster_jpeg: return stream_rows_jpeg(file, header, divisor, scratch, room, context, error);
    case raster_png: return stream_rows_png(file, header, scratch, room, context, error);
    case raster_webp: return stream_rows_webp(file, header, divisor, scratch, room, context, error);
    default: return stream_fail(error, "it is neither PNG nor JPEG nor WebP");
  }
}
