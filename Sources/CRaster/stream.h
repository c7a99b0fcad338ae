// Shared by the readers that hand pictures over row by row.
#pragma once
#include "CRaster.h"

// Writes the reason; returns 0, for `return stream_fail(...)`.
__attribute__((format(printf, 2, 3))) int stream_fail(char error[256], const char *format, ...);

void stream_header_jpeg(const struct raster_file *file, struct raster_header *header);
void stream_header_png(const struct raster_file *file, struct raster_header *header);
void stream_header_webp(const struct raster_file *file, struct raster_header *header);

int stream_rows_jpeg(
  const struct raster_file *file, const struct raster_header *header, int divisor, const char *scratch, raster_row_room room,
  void *context, char error[256]);
int stream_rows_png(
  const struct raster_file *file, const struct raster_header *header, const char *scratch, raster_row_room room, void *context,
  char error[256]);
int stream_rows_webp(
  const struct raster_file *file, const struct raster_header *header, int divisor, const char *scratch, raster_row_room room,
  void *context, char error[256]);
