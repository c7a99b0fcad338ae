// Memory for pixels.
#define _GNU_SOURCE
#include "CRaster.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { OWN_MAPPING = 256 << 10, LARGE_PAGE = 2 << 20 };

// Large blocks are the system's own mappings: among small ones in the heap they would leave holes that nobody can use or give back.
void *raster_pixel_memory(size_t count, int is_cleared) {
  if (count < OWN_MAPPING) return is_cleared ? calloc(1, count) : malloc(count);
  size_t alignment = count < LARGE_PAGE ? 0 : LARGE_PAGE;
  if (count > SIZE_MAX - alignment) return NULL;
  uint8_t *all = mmap(NULL, count + alignment, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) return NULL;
  if (!alignment) return all;
  // What lies before the first large page and behind the last byte's page goes back.
  size_t before = (alignment - (uintptr_t)all % alignment) % alignment, page = (size_t)sysconf(_SC_PAGESIZE);
  size_t length = (count + page - 1) / page * page;
  if (before > 0) munmap(all, before);
  if (before + length < count + alignment) munmap(all + before + length, count + alignment - before - length);
  // Only a wish: without large pages everything works as well, and each 4 KB cost a page fault.
  madvise(all + before, length, MADV_HUGEPAGE);
  return all + before;
}

void raster_pixel_free(void *memory, size_t count) {
  if (count < OWN_MAPPING) free(memory);
  else if (memory) munmap(memory, count);
}

size_t raster_heap_in_use(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}
