// libjpeg keeps the coefficients of a progressive picture until the last scan: 576 MB for 200 million pixels. It asks its memory manager
// for them row by row, so a manager can have them lie in a file.
#include "jpeg_errors.h"

#include "CRaster.h"

#include <stdlib.h>

#include <jerror.h>

// What libjpeg calls a virtual array of blocks; it never looks inside.
struct jvirt_barray_control {
  JDIMENSION blocks_per_row, rows;
  JBLOCKROW *starts;
  void *memory;
  size_t count;
  struct jvirt_barray_control *next;
};

struct jpeg_blocks {
  const char *folder;
  struct jvirt_barray_control *arrays;
  void (*realize)(j_common_ptr);
};

static struct jpeg_blocks *blocks_of(j_common_ptr decoder) { return decoder->client_data; }

static jvirt_barray_ptr request(
  j_common_ptr decoder, int pool, boolean pre_zero, JDIMENSION blocks_per_row, JDIMENSION rows, JDIMENSION most_rows) {
  (void)pool, (void)pre_zero, (void)most_rows;  // a new file reads as zeros
  struct jvirt_barray_control *array = calloc(1, sizeof *array);
  if (!array) ERREXIT1(decoder, JERR_OUT_OF_MEMORY, 0);
  array->blocks_per_row = blocks_per_row;
  array->rows = rows;
  array->next = blocks_of(decoder)->arrays;
  blocks_of(decoder)->arrays = array;
  return array;
}

static void realize(j_common_ptr decoder) {
  struct jpeg_blocks *blocks = blocks_of(decoder);
  blocks->realize(decoder);
  for (struct jvirt_barray_control *array = blocks->arrays; array; array = array->next) {
    if (array->memory) continue;
    array->count = (size_t)array->blocks_per_row * array->rows * sizeof(JBLOCK);
    array->memory = raster_scratch_map(blocks->folder, array->count);
    array->starts = malloc(array->rows * sizeof *array->starts);
    if (!array->memory) ERREXIT(decoder, JERR_TFILE_CREATE);
    if (!array->starts) ERREXIT1(decoder, JERR_OUT_OF_MEMORY, 0);
    for (JDIMENSION row = 0; row < array->rows; row++) {
      array->starts[row] = (JBLOCKROW)array->memory + (size_t)row * array->blocks_per_row;
    }
  }
}

static JBLOCKARRAY access_rows(
  j_common_ptr decoder, jvirt_barray_ptr array, JDIMENSION start, JDIMENSION count, boolean is_writing) {
  (void)is_writing;
  if (start > array->rows || count > array->rows - start || !array->starts) ERREXIT(decoder, JERR_BAD_VIRTUAL_ACCESS);
  return array->starts + start;
}

struct jpeg_blocks *jpeg_keep_blocks_in_file(j_decompress_ptr decoder, const char *folder) {
  struct jpeg_blocks *blocks = calloc(1, sizeof *blocks);
  if (!blocks) return NULL;
  blocks->folder = folder;
  blocks->realize = decoder->mem->realize_virt_arrays;
  decoder->client_data = blocks;
  decoder->mem->request_virt_barray = request;
  decoder->mem->realize_virt_arrays = realize;
  decoder->mem->access_virt_barray = access_rows;
  return blocks;
}

void jpeg_free_blocks(struct jpeg_blocks *blocks) {
  if (!blocks) return;
  for (struct jvirt_barray_control *array = blocks->arrays; array;) {
    struct jvirt_barray_control *next = array->next;
    raster_scratch_unmap(array->memory, array->count);
    free(array->starts);
    free(array);
    array = next;
  }
  free(blocks);
}
