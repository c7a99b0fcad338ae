// Changes of colours: linear maps of straight colour on pixels whose colour is multiplied by alpha.
#include "CRaster.h"

#include <string.h>

static float within(float value, float low, float high) { return value < low ? low : value > high ? high : value; }

static uint32_t mapped(uint32_t pixel, const float *matrix) {
  float alpha = (float)(pixel >> 24);
  if (alpha == 0) return 0;
  float channels[3] = {(float)(pixel >> 16 & 255) / alpha, (float)(pixel >> 8 & 255) / alpha, (float)(pixel & 255) / alpha};
  float part = alpha / 255, results[4];
  for (int row = 0; row < 4; row++) {
    const float *m = matrix + 5 * row;
    results[row] = within(m[0] * channels[0] + m[1] * channels[1] + m[2] * channels[2] + m[3] * part + m[4], 0, 1);
  }
  uint32_t whole = (uint32_t)(results[3] * 255 + 0.5f), out = whole << 24;
  for (int channel = 0; channel < 3; channel++) {
    uint32_t value = (uint32_t)(results[channel] * results[3] * 255 + 0.5f);
    out |= (value < whole ? value : whole) << (16 - 8 * channel);
  }
  return out;
}

void raster_color_matrix(
  const uint8_t *source, size_t source_stride, uint8_t *target, size_t target_stride, size_t width, size_t height,
  const float matrix[20]) {
  // Neighbours are often alike.
  uint32_t last = 0, result = 0;
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel;
      memcpy(&pixel, source + y * source_stride + x * 4, 4);
      if (pixel != last) {
        last = pixel;
        result = mapped(pixel, matrix);
      }
      memcpy(target + y * target_stride + x * 4, &result, 4);
    }
  }
}

void raster_divide_by_alpha(uint8_t *pixels, size_t stride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    for (size_t x = 0; x < width; x++) {
      unsigned alpha = row[4 * x + 3];
      if (alpha == 0 || alpha == 255) continue;
      for (size_t channel = 0; channel < 3; channel++) row[4 * x + channel] = (row[4 * x + channel] * 255u + alpha / 2) / alpha;
      row[4 * x + 3] = 255;
    }
  }
}
