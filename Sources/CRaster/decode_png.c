#include "decode.h"

#include <spng.h>
#include <stdlib.h>
#include <string.h>

static void decode(spng_ctx *context, const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture) {
  // Ancillary chunks that claim to be larger are ignored; a picture needs none of them.
  enum { LARGEST_CHUNK = 16 << 20 };
  struct spng_ihdr header;
  spng_set_crc_action(context, SPNG_CRC_USE, SPNG_CRC_USE);
  spng_set_chunk_limits(context, LARGEST_CHUNK, LARGEST_CHUNK);
  spng_set_png_buffer(context, file, size);
  int error = spng_get_ihdr(context, &header);
  if (error) return raster_fail(picture, "the header of the PNG cannot be read: %s", spng_strerror(error));
  if (!raster_allocate(picture, header.width, header.height, largest)) return;

  size_t row_bytes = picture->width * 4;
  error = spng_decode_image(context, NULL, 0, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS | SPNG_DECODE_PROGRESSIVE);
  size_t rows = 0;
  while (!error) {
    struct spng_row_info row;
    error = spng_get_row_info(context, &row);
    if (error) break;
    if (row.row_num >= picture->height) break;
    error = spng_decode_row(context, picture->pixels + row.row_num * row_bytes, row_bytes);
    if (!error || error == SPNG_EOI) rows++;
  }
  if (error != SPNG_EOI) {
    if (rows == 0) return raster_fail(picture, "the pixels of the PNG cannot be read: %s", spng_strerror(error));
    return raster_fail(
      picture, "the PNG is damaged or cut off after %zu of %zu rows: %s", rows, picture->height, spng_strerror(error));
  }
  picture->is_opaque = raster_premultiply_rgba(picture->pixels, picture->width * picture->height);
}

void raster_decode_png(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture) {
  memset(picture, 0, sizeof *picture);
  spng_ctx *context = spng_ctx_new(0);
  if (!context) return raster_fail(picture, "no memory for a PNG decoder");
  decode(context, file, size, largest, picture);
  spng_ctx_free(context);
}
