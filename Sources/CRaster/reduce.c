#include "CRaster.h"

#include <stdlib.h>

// Means of whole pixels: the part of a target pixel that a source pixel covers is 0 or 1. Good enough for scales that make pictures
// smaller, and the same on every machine.
void raster_reduce(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, uint8_t *target, size_t target_width, size_t target_height,
  size_t target_stride) {
  for (size_t y = 0; y < target_height; y++) {
    size_t top = y * height / target_height, bottom = (y + 1) * height / target_height;
    if (bottom <= top) bottom = top + 1;
    for (size_t x = 0; x < target_width; x++) {
      size_t left = x * width / target_width, right = (x + 1) * width / target_width;
      if (right <= left) right = left + 1;
      uint64_t sums[4] = {0, 0, 0, 0};
      for (size_t row = top; row < bottom; row++) {
        const uint8_t *source = pixels + row * stride + left * 4;
        for (size_t column = left; column < right; column++, source += 4) {
          for (int channel = 0; channel < 4; channel++) sums[channel] += source[channel];
        }
      }
      uint64_t count = (bottom - top) * (right - left);
      uint8_t *out = target + y * target_stride + x * 4;
      for (int channel = 0; channel < 4; channel++) out[channel] = (uint8_t)((sums[channel] + count / 2) / count);
    }
  }
}
