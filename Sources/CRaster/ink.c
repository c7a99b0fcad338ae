// Lays one colour on pixels through a mask.
#include "CRaster.h"

#include <string.h>

#include "processors.h"

enum { BLOCK = 16 };

typedef uint8_t Mask __attribute__((vector_size(BLOCK)));
typedef uint8_t Bytes __attribute__((vector_size(BLOCK * 4)));
typedef uint16_t Wide __attribute__((vector_size(BLOCK * 8)));

// Products of two bytes, divided by 255 and rounded; exact.
static inline __attribute__((always_inline)) void divide(Wide *products) {
  *products += 128;
  *products = (*products + (*products >> 8)) >> 8;
}

static inline uint8_t multiply(unsigned a, unsigned b) {
  unsigned product = a * b + 128;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

// Lays `ink` on BLOCK pixels of `target`, by the weights of `mask`: one byte a pixel there, four here.
static inline __attribute__((always_inline)) void blend(uint8_t *target, const uint8_t *mask, const Wide *ink) {
  Mask weights;
  memcpy(&weights, mask, sizeof weights);
  Bytes spread = __builtin_shufflevector(
    weights, weights, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9,
    9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15);
  Bytes old;
  memcpy(&old, target, sizeof old);
  Wide weight = __builtin_convertvector(spread, Wide);
  Wide over = *ink * weight, under = __builtin_convertvector(old, Wide) * (255 - weight);
  divide(&over);
  divide(&under);
  Bytes result = __builtin_convertvector(over + under, Bytes);
  memcpy(target, &result, sizeof result);
}

FOR_EACH_PROCESSOR
void raster_ink(
  const uint8_t *mask, size_t mask_stride, uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha, uint8_t *target,
  size_t target_stride, size_t width, size_t height) {
  const uint8_t pixel[4] = {blue, green, red, 255};
  Bytes full;
  for (size_t i = 0; i < BLOCK * 4; i++) full[i] = pixel[i % 4];
  Wide ink = __builtin_convertvector(full, Wide);
  for (size_t y = 0; y < height; y++, mask += mask_stride, target += target_stride) {
    for (size_t x = 0; x < width; x += BLOCK) {
      size_t count = width - x < BLOCK ? width - x : BLOCK;
      uint64_t covered[2] = {0, 0};
      memcpy(covered, mask + x, count);
      if ((covered[0] | covered[1]) == 0) continue;
      if ((covered[0] & covered[1]) == UINT64_MAX && alpha == 255) {
        memcpy(target + x * 4, &full, sizeof full);
        continue;
      }
      uint8_t weights[BLOCK];
      memcpy(weights, covered, BLOCK);
      if (alpha != 255) {
        for (size_t i = 0; i < BLOCK; i++) weights[i] = multiply(weights[i], alpha);
      }
      if (count == BLOCK) {
        blend(target + x * 4, weights, &ink);
      } else {
        // The last pixels of a row are laid in a copy.
        uint8_t last[BLOCK * 4] = {0};
        memcpy(last, target + x * 4, count * 4);
        blend(last, weights, &ink);
        memcpy(target + x * 4, last, count * 4);
      }
    }
  }
}
