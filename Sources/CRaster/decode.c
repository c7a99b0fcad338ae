#include "decode.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void raster_fail(struct raster_picture *picture, const char *format, ...) {
  raster_pixel_free(picture->pixels, picture->width * picture->height * 4);
  picture->pixels = NULL;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(picture->error, sizeof picture->error, format, arguments);
  va_end(arguments);
}

int raster_allocate(struct raster_picture *picture, uint64_t width, uint64_t height, size_t largest) {
  if (width == 0 || height == 0) {
    raster_fail(picture, "the picture has no pixels: %llu x %llu", (unsigned long long)width, (unsigned long long)height);
    return 0;
  }
  if (width > largest || height > largest / width) {
    raster_fail(
      picture, "the picture has %llu x %llu pixels; at most %zu million are decoded", (unsigned long long)width,
      (unsigned long long)height, largest / 1000000);
    return 0;
  }
  picture->width = width;
  picture->height = height;
  picture->pixels = raster_pixel_memory(width * height * 4, 0);
  if (!picture->pixels) {
    raster_fail(picture, "no memory for %llu x %llu pixels", (unsigned long long)width, (unsigned long long)height);
    return 0;
  }
  return 1;
}

int raster_premultiply_rgba(uint8_t *pixels, size_t count) {
  int is_opaque = 1;
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned red = pixels[0], green = pixels[1], blue = pixels[2], alpha = pixels[3];
    if (alpha != 255) {
      is_opaque = 0;
      // Rounded division by 255, exact for bytes.
      unsigned r = red * alpha + 128, g = green * alpha + 128, b = blue * alpha + 128;
      red = (r + (r >> 8)) >> 8;
      green = (g + (g >> 8)) >> 8;
      blue = (b + (b >> 8)) >> 8;
    }
    pixels[0] = blue;
    pixels[1] = green;
    pixels[2] = red;
  }
  return is_opaque;
}

int raster_orient(struct raster_picture *picture, int orientation) {
  if (orientation <= 1 || orientation > 8) return 0;
  size_t width = picture->width, height = picture->height;
  int is_turned = orientation >= 5;
  size_t new_width = is_turned ? height : width, new_height = is_turned ? width : height;
  uint8_t *turned = raster_pixel_memory(width * height * 4, 0);
  if (!turned) return -1;
  for (size_t y = 0; y < new_height; y++) {
    for (size_t x = 0; x < new_width; x++) {
      // Where the upright pixel lies in the file's rows.
      size_t from_x = x, from_y = y;
      switch (orientation) {
        case 2: from_x = width - 1 - x; break;
        case 3: from_x = width - 1 - x; from_y = height - 1 - y; break;
        case 4: from_y = height - 1 - y; break;
        case 5: from_x = y; from_y = x; break;
        case 6: from_x = y; from_y = height - 1 - x; break;
        case 7: from_x = width - 1 - y; from_y = height - 1 - x; break;
        case 8: from_x = width - 1 - y; from_y = x; break;
      }
      memcpy(turned + (y * new_width + x) * 4, picture->pixels + (from_y * width + from_x) * 4, 4);
    }
  }
  raster_pixel_free(picture->pixels, picture->width * picture->height * 4);
  picture->pixels = turned;
  picture->width = new_width;
  picture->height = new_height;
  return 0;
}

static uint32_t read_number(const uint8_t *bytes, int count, int is_little) {
  uint32_t value = 0;
  for (int i = 0; i < count; i++) value |= (uint32_t)bytes[i] << 8 * (is_little ? i : count - 1 - i);
  return value;
}

int raster_exif_orientation(const uint8_t *exif, size_t size) {
  enum { PREFIX = 6, ORIENTATION = 0x0112, ENTRY = 12 };
  if (size < PREFIX + 8 || memcmp(exif, "Exif\0\0", PREFIX) != 0) return 1;
  const uint8_t *tiff = exif + PREFIX;
  size -= PREFIX;
  int is_little = tiff[0] == 'I' && tiff[1] == 'I';
  if (!is_little && !(tiff[0] == 'M' && tiff[1] == 'M')) return 1;
  size_t directory = read_number(tiff + 4, 4, is_little);
  if (directory > size - 2) return 1;
  size_t count = read_number(tiff + directory, 2, is_little);
  for (size_t i = 0; i < count; i++) {
    size_t entry = directory + 2 + i * ENTRY;
    if (entry + ENTRY > size) return 1;
    if (read_number(tiff + entry, 2, is_little) != ORIENTATION) continue;
    uint32_t value = read_number(tiff + entry + 8, 2, is_little);
    return value >= 1 && value <= 8 ? (int)value : 1;
  }
  return 1;
}
