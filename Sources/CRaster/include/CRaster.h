// Loops over pixels, and the picture formats' C libraries behind functions that take plain memory.
//
// Pixels are 32 bits: blue, green, red, alpha in memory order, colour multiplied by alpha. `stride` is the bytes from one row to
// the next. Buffers that are handed out come from malloc; the caller frees them.
#pragma once
#include <stddef.h>
#include <stdint.h>

// png_encode.c ---------------------------------------------------------------------------------------------------------------

// Writes a PNG; with `has_alpha` 0 the alpha of the pixels is ignored. Returns 0, or -1 when memory ran out.
int raster_png_encode(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, int has_alpha, uint8_t **png, size_t *png_size);
