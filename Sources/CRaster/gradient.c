// Gradients by table: each pixel's place along the gradient, from 0 to 1, picks a colour that was made before. Places are computed
// for a run of pixels at once, in loops that compilers make vectors of, then the colours are fetched.
#include "CRaster.h"

#include <math.h>
#include <string.h>

enum { RUN = 64 };

static void linear_places(const struct raster_gradient *gradient, size_t left, double y, size_t count, float *places) {
  double square = gradient->dx * gradient->dx + gradient->dy * gradient->dy;
  double step = gradient->dx / square;
  double first = (left + 0.5 - gradient->x) * step + (y - gradient->y) * gradient->dy / square;
  for (size_t i = 0; i < count; i++) places[i] = (float)(first + step * (double)(int)i);
}

static void radial_places(const struct raster_gradient *gradient, size_t left, double y, size_t count, float *places) {
  float dy = (float)((y - gradient->y) * gradient->aspect), first = (float)(left + 0.5 - gradient->x);
  float start = (float)gradient->start, factor = (float)(1 / gradient->length);
  for (size_t i = 0; i < count; i++) {
    float dx = first + (float)(int)i;
    places[i] = (sqrtf(dx * dx + dy * dy) - start) * factor;
  }
}

// Within a thousandth of a degree or so: an odd polynomial for the arctangent of at most 1, mirrored into the other octants.
static float angle_of(float dx, float dy) {
  float ax = fabsf(dx), ay = fabsf(dy), larger = ax > ay ? ax : ay, smaller = ax > ay ? ay : ax;
  float ratio = larger > 0 ? smaller / larger : 0, square = ratio * ratio;
  float angle = ratio * (0.99997726f + square * (-0.33262347f + square * (0.19354346f + square * (
    -0.11643287f + square * (0.05265332f + square * -0.01172120f)))));
  angle = ay > ax ? (float)M_PI_2 - angle : angle;
  angle = dx < 0 ? (float)M_PI - angle : angle;
  return dy < 0 ? -angle : angle;
}

static void angular_places(const struct raster_gradient *gradient, size_t left, double y, size_t count, float *places) {
  const float turn = (float)(2 * M_PI);
  // What is left of the circle belongs half to the start and half to the end.
  float rest = (turn - fabsf((float)gradient->length)) / 2, sign = gradient->length < 0 ? -1 : 1;
  float start = (float)gradient->start, factor = (float)(1 / fabs(gradient->length));
  for (size_t i = 0; i < count; i++) {
    float angle = sign * (angle_of((float)(left + 0.5 - gradient->x) + (float)(int)i, (float)(y - gradient->y)) - start) + rest;
    int turns = (int)(angle / turn);
    angle -= turn * (float)(turns - (angle < 0));
    places[i] = (angle - rest) * factor;
  }
}

static void fetch(const struct raster_gradient *gradient, const float *places, size_t count, uint8_t *pixels) {
  float scale = (float)gradient->color_count, last = (float)(gradient->color_count - 1);
  uint32_t row[RUN];
  for (size_t i = 0; i < count; i++) {
    float place = places[i] * scale;
    // Not-a-number (a gradient without length) becomes the start.
    place = place > 0 ? place : 0;
    row[i] = gradient->colors[(int)(place < last ? place : last)];
  }
  memcpy(pixels, row, count * 4);
}

void raster_fill_gradient(
  uint8_t *pixels, size_t width, size_t height, size_t stride, const struct raster_gradient *gradient) {
  float places[RUN];
  for (size_t y = 0; y < height; y++) {
    for (size_t left = 0; left < width; left += RUN) {
      size_t count = width - left < RUN ? width - left : RUN;
      switch (gradient->kind) {
        case raster_linear: linear_places(gradient, left, y + 0.5, count, places); break;
        case raster_radial: radial_places(gradient, left, y + 0.5, count, places); break;
        case raster_angular: angular_places(gradient, left, y + 0.5, count, places); break;
      }
      fetch(gradient, places, count, pixels + y * stride + left * 4);
    }
  }
}
