// Loops that are compiled for wider registers as well, chosen when the program starts. They work with whole numbers, so that every
// processor gives the same bytes.
#pragma once
#include "CRaster.h"

#if defined(__x86_64__) && defined(__clang__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
