// Loops over pixels, and the picture formats' C libraries behind functions that take plain memory.
//
// Pixels are 32 bits: blue, green, red, alpha in memory order, colour multiplied by alpha. `stride` is the bytes from one row to
// the next. Buffers that are handed out come from malloc, those of pixels from raster_pixel_memory; the caller frees them.
#pragma once
#include <stddef.h>
#include <stdint.h>

// memory.c -------------------------------------------------------------------------------------------------------------------

// Memory, all zero when `is_cleared` is not; a large block lies on large pages where the system has them. NULL when none is left.
void *raster_pixel_memory(size_t count, int is_cleared);
// Gives it back; `count` is what was asked for.
void raster_pixel_free(void *memory, size_t count);

/// Bytes of all blocks of the heap that were allocated and not freed, of every thread; pixels with mappings of their own are not among them.
size_t raster_heap_in_use(void);

/// Gives whole pages of the heap back to the system in which no block is in use, between blocks too; whether there were any. Takes some
/// tenths of a millisecond, and those pages are made again when they are needed.
int raster_give_back_free_heap(void);

// png_encode.c ---------------------------------------------------------------------------------------------------------------

// Writes a PNG; with `has_alpha` 0 the alpha of the pixels is ignored. Returns 0, or -1 when memory ran out.
int raster_png_encode(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, int has_alpha, uint8_t **png, size_t *png_size);

// The check sum at the end of a chunk of a PNG file, over its type and its data.
uint32_t raster_png_check_sum(const uint8_t *bytes, size_t count);

// fill.c ---------------------------------------------------------------------------------------------------------------------

// Fills rectangles on pixels of 32 bits with one of them. `edges` has the left, top, right and lower edge of each; none may be empty or
// reach beyond the pixels.
void raster_fill_rectangles(uint8_t *pixels, size_t stride, const int64_t *edges, size_t count, uint32_t color);

// pixels.c -------------------------------------------------------------------------------------------------------------------

// Rows of `width` pixels; source and destination may not overlap.
void raster_copy(const uint8_t *source, size_t source_stride, uint8_t *target, size_t target_stride, size_t width, size_t height);

// Lays one colour on pixels through a mask of 8 bits a pixel. `alpha` is that of the whole, from 0 to 255.
void raster_ink(
  const uint8_t *mask, size_t mask_stride, uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha, uint8_t *target,
  size_t target_stride, size_t width, size_t height);

// Whether every pixel has full alpha.
int raster_is_opaque(const uint8_t *pixels, size_t width, size_t height, size_t stride);
void raster_make_opaque(uint8_t *pixels, size_t width, size_t height, size_t stride);

// Each pixel of the target, (width + 1) / 2 by (height + 1) / 2, becomes the mean of four; edges count twice where the side is
// odd.
void raster_halve(const uint8_t *pixels, size_t width, size_t height, size_t stride, uint8_t *half, size_t half_stride);

// Another size; each pixel of the target is the mean of the whole pixels it lies over.
void raster_reduce(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, uint8_t *target, size_t target_width, size_t target_height,
  size_t target_stride);

// Multiplies pixels by a mask of 8 bits a pixel.
void raster_apply_mask(
  uint8_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height);

// Takes the alpha of pixels into a mask of 8 bits a pixel; returns whether that changed the mask.
int raster_extract_alpha(
  const uint8_t *pixels, size_t stride, uint8_t *mask, size_t mask_stride, size_t width, size_t height);

// blur.c ---------------------------------------------------------------------------------------------------------------------

// How far a blur spreads beyond what it blurs, in pixels.
size_t raster_blur_reach(double sigma);

// Blurs a mask of 8 bits a pixel in place as a Gaussian of `sigma` pixels does; outside lies nothing. Returns 0, or -1 when
// memory ran out.
int raster_blur(uint8_t *mask, size_t width, size_t height, size_t stride, double sigma);

// blur_pixels.c --------------------------------------------------------------------------------------------------------------

// How far a blur of pixels spreads, in pixels; at least as far as that of a mask.
size_t raster_blur_pixels_reach(double sigma);
// The same for pixels. Returns 0, or -1 when memory ran out.
int raster_blur_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, double sigma);
// Blurs a picture that goes on beyond its edges with the colours there, into one of a quarter of its width and height, rounded up.
// `sigma` is in pixels of the picture. Returns 0, or -1 when memory ran out.
int raster_blur_backdrop(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, double sigma, uint8_t *quarter, size_t quarter_stride);

// color.c --------------------------------------------------------------------------------------------------------------------

// Maps colours by four rows (red, green, blue, alpha) of five numbers: factors for straight red, green, blue and alpha from 0 to 1,
// and an addend. Clear pixels stay clear. Source and target may be the same.
void raster_color_matrix(
  const uint8_t *source, size_t source_stride, uint8_t *target, size_t target_stride, size_t width, size_t height,
  const float matrix[20]);
// Makes pixels opaque that are not clear, keeping their straight colour.
void raster_divide_by_alpha(uint8_t *pixels, size_t stride, size_t width, size_t height);

// project.c ------------------------------------------------------------------------------------------------------------------

// Draws a picture whose corner lies at (source_x, source_y) into a target whose corner lies at (target_x, target_y). `map` takes a
// place of the target to one of the picture: (x, y, 1) as a row times this matrix, row by row, divided by the third number, which is
// positive for what is seen. Each pixel is the mean of `columns` by `rows` places; outside the picture all is clear.
void raster_project(
  const uint8_t *source, size_t width, size_t height, size_t stride, double source_x, double source_y, uint8_t *target,
  size_t target_width, size_t target_height, size_t target_stride, double target_x, double target_y, const double map[9],
  size_t columns, size_t rows);

// decode_*.c -----------------------------------------------------------------------------------------------------------------

// What a decoder made of a file: pixels, or the reason why there are none.
struct raster_picture {
  uint8_t *pixels;  // width * 4 bytes a row
  size_t width, height;
  int is_opaque;
  char error[256];   // empty when there are pixels
};

// `largest` is the most pixels that are accepted.
void raster_decode_png(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture);
void raster_decode_jpeg(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture);
void raster_decode_webp(const uint8_t *file, size_t size, size_t largest, struct raster_picture *picture);

// Turns a picture upright by the number of EXIF's orientation tag, from 1 to 8. Returns 0, or -1 when memory ran out.
int raster_orient(struct raster_picture *picture, int orientation);
// The orientation that an EXIF block (from "Exif\0\0" on) asks for; 1 when it says nothing sensible.
int raster_exif_orientation(const uint8_t *exif, size_t size);

// Red, green, blue, alpha with straight colour becomes blue, green, red, alpha with colour multiplied by alpha. Returns whether
// every pixel is opaque.
int raster_premultiply_rgba(uint8_t *pixels, size_t count);

// stream.c: files too large to be decoded whole ------------------------------------------------------------------------------

// A picture's file, in memory or, where `path` is not NULL, on disk.
struct raster_file {
  const uint8_t *bytes;
  size_t size;       // of both kinds
  const char *path;
};

enum raster_format { raster_unknown, raster_jpeg, raster_png, raster_webp };

// What a file says of itself before its pixels are looked at. A file that was cut off is found out here.
struct raster_header {
  enum raster_format format;
  size_t width, height;  // of the rows in the file
  int orientation;       // EXIF's, from 1 to 8, by which rows become upright
  int is_opaque;         // no pixel can be transparent
  int is_in_scans;       // a JPEG that comes in several scans
  int needs_all_pixels;  // decoding takes 4 bytes of memory a pixel
  char error[256];       // empty when the file is usable
};
void raster_read_header(const struct raster_file *file, struct raster_header *header);

// Up to `count` bytes from `offset` on; how many there were.
size_t raster_file_read(const struct raster_file *file, size_t offset, uint8_t *target, size_t count);

// Where row `y` is to be written, or NULL to give up. Rows are asked for from top to bottom, each after the one before was written.
typedef uint8_t *(*raster_row_room)(void *context, size_t y);

// Decodes row by row within little memory, at 1/`divisor` of the size (1, 2, 4 or 8; sides are rounded up; PNG: 1). What has to be held
// lies in files in the folder `scratch`. Returns 1, or 0 with the reason.
int raster_read_rows(
  const struct raster_file *file, const struct raster_header *header, int divisor, const char *scratch, raster_row_room room,
  void *context, char error[256]);

// Turns rows upright by EXIF's orientation; from 5 on the target is `height` wide.
void raster_turn(
  const uint8_t *source, size_t width, size_t height, size_t stride, uint8_t *target, size_t target_stride, int orientation);

// sample.c -------------------------------------------------------------------------------------------------------------------

// A picture between whose pixels others are taken: the pixel (i, j) of the target lies at (x + i * step_x, y + j * step_y), where whole
// numbers are the middles of the picture's pixels. Beyond its edge its last pixels go on.
struct raster_samples {
  const uint8_t *pixels;
  size_t width, height, stride;
  double x, y, step_x, step_y;
};
// Draws the target's pixels from (`left`, `top`) on; `target` is where that one lies. A pixel does not depend on which others are drawn.
void raster_sample(
  const struct raster_samples *samples, uint8_t *target, size_t target_stride, int left, int top, size_t width, size_t height);

// jpeg_write.c ---------------------------------------------------------------------------------------------------------------

struct raster_jpeg_options {
  int quality;         // from 1 to 100
  int is_progressive;  // takes as much memory as the picture has pixels
  int orientation;     // EXIF's, from 1 to 8
};
// Row `y` of a picture, or NULL to give up. Rows are asked for from top to bottom.
typedef const uint8_t *(*raster_row_source)(void *context, size_t y);

// Writes a JPEG row by row; alpha is not looked at. Returns 1, or 0 with the reason.
int raster_jpeg_write(
  const char *path, size_t width, size_t height, const struct raster_jpeg_options *options, raster_row_source source,
  void *context, char error[256]);

// Writes a JPEG into memory that the caller frees; alpha is not looked at. Returns 1, or 0 when the picture is too large or there is no
// memory.
int raster_jpeg_encode(
  const uint8_t *pixels, size_t width, size_t height, size_t stride, int quality, uint8_t **bytes, size_t *count);

// scratch.c ------------------------------------------------------------------------------------------------------------------

// A file without a name in `folder`, gone when it is closed; -1 when there can be none.
int raster_scratch_file(const char *folder);
// Memory that lies in such a file, cleared; NULL when there is no room.
void *raster_scratch_map(const char *folder, size_t count);
// Cleared memory that takes room only where it is written to; NULL when there are no addresses left.
void *raster_clear_map(size_t count);
// Gives back either.
void raster_scratch_unmap(void *memory, size_t count);
// Returns 0, or the system's number of the error.
int raster_scratch_write(int file, const void *bytes, size_t count, size_t offset);
// Rows that lie `stride` bytes apart are written side by side.
int raster_scratch_write_rows(int file, const void *rows, size_t row_bytes, size_t stride, size_t count, size_t offset);
// Returns 0, or -1 when the bytes are not to be had.
int raster_scratch_read(int file, void *bytes, size_t count, size_t offset);

// compare.c ------------------------------------------------------------------------------------------------------------------

// Writes left, top, width and height of the smallest rectangle in which two pictures differ; returns 0 when they don't.
int raster_changed_rect(
  const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, size_t width, size_t height, size_t rect[4]);

// The pixels of `new` where they are not those of `old`, clear pixels elsewhere.
void raster_keep_changed(
  const uint8_t *old, size_t old_stride, const uint8_t *new_pixels, size_t new_stride, size_t width, size_t height, uint8_t *target,
  size_t target_stride);

struct raster_comparison {
  size_t count;                    // pixels that differ by more than the tolerance in a channel
  unsigned largest;                // the largest difference of a channel, from 0 to 255
  size_t x, y;                     // the first pixel with it
  size_t left, top, width, height; // around the pixels that differ
};

// Compares two pictures pixel by pixel, and draws `a` in pale grey with the differences in red into `marked`.
void raster_compare(
  const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, size_t width, size_t height, unsigned tolerance,
  uint8_t *marked, size_t marked_stride, struct raster_comparison *result);

// gradient.c -----------------------------------------------------------------------------------------------------------------

// A gradient over pixels: the middle of pixel (x, y) has the place of (x + 0.5, y + 0.5) here.
struct raster_gradient {
  enum { raster_linear, raster_radial, raster_angular } kind;
  double x, y;          // where a linear one starts; the centre of the others
  double dx, dy;        // linear: to where it ends
  double start, length; // radial: the radius at the start and what is added up to the end. Angular: the same for angles, in radians
                        // from the x axis, clockwise (y points down); the length is within one turn either way
  double aspect;        // radial: what distances along y count as along x; 1 makes circles
  const uint32_t *colors; // pixels from start to end; the first and last go on outside
  size_t color_count;
};
void raster_fill_gradient(
  uint8_t *pixels, size_t width, size_t height, size_t stride, const struct raster_gradient *gradient);
