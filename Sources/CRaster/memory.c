// Memory for pixels.
#define _GNU_SOURCE
#include "CRaster.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LARGE_PAGE = 2 << 20 };

// Large blocks are the system's own mappings: among small ones in the heap they would leave holes that nobody can use or give back.
void *raster_pixel_memory(size_t count, int is_cleared) {
  if (count < LARGE_PAGE) return is_cleared ? calloc(1, count) : malloc(count);
  if (count > SIZE_MAX - LARGE_PAGE) return NULL;
  uint8_t *all = mmap(NULL, count + LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) return NULL;
  // What lies before the first large page and behind the last byte's page goes back.
  size_t before = (LARGE_PAGE - (uintptr_t)all % LARGE_PAGE) % LARGE_PAGE, page = sysconf(_SC_PAGESIZE);
  uint8_t *memory = all + before;
  size_t length = (count + page - 1) / page * page;
  if (before) munmap(all, before);
  if (before + length < count + LARGE_PAGE) munmap(memory + length, count + LARGE_PAGE - before - length);
  // Only a wish: without large pages everything works as well, and each 4 KB cost a page fault.
  madvise(memory, length, MADV_HUGEPAGE);
  return memory;
}

void raster_pixel_free(void *memory, size_t count) {
  if (!memory) return;
  if (count < LARGE_PAGE) free(memory); else munmap(memory, count);
}
#include <malloc.h>
void raster_heap(size_t *o) { struct mallinfo2 m = mallinfo2(); o[0]=m.uordblks; o[1]=m.fordblks; o[2]=m.hblkhd; o[3]=m.hblks; }
