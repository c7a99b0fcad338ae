#include "stream.h"

#include "jpeg_errors.h"

#include <stdlib.h>
#include <string.h>

// Says in which of EXIF's ways the rows lie.
static void write_orientation(j_compress_ptr encoder, int orientation) {
  uint8_t exif[32] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1};
  exif[25] = (uint8_t)orientation;
  jpeg_write_marker(encoder, JPEG_APP0 + 1, exif, sizeof exif);
}

int raster_jpeg_write(
  const char *path, size_t width, size_t height, const struct raster_jpeg_options *options, raster_row_source source,
  void *context, char error[256]) {
  struct jpeg_compress_struct encoder;
  struct jpeg_errors errors;
  error[0] = 0;
  FILE *stream = fopen(path, "wb");
  if (!stream) return stream_fail(error, "%s cannot be written", path);
  encoder.err = jpeg_use_errors(&errors);
  if (setjmp(errors.exit)) {
    jpeg_destroy_compress(&encoder);
    fclose(stream);
    return stream_fail(error, "%s cannot be written: %s", path, errors.message);
  }
  jpeg_create_compress(&encoder);
  jpeg_stdio_dest(&encoder, stream);
  encoder.image_width = (JDIMENSION)width;
  encoder.image_height = (JDIMENSION)height;
  encoder.input_components = 4;
  encoder.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&encoder);
  jpeg_set_quality(&encoder, options->quality, TRUE);
  if (options->is_progressive) jpeg_simple_progression(&encoder);
  jpeg_start_compress(&encoder, TRUE);
  if (options->orientation > 1) write_orientation(&encoder, options->orientation);
  int goes_on = 1;
  while (goes_on && encoder.next_scanline < encoder.image_height) {
    JSAMPROW row = (JSAMPROW)source(context, encoder.next_scanline);
    goes_on = row != NULL;
    if (goes_on) jpeg_write_scanlines(&encoder, &row, 1);
  }
  if (goes_on) jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  int is_closed = fclose(stream) == 0;
  if (!goes_on) return stream_fail(error, "%s was given up", path);
  return is_closed ? 1 : stream_fail(error, "%s cannot be written", path);
}

int raster_jpeg_encode(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, int quality, uint8_t **bytes, size_t *count) {
  struct jpeg_compress_struct encoder;
  struct jpeg_errors errors;
  // Kept in memory, for what an error jumps back to.
  unsigned char *volatile buffer = NULL;
  unsigned long size = 0;
  encoder.err = jpeg_use_errors(&errors);
  if (setjmp(errors.exit)) {
    jpeg_destroy_compress(&encoder);
    free(buffer);
    return 0;
  }
  jpeg_create_compress(&encoder);
  jpeg_mem_dest(&encoder, (unsigned char **)&buffer, &size);
  encoder.image_width = (JDIMENSION)width;
  encoder.image_height = (JDIMENSION)height;
  encoder.input_components = 4;
  encoder.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&encoder);
  jpeg_set_quality(&encoder, quality, TRUE);
  jpeg_start_compress(&encoder, TRUE);
  while (encoder.next_scanline < encoder.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + encoder.next_scanline * stride);
    jpeg_write_scanlines(&encoder, &row, 1);
  }
  jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  *bytes = buffer;
  *count = size;
  return 1;
}
