#include "jpeg_errors.h"

#include "CRaster.h"

#include <jerror.h>

static void leave(j_common_ptr decoder) {
  struct jpeg_errors *errors = (struct jpeg_errors *)decoder->err;
  decoder->err->format_message(decoder, errors->message);
  longjmp(errors->exit, 1);
}

// Warnings (a premature end, a bad code) are errors here. Left alone are those that cost no pixels.
static void leave_on_warning(j_common_ptr decoder, int level) {
  int code = decoder->err->msg_code;
  if (level < 0 && code != JWRN_EXTRANEOUS_DATA && code != JWRN_JFIF_MAJOR && code != JWRN_ADOBE_XFORM) leave(decoder);
}

static void print_nothing(j_common_ptr decoder) { (void)decoder; }

struct jpeg_error_mgr *jpeg_use_errors(struct jpeg_errors *errors) {
  jpeg_std_error(&errors->base);
  errors->base.error_exit = leave;
  errors->base.emit_message = leave_on_warning;
  errors->base.output_message = print_nothing;
  errors->message[0] = 0;
  return &errors->base;
}

int jpeg_orientation(j_decompress_ptr decoder) {
  for (jpeg_saved_marker_ptr marker = decoder->marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1) continue;
    int orientation = raster_exif_orientation(marker->data, marker->data_length);
    if (orientation != 1) return orientation;
  }
  return 1;
}

void jpeg_convert_cmyk(unsigned char *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned black = pixels[3];
    unsigned char red = pixels[0] * black / 255, green = pixels[1] * black / 255, blue = pixels[2] * black / 255;
    pixels[0] = blue;
    pixels[1] = green;
    pixels[2] = red;
    pixels[3] = 255;
  }
}
