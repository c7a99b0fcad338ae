#include "stream.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <spng.h>

struct reader {
  spng_ctx *context;
  FILE *stream;
};

static void close_reader(struct reader *reader) {
  spng_ctx_free(reader->context);
  if (reader->stream) fclose(reader->stream);
}

static int open_reader(struct reader *reader, const struct raster_file *file, struct spng_ihdr *ihdr, char error[256]) {
  enum { LARGEST_CHUNK = 16 << 20 };
  reader->stream = NULL;
  reader->context = spng_ctx_new(0);
  if (!reader->context) return stream_fail(error, "no memory for a PNG decoder");
  spng_set_crc_action(reader->context, SPNG_CRC_USE, SPNG_CRC_USE);
  spng_set_chunk_limits(reader->context, LARGEST_CHUNK, LARGEST_CHUNK);
  if (file->path) {
    reader->stream = fopen(file->path, "rb");
    if (!reader->stream) return stream_fail(error, "the file cannot be opened");
    spng_set_png_file(reader->context, reader->stream);
  } else {
    spng_set_png_buffer(reader->context, file->bytes, file->size);
  }
  int failure = spng_get_ihdr(reader->context, ihdr);
  if (failure) return stream_fail(error, "the header of the PNG cannot be read: %s", spng_strerror(failure));
  return 1;
}

// Goes from chunk to chunk; whether the last one is there.
static int has_end(const struct raster_file *file) {
  size_t place = 8;
  for (;;) {
    uint8_t chunk[8];
    if (raster_file_read(file, place, chunk, 8) != 8) return 0;
    size_t length = (size_t)chunk[0] << 24 | (size_t)chunk[1] << 16 | (size_t)chunk[2] << 8 | chunk[3];
    if (memcmp(chunk + 4, "IEND", 4) == 0) return 1;
    place += 12 + length;
    if (place >= file->size) return 0;
  }
}

void stream_header_png(const struct raster_file *file, struct raster_header *header) {
  struct reader reader;
  struct spng_ihdr ihdr;
  if (open_reader(&reader, file, &ihdr, header->error)) {
    struct spng_trns transparency;
    header->width = ihdr.width;
    header->height = ihdr.height;
    int has_alpha = ihdr.color_type == SPNG_COLOR_TYPE_GRAYSCALE_ALPHA || ihdr.color_type == SPNG_COLOR_TYPE_TRUECOLOR_ALPHA;
    header->is_opaque = !has_alpha && spng_get_trns(reader.context, &transparency) != 0;
    if (!has_end(file)) stream_fail(header->error, "the PNG is cut off: it has no end");
  }
  close_reader(&reader);
}

static int read_rows(
  struct reader *reader, const struct raster_header *header, uint8_t *whole, raster_row_room room, void *context,
  char error[256]) {
  size_t row_bytes = header->width * 4;
  int failure =
    spng_decode_image(reader->context, NULL, 0, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS | SPNG_DECODE_PROGRESSIVE);
  while (!failure) {
    struct spng_row_info row;
    failure = spng_get_row_info(reader->context, &row);
    if (failure) break;
    if (row.row_num >= header->height) return stream_fail(error, "the PNG has too many rows");
    uint8_t *place = whole ? whole + row.row_num * row_bytes : room(context, row.row_num);
    if (!place) return stream_fail(error, "it was given up");
    failure = spng_decode_row(reader->context, place, row_bytes);
    if (!whole && (!failure || failure == SPNG_EOI)) raster_premultiply_rgba(place, header->width);
  }
  if (failure != SPNG_EOI) return stream_fail(error, "the PNG is damaged: %s", spng_strerror(failure));
  for (size_t y = 0; whole && y < header->height; y++) {
    uint8_t *place = room(context, y);
    if (!place) return stream_fail(error, "it was given up");
    memcpy(place, whole + y * row_bytes, row_bytes);
    raster_premultiply_rgba(place, header->width);
  }
  return 1;
}

int stream_rows_png(
  const struct raster_file *file, const struct raster_header *header, const char *scratch, raster_row_room room, void *context,
  char error[256]) {
  struct reader reader;
  struct spng_ihdr ihdr;
  int is_done = 0;
  if (open_reader(&reader, file, &ihdr, error)) {
    if (ihdr.width != header->width || ihdr.height != header->height) {
      stream_fail(error, "the file has changed since it was opened");
    } else if (ihdr.interlace_method == SPNG_INTERLACE_NONE) {
      is_done = read_rows(&reader, header, NULL, room, context, error);
    } else {
      // Rows come in seven turns; they meet in a file.
      size_t count = header->width * header->height * 4;
      uint8_t *whole = raster_scratch_map(scratch, count);
      if (whole) {
        is_done = read_rows(&reader, header, whole, room, context, error);
      } else {
        stream_fail(error, "there is no room of %zu MB in %s for an interlaced PNG", count >> 20, scratch);
      }
      raster_scratch_unmap(whole, count);
    }
  }
  close_reader(&reader);
  return is_done;
}
