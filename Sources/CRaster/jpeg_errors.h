// libjpeg calls back on errors and must not be returned to.
#pragma once
#include <setjmp.h>
#include <stdio.h>
#include <stddef.h>

#include <jpeglib.h>

struct jpeg_errors {
  struct jpeg_error_mgr base;
  jmp_buf exit;
  char message[JMSG_LENGTH_MAX];
};

// Makes errors jump to `errors->exit` with `errors->message` written, and warnings that cost pixels too: half a picture is not shown
// as if it were whole.
struct jpeg_error_mgr *jpeg_use_errors(struct jpeg_errors *errors);

// What the EXIF block says, from 1 to 8; markers must have been saved.
int jpeg_orientation(j_decompress_ptr decoder);

// Inverted CMYK, as Adobe's programs write it, becomes pixels in place.
void jpeg_convert_cmyk(unsigned char *pixels, size_t count);

// Has the coefficients of a JPEG in several scans lie in a file in `folder` instead of in memory. To be called after
// `jpeg_create_decompress`; `jpeg_free_blocks` afterwards frees what is returned, which `decoder->client_data` points at meanwhile.
struct jpeg_blocks *jpeg_keep_blocks_in_file(j_decompress_ptr decoder, const char *folder);
void jpeg_free_blocks(struct jpeg_blocks *blocks);
