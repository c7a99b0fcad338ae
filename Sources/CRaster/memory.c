// Memory for pixels.
#define _GNU_SOURCE
#include "CRaster.h"

#include <stdlib.h>
#include <sys/mman.h>

enum { LARGE_PAGE = 2 << 20 };

void *raster_pixel_memory(size_t count) {
  if (count < LARGE_PAGE) return malloc(count);
  void *memory = NULL;
  if (posix_memalign(&memory, LARGE_PAGE, count) != 0) return NULL;
  // Only a wish: without large pages everything works as well, and each 4 KB cost a page fault.
  madvise(memory, count, MADV_HUGEPAGE);
  return memory;
}
