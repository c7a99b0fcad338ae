// Shared by the decoders.
#pragma once
#include "CRaster.h"

// Writes the reason and frees the pixels.
__attribute__((format(printf, 2, 3))) void raster_fail(struct raster_picture *picture, const char *format, ...);

// Checks the size and makes room; 0 when that failed, with the reason written.
int raster_allocate(struct raster_picture *picture, uint64_t width, uint64_t height, size_t largest);
