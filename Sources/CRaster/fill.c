#include "CRaster.h"

// Bars of a chart are often a pixel wide and a screen high. Column by column each write would touch another page: all rectangles are
// filled a few rows at a time, while these lie in the cache.
enum { band = 32 };

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

void raster_fill_rectangles(uint8_t *pixels, size_t stride, const int64_t *edges, size_t count, uint32_t color) {
  int64_t top = INT64_MAX, bottom = INT64_MIN;
  for (size_t i = 0; i < count; i++) {
    top = least(top, edges[i * 4 + 1]);
    bottom = most(bottom, edges[i * 4 + 3]);
  }
  for (int64_t start = top; start < bottom; start += band) {
    for (size_t i = 0; i < count; i++) {
      const int64_t *rect = edges + i * 4;
      const int64_t low = most(rect[1], start), high = least(rect[3], start + band), width = rect[2] - rect[0];
      for (int64_t y = low; y < high; y++) {
        uint8_t *row = pixels + (size_t)y * stride + (size_t)rect[0] * 4;
        for (int64_t x = 0; x < width; x++) __builtin_memcpy(row + x * 4, &color, 4);
      }
    }
  }
}
