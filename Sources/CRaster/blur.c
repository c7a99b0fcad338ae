// A Gaussian blur as three box blurs each way, whose widths are chosen so that their variances add up to sigma squared:
// of three odd widths near sqrt(4 sigma^2 + 1), as many take the smaller one as the sum needs. The result differs from a Gaussian
// by less than a hundredth of the full range; each pass costs the same whatever the width. Boxes of few pixels are too coarse, so
// small blurs are convolved with the Gaussian itself.
//
// Sums are kept per column, so that the vertical passes run along rows of memory; the horizontal passes run on the transposed
// mask.
#include "CRaster.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { PASSES = 3, LONGEST_KERNEL = 2 * 9 + 1 };

// Below it the Gaussian itself is used, up to three deviations away.
static const double SMALL_SIGMA = 3;

static void box_radii(double sigma, size_t radii[PASSES]) {
  double ideal = sqrt(12 * sigma * sigma / PASSES + 1);
  long lower = (long)floor(ideal);
  if (lower % 2 == 0) lower--;
  if (lower < 1) lower = 1;
  double excess = 12 * sigma * sigma - PASSES * (double)lower * lower - 4.0 * PASSES * lower - 3.0 * PASSES;
  double smaller = excess / (-4.0 * lower - 4);
  long count = lround(smaller);
  for (int i = 0; i < PASSES; i++) radii[i] = (size_t)(i < count ? lower : lower + 2) / 2;
}

size_t raster_blur_reach(double sigma) {
  size_t radii[PASSES], reach = 0;
  if (!(sigma > 0)) return 0;
  if (sigma < SMALL_SIGMA) return (size_t)ceil(3 * sigma);
  box_radii(sigma, radii);
  for (int i = 0; i < PASSES; i++) reach += radii[i];
  return reach;
}

// One vertical pass: each pixel becomes the mean of 2 * radius + 1 pixels of its column. `sums` has a place for each column.
static void blur_columns(
  const uint8_t *restrict source, uint8_t *restrict target, uint32_t *restrict sums, size_t width, size_t height, size_t radius) {
  // Sums are far below 2^24, so floats hold them exactly; compilers make vectors of these loops.
  const float factor = 1.0f / (float)(2 * radius + 1);
  memset(sums, 0, width * sizeof *sums);
  for (size_t y = 0; y < radius && y < height; y++) {
    for (size_t x = 0; x < width; x++) sums[x] += source[y * width + x];
  }
  for (size_t y = 0; y < height; y++) {
    if (y + radius < height) {
      const uint8_t *entering = source + (y + radius) * width;
      for (size_t x = 0; x < width; x++) sums[x] += entering[x];
    }
    uint8_t *row = target + y * width;
    for (size_t x = 0; x < width; x++) row[x] = (uint8_t)(int32_t)((float)(int32_t)sums[x] * factor + 0.5f);
    if (y >= radius) {
      const uint8_t *leaving = source + (y - radius) * width;
      for (size_t x = 0; x < width; x++) sums[x] -= leaving[x];
    }
  }
}

// Weights in 1/65536, which they add up to; returns how many there are on each side of the middle.
static size_t gaussian_weights(double sigma, uint32_t weights[LONGEST_KERNEL]) {
  size_t radius = (size_t)ceil(3 * sigma);
  double sum = 0, parts[LONGEST_KERNEL];
  for (size_t i = 0; i <= 2 * radius; i++) {
    double distance = ((double)i - (double)radius) / sigma;
    sum += parts[i] = exp(-distance * distance / 2);
  }
  uint32_t rest = 65536;
  for (size_t i = 0; i <= 2 * radius; i++) rest -= weights[i] = (uint32_t)lround(parts[i] / sum * 65536);
  weights[radius] += rest;
  return radius;
}

static void convolve_columns(
  const uint8_t *restrict source, uint8_t *restrict target, uint32_t *restrict sums, size_t width, size_t height,
  const uint32_t *weights, size_t radius) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) sums[x] = 1 << 15;
    for (size_t i = 0; i <= 2 * radius; i++) {
      if (y + i < radius || y + i - radius >= height) continue;
      const uint8_t *row = source + (y + i - radius) * width;
      for (size_t x = 0; x < width; x++) sums[x] += row[x] * weights[i];
    }
    for (size_t x = 0; x < width; x++) target[y * width + x] = (uint8_t)(sums[x] >> 16);
  }
}

// In blocks, so that both sides stay in the cache.
static void transpose(const uint8_t *source, uint8_t *target, size_t width, size_t height) {
  enum { BLOCK = 32 };
  for (size_t top = 0; top < height; top += BLOCK) {
    size_t bottom = top + BLOCK < height ? top + BLOCK : height;
    for (size_t left = 0; left < width; left += BLOCK) {
      size_t right = left + BLOCK < width ? left + BLOCK : width;
      for (size_t x = left; x < right; x++) {
        for (size_t y = top; y < bottom; y++) target[x * height + y] = source[y * width + x];
      }
    }
  }
}

// From `mask` to `other`; both are changed.
static void blur_one_way(uint8_t *mask, uint8_t *other, uint32_t *sums, size_t width, size_t height, double sigma) {
  if (sigma < SMALL_SIGMA) {
    uint32_t weights[LONGEST_KERNEL];
    size_t radius = gaussian_weights(sigma, weights);
    return convolve_columns(mask, other, sums, width, height, weights, radius);
  }
  size_t radii[PASSES];
  box_radii(sigma, radii);
  blur_columns(mask, other, sums, width, height, radii[0]);
  blur_columns(other, mask, sums, width, height, radii[1]);
  blur_columns(mask, other, sums, width, height, radii[2]);
}

int raster_blur(uint8_t *mask, size_t width, size_t height, size_t stride, double sigma) {
  if (!(sigma > 0) || width == 0 || height == 0) return 0;
  size_t longest = width > height ? width : height;
  uint8_t *first = malloc(width * height), *second = malloc(width * height);
  uint32_t *sums = malloc(longest * sizeof *sums);
  int done = first && second && sums;
  if (done) {
    for (size_t y = 0; y < height; y++) memcpy(first + y * width, mask + y * stride, width);
    blur_one_way(first, second, sums, width, height, sigma);
    transpose(second, first, width, height);
    blur_one_way(first, second, sums, height, width, sigma);
    transpose(second, first, height, width);
    for (size_t y = 0; y < height; y++) memcpy(mask + y * stride, first + y * width, width);
  }
  free(first);
  free(second);
  free(sums);
  return done ? 0 : -1;
}
