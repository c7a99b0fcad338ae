// A PNG writer made for frames of user interfaces: every row but a band's first is stored as its difference from the row above
// (filter UP), and deflated by ISA-L at level 0. A large picture is cut into two bands that two threads compress; the first ends
// with a full flush, so that the second, which never looks back, can simply follow it in the same zlib stream.
//
// The bytes depend on the pixels and on ISA-L alone: where the picture is cut does not depend on the machine's processors.
// Levels 1 and 2 would give files smaller by a fifth, but with ISA-L 2.30 other bytes in one process of a hundred, by where its
// memory lies. Level 0 gave the same bytes in 2,500 processes (30 November 2026).
#include "CRaster.h"

#include <isa-l.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
  ROWS_AT_ONCE = 32,
  PIXELS_FOR_TWO_BANDS = 1 << 16,
  // A chunk may not hold 2^31 bytes or more.
  LARGEST_CHUNK = 1 << 30,
  FILTER_NONE = 0,
  FILTER_UP = 2,
  COLOR_RGB = 2,
  COLOR_RGBA = 6,
};

struct buffer {
  uint8_t *bytes;
  size_t count, capacity;
};

struct band {
  const uint8_t *pixels;
  size_t width, stride, first_row, end_row;
  int has_alpha, is_last;
  struct buffer deflated;
  uint32_t adler;
  int failed;
};

static int reserve(struct buffer *buffer, size_t extra) {
  if (buffer->capacity - buffer->count >= extra) return 1;
  size_t capacity = buffer->capacity * 2;
  if (capacity < buffer->count + extra) capacity = buffer->count + extra;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (!bytes) return 0;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return 1;
}

// Memory order of the frame to that of PNG: red, green, blue and, not multiplied into them, alpha.
static void convert_row(const uint8_t *source, uint8_t *row, size_t width, int has_alpha) {
  if (!has_alpha) {
    for (size_t x = 0; x < width; x++, source += 4, row += 3) {
      row[0] = source[2];
      row[1] = source[1];
      row[2] = source[0];
    }
    return;
  }
  for (size_t x = 0; x < width; x++, source += 4, row += 4) {
    unsigned alpha = source[3];
    if (alpha == 255) {
      row[0] = source[2];
      row[1] = source[1];
      row[2] = source[0];
    } else if (alpha == 0) {
      row[0] = row[1] = row[2] = 0;
    } else {
      for (int channel = 0; channel < 3; channel++) {
        unsigned value = (source[2 - channel] * 255u + alpha / 2) / alpha;
        row[channel] = value > 255 ? 255 : value;
      }
    }
    row[3] = alpha;
  }
}

static void filter_up(const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict filtered, size_t count) {
  for (size_t i = 0; i < count; i++) filtered[i] = row[i] - above[i];
}

static int deflate_some(struct isal_zstream *stream, struct buffer *out) {
  do {
    size_t space = 1 << 16;
    if (!reserve(out, space)) return 0;
    stream->next_out = out->bytes + out->count;
    stream->avail_out = (uint32_t)space;
    if (isal_deflate(stream) != COMP_OK) return 0;
    out->count += space - stream->avail_out;
  } while (stream->avail_in > 0 || stream->avail_out == 0);
  return 1;
}

static void *compress_band(void *argument) {
  struct band *band = argument;
  size_t channels = band->has_alpha ? 4 : 3, row_bytes = band->width * channels, filtered_bytes = row_bytes + 1;
  uint8_t *filtered = malloc(filtered_bytes * ROWS_AT_ONCE), *rows = malloc(row_bytes * 2);
  band->failed = !filtered || !rows;
  band->adler = 1;

  struct isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = 0;
  stream.gzip_flag = IGZIP_DEFLATE;

  uint8_t *row = rows, *above = rows + row_bytes;
  if (!band->failed && band->first_row > 0) {
    convert_row(band->pixels + (band->first_row - 1) * band->stride, above, band->width, band->has_alpha);
  }
  for (size_t y = band->first_row; y < band->end_row && !band->failed;) {
    size_t count = 0;
    for (; count < ROWS_AT_ONCE && y < band->end_row; count++, y++) {
      uint8_t *out = filtered + count * filtered_bytes;
      convert_row(band->pixels + y * band->stride, row, band->width, band->has_alpha);
      out[0] = y == 0 ? FILTER_NONE : FILTER_UP;
      if (y == 0) memcpy(out + 1, row, row_bytes);
      else filter_up(row, above, out + 1, row_bytes);
      uint8_t *swap = above;
      above = row;
      row = swap;
    }
    int is_end = y == band->end_row;
    band->adler = isal_adler32(band->adler, filtered, count * filtered_bytes);
    stream.next_in = filtered;
    stream.avail_in = (uint32_t)(count * filtered_bytes);
    stream.end_of_stream = is_end && band->is_last;
    stream.flush = is_end && !band->is_last ? FULL_FLUSH : NO_FLUSH;
    band->failed = !deflate_some(&stream, &band->deflated);
  }
  free(filtered);
  free(rows);
  return NULL;
}

// Adler-32 of two pieces laid end to end. Its sums are modulo 65521; the second is `second_count` bytes long.
static uint32_t combine_adler(uint32_t first, uint32_t second, uint64_t second_count) {
  const uint64_t base = 65521;
  uint64_t low1 = first & 0xffff, high1 = first >> 16, low2 = second & 0xffff, high2 = second >> 16;
  uint64_t low = (low1 + low2 + base - 1) % base;
  uint64_t high = (high1 + high2 + (second_count % base) * (low1 + base - 1)) % base;
  return (uint32_t)(high << 16 | low);
}

static void store_big_endian(uint8_t *bytes, uint32_t value) {
  bytes[0] = value >> 24;
  bytes[1] = value >> 16;
  bytes[2] = value >> 8;
  bytes[3] = value;
}

static int append(struct buffer *out, const void *bytes, size_t count) {
  if (!reserve(out, count)) return 0;
  memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
  return 1;
}

static int append_chunk(struct buffer *out, const char *type, const uint8_t *data, size_t count) {
  uint8_t word[4];
  store_big_endian(word, (uint32_t)count);
  size_t start = out->count + 4;
  if (!append(out, word, 4) || !append(out, type, 4) || (count && !append(out, data, count))) return 0;
  store_big_endian(word, crc32_gzip_refl(0, out->bytes + start, count + 4));
  return append(out, word, 4);
}

static int assemble(struct buffer *png, struct band *bands, int count, size_t width, size_t height, int has_alpha) {
  uint8_t header[13] = {0};
  store_big_endian(header, (uint32_t)width);
  store_big_endian(header + 4, (uint32_t)height);
  header[8] = 8;
  header[9] = has_alpha ? COLOR_RGBA : COLOR_RGB;

  struct buffer zlib = {0};
  uint32_t adler = bands[0].adler;
  int done = append(&zlib, "\x78\x01", 2);
  for (int i = 0; i < count; i++) done = done && append(&zlib, bands[i].deflated.bytes, bands[i].deflated.count);
  if (count == 2) {
    uint64_t bytes = (uint64_t)(width * (has_alpha ? 4 : 3) + 1) * (bands[1].end_row - bands[1].first_row);
    adler = combine_adler(adler, bands[1].adler, bytes);
  }
  uint8_t word[4];
  store_big_endian(word, adler);
  done = done && append(&zlib, word, 4);

  done = done && append(png, "\x89PNG\r\n\x1a\n", 8) && append_chunk(png, "IHDR", header, sizeof header);
  for (size_t start = 0; done && start < zlib.count; start += LARGEST_CHUNK) {
    size_t piece = zlib.count - start < LARGEST_CHUNK ? zlib.count - start : LARGEST_CHUNK;
    done = append_chunk(png, "IDAT", zlib.bytes + start, piece);
  }
  done = done && append_chunk(png, "IEND", NULL, 0);
  free(zlib.bytes);
  return done;
}

int raster_png_encode(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, int has_alpha, uint8_t **png, size_t *png_size) {
  int count = height >= 2 && width * height >= PIXELS_FOR_TWO_BANDS ? 2 : 1;
  size_t middle = count == 2 ? height / 2 : height;
  struct band bands[2] = {
    {.pixels = pixels, .width = width, .stride = stride, .has_alpha = has_alpha},
    {.pixels = pixels, .width = width, .stride = stride, .has_alpha = has_alpha},
  };
  bands[0].end_row = bands[1].first_row = middle;
  bands[1].end_row = height;
  bands[count - 1].is_last = 1;
  pthread_t thread;
  int has_thread = count == 2 && pthread_create(&thread, NULL, compress_band, &bands[1]) == 0;
  compress_band(&bands[0]);
  if (has_thread) pthread_join(thread, NULL);
  else if (count == 2) compress_band(&bands[1]);

  struct buffer out = {0};
  int done = !bands[0].failed && !bands[1].failed && assemble(&out, bands, count, width, height, has_alpha);
  free(bands[0].deflated.bytes);
  free(bands[1].deflated.bytes);
  if (!done) {
    free(out.bytes);
    return -1;
  }
  *png = out.bytes;
  *png_size = out.count;
  return 0;
}

uint32_t raster_png_check_sum(const uint8_t *bytes, size_t count) { return crc32_gzip_refl(0, bytes, count); }
