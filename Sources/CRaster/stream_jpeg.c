#include "stream.h"

#include "jpeg_errors.h"

#include <stdlib.h>
#include <string.h>

#include <jerror.h>

struct reader {
  struct jpeg_decompress_struct decoder;
  struct jpeg_errors errors;
  struct jpeg_blocks *blocks;
  FILE *stream;
};

static void close_reader(struct reader *reader) {
  jpeg_destroy_decompress(&reader->decoder);
  jpeg_free_blocks(reader->blocks);
  if (reader->stream) fclose(reader->stream);
}

// To be called where `setjmp` was; reads up to the first scan.
static int open_reader(struct reader *reader, const struct raster_file *file, const char *scratch) {
  enum { LONGEST_MARKER = 0xffff };
  jpeg_create_decompress(&reader->decoder);
  if (scratch) reader->blocks = jpeg_keep_blocks_in_file(&reader->decoder, scratch);
  jpeg_save_markers(&reader->decoder, JPEG_APP0 + 1, LONGEST_MARKER);
  if (file->path) {
    reader->stream = fopen(file->path, "rb");
    if (!reader->stream) return 0;
    jpeg_stdio_src(&reader->decoder, reader->stream);
  } else {
    jpeg_mem_src(&reader->decoder, file->bytes, file->size);
  }
  jpeg_read_header(&reader->decoder, TRUE);
  return 1;
}

// Where the marker of the first scan lies; 0 when there is none.
static size_t first_scan(const struct raster_file *file) {
  enum { SCAN = 0xda, END = 0xd9 };
  size_t place = 2;
  for (;;) {
    uint8_t marker[4];
    if (raster_file_read(file, place, marker, 4) != 4 || marker[0] != 0xff) return 0;
    if (marker[1] == 0xff) {
      place++;
      continue;
    }
    if (marker[1] == SCAN) return place;
    if (marker[1] == END) return 0;
    place += 2 + (size_t)(marker[2] << 8 | marker[3]);
  }
}

// Compressed data never hold the end marker, so a file that was cut off has none after its first scan. Looked for from the end.
static int has_end(const struct raster_file *file) {
  enum { PIECE = 1 << 16 };
  size_t start = first_scan(file), end = file->size;
  if (start == 0) return 0;
  uint8_t *piece = malloc(PIECE + 1);
  int is_found = 0;
  while (piece && end > start && !is_found) {
    size_t from = end - start > PIECE ? end - PIECE : start;
    size_t count = raster_file_read(file, from, piece, end - from + (end < file->size));
    for (size_t i = 0; i + 1 < count && !is_found; i++) is_found = piece[i] == 0xff && piece[i + 1] == 0xd9;
    end = from;
  }
  free(piece);
  return is_found;
}

void stream_header_jpeg(const struct raster_file *file, struct raster_header *header) {
  struct reader reader = {0};
  reader.decoder.err = jpeg_use_errors(&reader.errors);
  if (setjmp(reader.errors.exit)) {
    close_reader(&reader);
    stream_fail(header->error, "the JPEG cannot be read: %s", reader.errors.message);
    return;
  }
  if (!open_reader(&reader, file, NULL)) {
    stream_fail(header->error, "the file cannot be opened");
  } else {
    header->width = reader.decoder.image_width;
    header->height = reader.decoder.image_height;
    header->orientation = jpeg_orientation(&reader.decoder);
    header->is_opaque = 1;
    header->is_in_scans = jpeg_has_multiple_scans(&reader.decoder);
    if (!has_end(file)) stream_fail(header->error, "the JPEG is cut off: it has no end");
  }
  close_reader(&reader);
}

// Reads scans until each component has its lowest frequency, all that a picture of an eighth needs.
static void read_coarse_scans(j_decompress_ptr decoder) {
  for (;;) {
    int status = jpeg_consume_input(decoder);
    if (status == JPEG_REACHED_EOI) return;
    if (status != JPEG_SCAN_COMPLETED) continue;
    int known = 0;
    for (int i = 0; i < decoder->num_components; i++) known += decoder->coef_bits[i][0] >= 0;
    if (known == decoder->num_components) return;
  }
}

int stream_rows_jpeg(
  const struct raster_file *file, const struct raster_header *header, int divisor, const char *scratch, raster_row_room room,
  void *context, char error[256]) {
  struct reader reader = {0};
  reader.decoder.err = jpeg_use_errors(&reader.errors);
  if (setjmp(reader.errors.exit)) {
    close_reader(&reader);
    return stream_fail(error, "the JPEG cannot be read: %s", reader.errors.message);
  }
  if (!open_reader(&reader, file, header->is_in_scans ? scratch : NULL)) {
    close_reader(&reader);
    return stream_fail(error, "the file cannot be opened");
  }
  j_decompress_ptr decoder = &reader.decoder;
  int is_cmyk = decoder->jpeg_color_space == JCS_CMYK || decoder->jpeg_color_space == JCS_YCCK;
  decoder->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  decoder->scale_num = 1;
  decoder->scale_denom = (unsigned)divisor;
  decoder->do_block_smoothing = FALSE;
  int is_coarse = divisor == 8 && decoder->progressive_mode;
  decoder->buffered_image = is_coarse;
  if (decoder->image_width != header->width || decoder->image_height != header->height) {
    close_reader(&reader);
    return stream_fail(error, "the file has changed since it was opened");
  }
  jpeg_start_decompress(decoder);
  if (is_coarse) {
    read_coarse_scans(decoder);
    jpeg_start_output(decoder, decoder->input_scan_number);
  }
  int goes_on = 1;
  while (goes_on && decoder->output_scanline < decoder->output_height) {
    JSAMPROW row = room(context, decoder->output_scanline);
    goes_on = row != NULL;
    if (!goes_on) break;
    jpeg_read_scanlines(decoder, &row, 1);
    if (is_cmyk) jpeg_convert_cmyk(row, decoder->output_width);
  }
  close_reader(&reader);
  return goes_on ? 1 : stream_fail(error, "it was given up");
}
