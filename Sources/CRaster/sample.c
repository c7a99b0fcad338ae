#include "processors.h"

#include <stdlib.h>
#include <string.h>

// Between the four pixels around it, each pixel of the target is mixed in two steps: the two rows into one of 16 bits a channel, then the
// columns. Numbers are whole ones throughout, so that every machine gives the same bytes, however wide its registers are.

// Two pixels, each with its left neighbour's four channels and its right one's.
typedef uint16_t channels __attribute__((vector_size(32), aligned(2)));
typedef uint32_t wide __attribute__((vector_size(64)));
typedef uint8_t four_pixels __attribute__((vector_size(16), aligned(1)));

enum { COLUMN_STEPS = 128, MOST_COLUMNS = 4096, CACHE_LINE = 64, ROWS_AHEAD = 2 };

FOR_EACH_PROCESSOR
static void mix_rows(
  const uint8_t *restrict above, const uint8_t *restrict below, unsigned part, uint16_t *restrict line, size_t count) {
  uint16_t lower = (uint16_t)part, upper = (uint16_t)(256 - part);
  for (size_t i = 0; i < count; i++) line[i] = (uint16_t)(above[i] * upper + below[i] * lower);
}

// The parts of the left and right neighbours that make a pixel which lies `part` COLUMN_STEPS between them, times 256.
struct neighbours {
  uint16_t parts[8];
};

// Four pixels at a time.
FOR_EACH_PROCESSOR
static void mix_columns(
  const uint16_t *restrict line, const uint32_t *restrict places, const struct neighbours *restrict weights,
  uint8_t *restrict target, size_t quads) {
  for (size_t i = 0; i < quads; i++, places += 4, weights += 4) {
    channels pixels[2], parts[2], mixed[2];
    for (int odd = 0; odd < 2; odd++) {
      memcpy(&pixels[odd], line + places[odd], 16);
      memcpy((uint16_t *)&pixels[odd] + 8, line + places[odd + 2], 16);
      memcpy(&parts[odd], weights[odd].parts, 16);
      memcpy((uint16_t *)&parts[odd] + 8, weights[odd + 2].parts, 16);
      mixed[odd] = __builtin_convertvector(
        __builtin_convertvector(pixels[odd], wide) * __builtin_convertvector(parts[odd], wide) >> 16, channels);
    }
    channels left = __builtin_shufflevector(mixed[0], mixed[1], 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
    channels right = __builtin_shufflevector(mixed[0], mixed[1], 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
    channels sums = (left + right + COLUMN_STEPS / 2) / COLUMN_STEPS;
    four_pixels bytes = __builtin_convertvector(sums, four_pixels);
    memcpy(target + i * 16, &bytes, 16);
  }
}

void raster_sample(
  const struct raster_samples *samples, uint8_t *target, size_t target_stride, int left, int top, size_t width, size_t height) {
  for (; width > MOST_COLUMNS; width -= MOST_COLUMNS, left += MOST_COLUMNS, target += MOST_COLUMNS * 4) {
    raster_sample(samples, target, target_stride, left, top, MOST_COLUMNS, height);
  }
  if (width == 0 || height == 0) return;
  size_t quads = (width + 3) / 4;
  uint32_t *places = malloc(quads * 4 * sizeof *places);
  struct neighbours *weights = malloc(quads * 4 * sizeof *weights);
  long last = (long)samples->width - 1;
  // Where the columns of the target lie between those of the source.
  long first = 0, end = 0;
  for (size_t i = 0; places && weights && i < quads * 4; i++) {
    double place = samples->x + ((double)left + (double)(i < width ? i : width - 1)) * samples->step_x;
    if (place < 0) place = 0;
    if (place > (double)last) place = (double)last;
    long column = (long)place;
    unsigned part = (unsigned)((place - (double)column) * COLUMN_STEPS + 0.5);
    if (i == 0) first = column;
    end = column + 2;
    places[i] = (uint32_t)(column - first) * 4;
    uint64_t here = (uint64_t)(COLUMN_STEPS - part) << 8, next = (uint64_t)part << 8;
    uint64_t both[2] = {here * 0x0001000100010001, next * 0x0001000100010001};
    memcpy(weights[i].parts, both, sizeof both);
  }
  long columns = (end <= last + 1 ? end : last + 1) - first;
  uint16_t *line = malloc((size_t)(columns + 1) * 4 * sizeof *line);
  uint8_t *row = malloc(quads * 16);
  long lowest = (long)samples->height - 1;
  for (size_t j = 0; places && weights && line && row && j < height; j++) {
    double place = samples->y + ((double)top + (double)j) * samples->step_y;
    if (place < 0) place = 0;
    if (place > (double)lowest) place = (double)lowest;
    long above = (long)place, below = above < lowest ? above + 1 : above;
    unsigned part = (unsigned)((place - (double)above) * 256 + 0.5);
    const uint8_t *pixels = samples->pixels + first * 4;
    mix_rows(pixels + above * (long)samples->stride, pixels + below * (long)samples->stride, part, line, (size_t)columns * 4);
    memcpy(line + columns * 4, line + (columns - 1) * 4, 8);
    // The next rows are fetched while this one is mixed.
    double ahead = place + ROWS_AHEAD * samples->step_y;
    if (ahead >= 0 && ahead < (double)lowest) {
      const uint8_t *next = pixels + (long)ahead * (long)samples->stride;
      size_t count = (size_t)((long)(samples->step_y) + 1) * samples->stride;
      if (count > 2 * samples->stride) count = 2 * samples->stride;
      for (size_t i = 0; samples->stride < 4096 && i < count; i += CACHE_LINE) __builtin_prefetch(next + i, 0, 1);
    }
    uint8_t *out = target + j * target_stride;
    if (width % 4 == 0) {
      mix_columns(line, places, weights, out, quads);
    } else {
      mix_columns(line, places, weights, row, quads);
      memcpy(out, row, width * 4);
    }
  }
  free(places);
  free(weights);
  free(line);
  free(row);
}
