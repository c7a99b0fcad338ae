#include "stream.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <webp/decode.h>

// libwebp wants all bytes side by side.
struct bytes {
  const uint8_t *start;
  size_t count;
  void *mapped;
};

static int open_bytes(struct bytes *bytes, const struct raster_file *file, char error[256]) {
  *bytes = (struct bytes){file->bytes, file->size, NULL};
  if (!file->path) return 1;
  int descriptor = open(file->path, O_RDONLY | O_CLOEXEC);
  void *mapped =
    descriptor >= 0 && file->size > 0 ? mmap(NULL, file->size, PROT_READ, MAP_PRIVATE, descriptor, 0) : MAP_FAILED;
  if (descriptor >= 0) close(descriptor);
  if (mapped == MAP_FAILED) return stream_fail(error, "the file cannot be opened");
  bytes->start = bytes->mapped = mapped;
  return 1;
}

static void close_bytes(struct bytes *bytes) {
  if (bytes->mapped) munmap(bytes->mapped, bytes->count);
}

void stream_header_webp(const struct raster_file *file, struct raster_header *header) {
  struct bytes bytes;
  WebPBitstreamFeatures features;
  if (!open_bytes(&bytes, file, header->error)) return;
  if (WebPGetFeatures(bytes.start, bytes.count, &features) != VP8_STATUS_OK) {
    stream_fail(header->error, "the header of the WebP cannot be read");
  } else if (features.has_animation) {
    stream_fail(header->error, "the WebP is animated; only still ones are decoded");
  } else {
    header->width = (size_t)features.width;
    header->height = (size_t)features.height;
    header->is_opaque = !features.has_alpha;
    // A decoder of the lossless kind holds all pixels in memory.
    header->needs_all_pixels = features.format == 2;
    uint8_t size[4];
    raster_file_read(file, 4, size, 4);
    size_t length = size[0] | (size_t)size[1] << 8 | (size_t)size[2] << 16 | (size_t)size[3] << 24;
    if (length + 8 > file->size) stream_fail(header->error, "the WebP is cut off");
  }
  close_bytes(&bytes);
}

int stream_rows_webp(
  const struct raster_file *file, const struct raster_header *header, int divisor, const char *scratch, raster_row_room room,
  void *context, char error[256]) {
  struct bytes bytes;
  WebPDecoderConfig configuration;
  if (!open_bytes(&bytes, file, error)) return 0;
  if (!WebPInitDecoderConfig(&configuration)) {
    close_bytes(&bytes);
    return stream_fail(error, "libwebp has another version than its header");
  }
  size_t width = (header->width + (size_t)divisor - 1) / (size_t)divisor;
  size_t height = (header->height + (size_t)divisor - 1) / (size_t)divisor;
  size_t count = width * height * 4;
  // Its rows are only read back when all are there; they wait in a file.
  uint8_t *whole = raster_scratch_map(scratch, count);
  int is_done = 0;
  if (!whole) {
    stream_fail(error, "there is no room of %zu MB in %s for a WebP", count >> 20, scratch);
  } else {
    configuration.options.use_scaling = divisor > 1;
    configuration.options.scaled_width = (int)width;
    configuration.options.scaled_height = (int)height;
    configuration.output.colorspace = MODE_bgrA;
    configuration.output.is_external_memory = 1;
    configuration.output.u.RGBA.rgba = whole;
    configuration.output.u.RGBA.stride = (int)(width * 4);
    configuration.output.u.RGBA.size = count;
    VP8StatusCode status = WebPDecode(bytes.start, bytes.count, &configuration);
    WebPFreeDecBuffer(&configuration.output);
    is_done = status == VP8_STATUS_OK;
    if (!is_done) stream_fail(error, "the WebP is damaged");
    for (size_t y = 0; is_done && y < height; y++) {
      uint8_t *row = room(context, y);
      if (!row) is_done = stream_fail(error, "it was given up");
      if (row) memcpy(row, whole + y * width * 4, width * 4);
    }
  }
  raster_scratch_unmap(whole, count);
  close_bytes(&bytes);
  return is_done;
}
