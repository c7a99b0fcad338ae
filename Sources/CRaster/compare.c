#include "CRaster.h"

#include <string.h>

int raster_changed_rect(
  const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, size_t width, size_t height, size_t rect[4]) {
  size_t top = 0, bottom = height;
  while (top < height && memcmp(a + top * a_stride, b + top * b_stride, width * 4) == 0) top++;
  if (top == height) return 0;
  while (memcmp(a + (bottom - 1) * a_stride, b + (bottom - 1) * b_stride, width * 4) == 0) bottom--;
  size_t left = width, right = 0;
  for (size_t y = top; y < bottom; y++) {
    const uint32_t *first = (const uint32_t *)(a + y * a_stride), *second = (const uint32_t *)(b + y * b_stride);
    for (size_t x = 0; x < left; x++) {
      if (first[x] != second[x]) left = x;
    }
    for (size_t x = width; x > right; x--) {
      if (first[x - 1] != second[x - 1]) right = x;
    }
  }
  rect[0] = left;
  rect[1] = top;
  rect[2] = right - left;
  rect[3] = bottom - top;
  return 1;
}

void raster_keep_changed(
  const uint8_t *old, size_t old_stride, const uint8_t *new, size_t new_stride, size_t width, size_t height, uint8_t *target,
  size_t target_stride) {
  for (size_t y = 0; y < height; y++) {
    const uint32_t *before = (const uint32_t *)(old + y * old_stride), *after = (const uint32_t *)(new + y * new_stride);
    uint32_t *out = (uint32_t *)(target + y * target_stride);
    for (size_t x = 0; x < width; x++) out[x] = before[x] == after[x] ? 0 : after[x];
  }
}

static unsigned distance(const uint8_t *a, const uint8_t *b) {
  unsigned largest = 0;
  for (int channel = 0; channel < 4; channel++) {
    unsigned d = a[channel] > b[channel] ? a[channel] - b[channel] : b[channel] - a[channel];
    if (d > largest) largest = d;
  }
  return largest;
}

void raster_compare(
  const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, size_t width, size_t height, unsigned tolerance,
  uint8_t *marked, size_t marked_stride, struct raster_comparison *result) {
  memset(result, 0, sizeof *result);
  size_t left = width, right = 0, top = height, bottom = 0;
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      const uint8_t *first = a + y * a_stride + x * 4, *second = b + y * b_stride + x * 4;
      unsigned d = distance(first, second);
      uint8_t *out = marked + y * marked_stride + x * 4;
      // The expected picture in pale grey; luminance by the weights of sRGB, in 256ths.
      unsigned grey = (first[0] * 18u + first[1] * 183u + first[2] * 55u) / 256;
      out[0] = out[1] = out[2] = (uint8_t)(170 + grey * 75 / 255);
      out[3] = 255;
      if (d > result->largest) {
        result->largest = d;
        result->x = x;
        result->y = y;
      }
      if (d <= tolerance) continue;
      result->count++;
      if (x < left) left = x;
      if (x + 1 > right) right = x + 1;
      if (y < top) top = y;
      if (y + 1 > bottom) bottom = y + 1;
      // From a clear pink for the least to a deep red for the most.
      out[2] = (uint8_t)(255 - d * 75 / 255);
      out[1] = (uint8_t)(90 - d * 90 / 255);
      out[0] = (uint8_t)(140 - d * 110 / 255);
    }
  }
  if (result->count) {
    result->left = left;
    result->top = top;
    result->width = right - left;
    result->height = bottom - top;
  }
}
