// Lays one colour on pixels through a mask.
#include "CRaster.h"

#include <string.h>

enum { BLOCK = 8 };

// a * b / 255, rounded; exact for bytes.
static inline uint16_t multiply(uint16_t a, uint16_t b) {
  uint16_t product = a * b + 128;
  return (uint16_t)(product + (product >> 8)) >> 8;
}

// `weight` holds the mask four times a pixel, `ink` the colour. Without branches: the compiler makes vectors of it.
static inline void blend(uint8_t *target, const uint8_t *weight, const uint8_t *ink, size_t count) {
  for (size_t i = 0; i < count; i++) {
    target[i] = (uint8_t)(multiply(ink[i], weight[i]) + multiply(target[i], 255 - weight[i]));
  }
}

void raster_ink(
  const uint8_t *mask, size_t mask_stride, uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha, uint8_t *target,
  size_t target_stride, size_t width, size_t height) {
  uint8_t ink[BLOCK * 4];
  for (size_t i = 0; i < BLOCK; i++) {
    const uint8_t pixel[4] = {blue, green, red, 255};
    memcpy(ink + i * 4, pixel, 4);
  }
  for (size_t y = 0; y < height; y++, mask += mask_stride, target += target_stride) {
    for (size_t x = 0; x < width; x += BLOCK) {
      size_t count = width - x < BLOCK ? width - x : BLOCK;
      uint64_t covered = 0;
      memcpy(&covered, mask + x, count);
      if (covered == 0) continue;
      if (covered == UINT64_MAX && alpha == 255) {
        memcpy(target + x * 4, ink, sizeof ink);
        continue;
      }
      uint8_t weight[BLOCK * 4] = {0};
      for (size_t i = 0; i < count; i++) memset(weight + i * 4, multiply(mask[x + i], alpha), 4);
      if (count == BLOCK) blend(target + x * 4, weight, ink, BLOCK * 4); else blend(target + x * 4, weight, ink, count * 4);
    }
  }
}
