// A picture seen in perspective: each pixel of the target asks where it lies in the source and mixes the four pixels there. Where
// the source is shrunk, several places of a pixel are asked, so that edges and lines do not break up.
#include "CRaster.h"

#include <math.h>
#include <string.h>

static const uint8_t CLEAR[4] = {0, 0, 0, 0};

struct source {
  const uint8_t *pixels;
  long width, height;
  size_t stride;
};

static const uint8_t *pixel_at(const struct source *source, long x, long y) {
  if (x < 0 || y < 0 || x >= source->width || y >= source->height) return CLEAR;
  return source->pixels + (size_t)y * source->stride + (size_t)x * 4;
}

// Adds the colour at (x, y), in pixels from the corner of the source, in 1/65536.
static void add_sample(const struct source *source, double x, double y, unsigned sums[4]) {
  x -= 0.5;
  y -= 0.5;
  if (!(x > -1 && y > -1 && x < (double)source->width && y < (double)source->height)) return;
  double left = floor(x), top = floor(y);
  unsigned across = (unsigned)((x - left) * 256), down = (unsigned)((y - top) * 256);
  long column = (long)left, row = (long)top;
  const uint8_t *a = pixel_at(source, column, row), *b = pixel_at(source, column + 1, row);
  const uint8_t *c = pixel_at(source, column, row + 1), *d = pixel_at(source, column + 1, row + 1);
  for (int channel = 0; channel < 4; channel++) {
    sums[channel] += (a[channel] * (256 - across) + b[channel] * across) * (256 - down)
      + (c[channel] * (256 - across) + d[channel] * across) * down;
  }
}

void raster_project(
  const uint8_t *source, size_t width, size_t height, size_t stride, double source_x, double source_y, uint8_t *target,
  size_t target_width, size_t target_height, size_t target_stride, double target_x, double target_y, const double map[9],
  size_t columns, size_t rows) {
  struct source from = {source, (long)width, (long)height, stride};
  unsigned count = (unsigned)(columns * rows);
  for (size_t y = 0; y < target_height; y++) {
    for (size_t x = 0; x < target_width; x++) {
      unsigned long totals[4] = {0, 0, 0, 0};
      for (size_t j = 0; j < rows; j++) {
        double v = target_y + (double)y + ((double)j + 0.5) / (double)rows;
        for (size_t i = 0; i < columns; i++) {
          double u = target_x + (double)x + ((double)i + 0.5) / (double)columns;
          double w = u * map[2] + v * map[5] + map[8];
          if (!(w > 1e-9)) continue;
          unsigned sums[4] = {0, 0, 0, 0};
          add_sample(
            &from, (u * map[0] + v * map[3] + map[6]) / w - source_x, (u * map[1] + v * map[4] + map[7]) / w - source_y, sums);
          for (int channel = 0; channel < 4; channel++) totals[channel] += sums[channel];
        }
      }
      uint8_t *pixel = target + y * target_stride + x * 4;
      for (int channel = 0; channel < 4; channel++) pixel[channel] = (uint8_t)((totals[channel] / count + 32768) >> 16);
    }
  }
}
