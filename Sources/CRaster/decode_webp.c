#include "decode.h"

#include <string.h>

#include <webp/decode.h>

static const char *reason(VP8StatusCode status) {
  switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY: return "no memory";
    case VP8_STATUS_BITSTREAM_ERROR: return "its data are damaged";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "it uses a feature that is not supported";
    case VP8_STATUS_NOT_ENOUGH_DATA: return "it is cut off";
    default: return "it is damaged";
  }
}

void raster_decode_webp(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture) {
  memset(picture, 0, sizeof *picture);
  WebPDecoderConfig configuration;
  if (!WebPInitDecoderConfig(&configuration)) return raster_fail(picture, "libwebp has another version than its header");
  VP8StatusCode status = WebPGetFeatures(file, size, &configuration.input);
  if (status != VP8_STATUS_OK) return raster_fail(picture, "the WebP cannot be read: %s", reason(status));
  if (configuration.input.has_animation) return raster_fail(picture, "the WebP is animated; only still ones are decoded");
  if (!raster_allocate(picture, configuration.input.width, configuration.input.height, largest)) return;
  configuration.output.colorspace = MODE_RGBA;
  configuration.output.is_external_memory = 1;
  configuration.output.u.RGBA.rgba = picture->pixels;
  configuration.output.u.RGBA.stride = (int)(picture->width * 4);
  configuration.output.u.RGBA.size = picture->width * picture->height * 4;
  status = WebPDecode(file, size, &configuration);
  WebPFreeDecBuffer(&configuration.output);
  if (status != VP8_STATUS_OK) return raster_fail(picture, "the WebP cannot be read: %s", reason(status));
  picture->is_opaque = raster_premultiply_rgba(picture->pixels, picture->width * picture->height);
}
