// Memory that lies in a file without a name: the system writes it out when it needs the room, and takes it back with the last user.
#define _GNU_SOURCE
#include "CRaster.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

int raster_scratch_file(const char *folder) {
  int file = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL)) return file;
  char path[4096];
  snprintf(path, sizeof path, "%s/touchstone.XXXXXX", folder);
  file = mkostemp(path, O_CLOEXEC);
  if (file >= 0) unlink(path);
  return file;
}

void *raster_scratch_map(const char *folder, size_t count) {
  int file = raster_scratch_file(folder);
  if (file < 0) return NULL;
  // Room is taken at once: a disk that is full must not be found out by a write to the mapping, which would end the process.
  void *memory = posix_fallocate(file, 0, (off_t)count) == 0
                   ? mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                   : MAP_FAILED;
  close(file);
  return memory == MAP_FAILED ? NULL : memory;
}

void *raster_clear_map(size_t count) {
  void *memory = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void raster_scratch_unmap(void *memory, size_t count) {
  if (memory) munmap(memory, count);
}

int raster_scratch_write(int file, const void *bytes, size_t count, size_t offset) {
  const uint8_t *from = bytes;
  while (count > 0) {
    ssize_t written = pwrite(file, from, count, (off_t)offset);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return errno ? errno : EIO;
    from += written;
    offset += (size_t)written;
    count -= (size_t)written;
  }
  return 0;
}

int raster_scratch_write_rows(int file, const void *rows, size_t row_bytes, size_t stride, size_t count, size_t offset) {
  enum { MOST = 512 };
  struct iovec parts[MOST];
  const uint8_t *row = rows;
  while (count > 0) {
    size_t now = count < MOST ? count : MOST;
    for (size_t i = 0; i < now; i++) parts[i] = (struct iovec){(void *)(row + i * stride), row_bytes};
    ssize_t written = pwritev(file, parts, (int)now, (off_t)offset);
    if (written != (ssize_t)(now * row_bytes)) {
      // Interrupted or out of room: row by row, which says what is wrong.
      for (size_t i = 0; i < now; i++) {
        int failure = raster_scratch_write(file, row + i * stride, row_bytes, offset + i * row_bytes);
        if (failure) return failure;
      }
    }
    row += now * stride;
    offset += now * row_bytes;
    count -= now;
  }
  return 0;
}

int raster_scratch_read(int file, void *bytes, size_t count, size_t offset) {
  uint8_t *to = bytes;
  while (count > 0) {
    ssize_t read = pread(file, to, count, (off_t)offset);
    if (read < 0 && errno == EINTR) continue;
    if (read <= 0) return -1;
    to += read;
    offset += (size_t)read;
    count -= (size_t)read;
  }
  return 0;
}
