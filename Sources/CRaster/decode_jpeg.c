#include "decode.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// libjpeg calls back on errors and must not be returned to.
struct errors {
  struct jpeg_error_mgr base;
  jmp_buf exit;
  char message[JMSG_LENGTH_MAX];
};

static void leave(j_common_ptr decoder) {
  struct errors *errors = (struct errors *)decoder->err;
  decoder->err->format_message(decoder, errors->message);
  longjmp(errors->exit, 1);
}

// Warnings (a premature end, a bad code) are errors here: half a picture is not shown as if it were whole. Left alone are
// those that cost no pixels.
static void leave_on_warning(j_common_ptr decoder, int level) {
  int code = decoder->err->msg_code;
  if (level < 0 && code != JWRN_EXTRANEOUS_DATA && code != JWRN_JFIF_MAJOR && code != JWRN_ADOBE_XFORM) leave(decoder);
}

static void print_nothing(j_common_ptr decoder) { (void)decoder; }

static int orientation_of(j_decompress_ptr decoder) {
  for (jpeg_saved_marker_ptr marker = decoder->marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1) continue;
    int orientation = raster_exif_orientation(marker->data, marker->data_length);
    if (orientation != 1) return orientation;
  }
  return 1;
}

// Inverted CMYK, as Adobe's programs write it, row by row in place.
static void convert_cmyk(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned black = pixels[3];
    uint8_t red = pixels[0] * black / 255, green = pixels[1] * black / 255, blue = pixels[2] * black / 255;
    pixels[0] = blue;
    pixels[1] = green;
    pixels[2] = red;
    pixels[3] = 255;
  }
}

void raster_decode_jpeg(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture) {
  enum { LONGEST_MARKER = 0xffff };
  memset(picture, 0, sizeof *picture);
  struct jpeg_decompress_struct decoder;
  struct errors errors;
  decoder.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = leave;
  errors.base.emit_message = leave_on_warning;
  errors.base.output_message = print_nothing;
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
  int orientation = orientation_of(&decoder);
  jpeg_finish_decompress(&decoder);
  jpeg_destroy_decompress(&decoder);
  if (is_cmyk) convert_cmyk(picture->pixels, picture->width * picture->height);
  picture->is_opaque = 1;
  if (raster_orient(picture, orientation) != 0) raster_fail(picture, "no memory to turn the JPEG upright");
}
