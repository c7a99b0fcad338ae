// Loops that are compiled for wider registers as well, chosen when the program starts. They work with whole numbers, so that every
// processor gives the same bytes.
#pragma once
#include "CRaster.h"

// The choice is made before the thread sanitizer has started, which would end the program there.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ONE_PROCESSOR
#endif
#endif

#if defined(__x86_64__) && defined(__clang__) && !defined(ONE_PROCESSOR)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
