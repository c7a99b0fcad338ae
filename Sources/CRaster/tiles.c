#include "CRaster.h"

#include <string.h>

void raster_turn(
  const uint8_t *source, size_t width, size_t height, size_t stride, uint8_t *target, size_t target_stride, int orientation) {
  if (orientation <= 1 || orientation > 8) {
    raster_copy(source, stride, target, target_stride, width, height);
    return;
  }
  // The steps in the target from one pixel of a row of the source to the next, and from one row to the next.
  ptrdiff_t step = 4, line = (ptrdiff_t)target_stride;
  ptrdiff_t right = (ptrdiff_t)(width - 1), low = (ptrdiff_t)(height - 1), start = 0;
  switch (orientation) {
    case 2: start = right * step; step = -step; break;
    case 3: start = right * step + low * line; step = -step; line = -line; break;
    case 4: start = low * line; line = -line; break;
    case 5: step = (ptrdiff_t)target_stride; line = 4; break;
    case 6: step = (ptrdiff_t)target_stride; line = -4; start = low * 4; break;
    case 7: step = -(ptrdiff_t)target_stride; line = -4; start = low * 4 + right * (ptrdiff_t)target_stride; break;
    case 8: step = -(ptrdiff_t)target_stride; line = 4; start = right * (ptrdiff_t)target_stride; break;
  }
  for (size_t y = 0; y < height; y++) {
    const uint8_t *from = source + y * stride;
    uint8_t *to = target + start + (ptrdiff_t)y * line;
    for (size_t x = 0; x < width; x++, from += 4, to += step) memcpy(to, from, 4);
  }
}
