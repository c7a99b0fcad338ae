#include "decode.h"

#include "jpeg_errors.h"

#include <string.h>

void raster_decode_jpeg(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture) {
  enum { LONGEST_MARKER = 0xffff };
  memset(picture, 0, sizeof *picture);
  struct jpeg_decompress_struct decoder;
  struct jpeg_errors errors;
  decoder.err = jpeg_use_errors(&errors);
  if (setjmp(errors.exit)) {
    jpeg_destroy_decompress(&decoder);
    return raster_fail(picture, "the JPEG cannot be read: %s", errors.message);
  }
  jpeg_create_decompress(&decoder);
  jpeg_save_markers(&decoder, JPEG_APP0 + 1, LONGEST_MARKER);
  jpeg_mem_src(&decoder, file, size);
  jpeg_read_header(&decoder, TRUE);
  int is_cmyk = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
  decoder.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  if (!raster_allocate(picture, decoder.image_width, decoder.image_height, largest)) {
    jpeg_destroy_decompress(&decoder);
    return;
  }
  jpeg_start_decompress(&decoder);
  while (decoder.output_scanline < decoder.output_height) {
    JSAMPROW row = picture->pixels + (size_t)decoder.output_scanline * picture->width * 4;
    jpeg_read_scanlines(&decoder, &row, 1);
  }
  int orientation = jpeg_orientation(&decoder);
  jpeg_finish_decompress(&decoder);
  jpeg_destroy_decompress(&decoder);
  if (is_cmyk) jpeg_convert_cmyk(picture->pixels, picture->width * picture->height);
  picture->is_opaque = 1;
  if (raster_orient(picture, orientation) != 0) raster_fail(picture, "no memory to turn the JPEG upright");
}
