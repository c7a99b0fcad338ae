// A blur of pixels, channel by channel as masks. Wide blurs leave no detail, so they are made on a smaller picture: each halving
// makes them four times quicker, and what that adds to the blur is taken off its deviation.
#include "CRaster.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Up to this deviation, in pixels, the picture keeps its size.
static const double LARGEST_SIGMA = 8;
enum { LARGEST_FACTOR = 16 };

static size_t factor_for(double sigma) {
  size_t factor = 1;
  while (sigma / (double)factor > LARGEST_SIGMA && factor < LARGEST_FACTOR) factor *= 2;
  return factor;
}

// What the means over squares and the interpolation between them add to the variance, in pixels squared: (f² − 1) / 12 and f² / 6.
static double small_sigma(double sigma, size_t factor) {
  if (factor == 1) return sigma;
  double f = (double)factor, rest = sigma * sigma - (f * f - 1) / 12 - f * f / 6;
  return sqrt(rest > 0 ? rest : 0) / f;
}

size_t raster_blur_pixels_reach(double sigma) {
  if (!(sigma > 0)) return 0;
  size_t factor = factor_for(sigma);
  return factor == 1 ? raster_blur_reach(sigma) : (raster_blur_reach(small_sigma(sigma, factor)) + 2) * factor;
}

// Means of squares of `factor` pixels; what lies outside counts as clear, or, with `repeats`, as the nearest pixel.
static void shrink(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t factor, int repeats, uint8_t *small, size_t small_width,
  size_t small_height) {
  unsigned area = (unsigned)(factor * factor);
  for (size_t y = 0; y < small_height; y++) {
    for (size_t x = 0; x < small_width; x++) {
      unsigned sums[4] = {area / 2, area / 2, area / 2, area / 2};
      for (size_t j = y * factor; j < (y + 1) * factor; j++) {
        if (j >= height && !repeats) break;
        const uint8_t *row = pixels + (j < height ? j : height - 1) * stride;
        for (size_t i = x * factor; i < (x + 1) * factor; i++) {
          if (i >= width && !repeats) break;
          const uint8_t *pixel = row + (i < width ? i : width - 1) * 4;
          for (int channel = 0; channel < 4; channel++) sums[channel] += pixel[channel];
        }
      }
      for (int channel = 0; channel < 4; channel++) small[(y * small_width + x) * 4 + channel] = (uint8_t)(sums[channel] / area);
    }
  }
}

// Between the middles of squares.
static void enlarge(
  const uint8_t *small, size_t small_width, size_t small_height, size_t factor, uint8_t *pixels, size_t width, size_t height,
  size_t stride) {
  // Places in 1/512 of a square.
  long step = 512 / (long)factor;
  for (size_t y = 0; y < height; y++) {
    long v = (long)y * step + step / 2 - 256;
    if (v < 0) v = 0;
    size_t top = (size_t)(v >> 9), bottom = top + 1 < small_height ? top + 1 : small_height - 1;
    unsigned down = (unsigned)(v & 511), up = 512 - down;
    if (top >= small_height) top = small_height - 1;
    for (size_t x = 0; x < width; x++) {
      long u = (long)x * step + step / 2 - 256;
      if (u < 0) u = 0;
      size_t left = (size_t)(u >> 9), right = left + 1 < small_width ? left + 1 : small_width - 1;
      unsigned after = (unsigned)(u & 511), before = 512 - after;
      if (left >= small_width) left = small_width - 1;
      const uint8_t *a = small + (top * small_width + left) * 4, *b = small + (top * small_width + right) * 4;
      const uint8_t *c = small + (bottom * small_width + left) * 4, *d = small + (bottom * small_width + right) * 4;
      for (int channel = 0; channel < 4; channel++) {
        unsigned sum = (a[channel] * before + b[channel] * after) * up + (c[channel] * before + d[channel] * after) * down;
        pixels[y * stride + x * 4 + channel] = (uint8_t)((sum + (1u << 17)) >> 18);
      }
    }
  }
}

static int blur_planes(uint8_t *pixels, size_t width, size_t height, size_t stride, double sigma) {
  if (!(sigma > 0)) return 0;
  uint8_t *plane = malloc(width * height);
  if (!plane) return -1;
  int failed = 0;
  for (int channel = 0; channel < 4 && !failed; channel++) {
    for (size_t y = 0; y < height; y++) {
      for (size_t x = 0; x < width; x++) plane[y * width + x] = pixels[y * stride + 4 * x + channel];
    }
    failed = raster_blur(plane, width, height, width, sigma);
    for (size_t y = 0; y < height; y++) {
      for (size_t x = 0; x < width; x++) pixels[y * stride + 4 * x + channel] = plane[y * width + x];
    }
  }
  free(plane);
  return failed;
}

int raster_blur_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, double sigma) {
  if (!(sigma > 0) || width == 0 || height == 0) return 0;
  size_t factor = factor_for(sigma);
  if (factor == 1) return blur_planes(pixels, width, height, stride, sigma);
  size_t small_width = (width + factor - 1) / factor, small_height = (height + factor - 1) / factor;
  uint8_t *small = malloc(small_width * small_height * 4);
  if (!small) return -1;
  shrink(pixels, width, height, stride, factor, 0, small, small_width, small_height);
  int failed = blur_planes(small, small_width, small_height, small_width * 4, small_sigma(sigma, factor));
  if (!failed) enlarge(small, small_width, small_height, factor, pixels, width, height, stride);
  free(small);
  return failed;
}

int raster_blur_backdrop(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, double sigma, uint8_t *quarter, size_t quarter_stride) {
  enum { FACTOR = 4 };
  size_t small_width = (width + FACTOR - 1) / FACTOR, small_height = (height + FACTOR - 1) / FACTOR;
  if (small_width == 0 || small_height == 0) return 0;
  double small = small_sigma(sigma, FACTOR);
  size_t reach = raster_blur_reach(small), wide = small_width + 2 * reach, tall = small_height + 2 * reach;
  uint8_t *shrunk = malloc(small_width * small_height * 4), *padded = malloc(wide * tall * 4);
  int failed = shrunk && padded ? 0 : -1;
  if (!failed) {
    shrink(pixels, width, height, stride, FACTOR, 1, shrunk, small_width, small_height);
    for (size_t y = 0; y < tall; y++) {
      size_t row = y < reach ? 0 : y - reach < small_height ? y - reach : small_height - 1;
      for (size_t x = 0; x < wide; x++) {
        size_t column = x < reach ? 0 : x - reach < small_width ? x - reach : small_width - 1;
        memcpy(padded + (y * wide + x) * 4, shrunk + (row * small_width + column) * 4, 4);
      }
    }
    failed = blur_planes(padded, wide, tall, wide * 4, small);
    for (size_t y = 0; y < small_height; y++) {
      memcpy(quarter + y * quarter_stride, padded + ((y + reach) * wide + reach) * 4, small_width * 4);
    }
  }
  free(shrunk);
  free(padded);
  return failed;
}
