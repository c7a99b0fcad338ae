// What the readers of streams share: bytes of a file, and the reason why there are none.
#include "stream.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int stream_fail(char error[256], const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(error, 256, format, arguments);
  va_end(arguments);
  return 0;
}

size_t raster_file_read(const struct raster_file *file, size_t offset, uint8_t *target, size_t count) {
  if (!file->path) {
    if (offset >= file->size) return 0;
    if (count > file->size - offset) count = file->size - offset;
    memcpy(target, file->bytes + offset, count);
    return count;
  }
  FILE *stream = fopen(file->path, "rb");
  if (!stream) return 0;
  size_t read = fseek(stream, (long)offset, SEEK_SET) == 0 ? fread(target, 1, count, stream) : 0;
  fclose(stream);
  return read;
}
