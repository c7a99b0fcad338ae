#include "CSDL.h"
#include <dlfcn.h>

static struct SDLFunctions functions;
static void *library;

const struct SDLFunctions *load_sdl(const char **problem) {
  if (library) return &functions;
  void *opened = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!opened) {
    *problem = dlerror();
    return 0;
  }
#define SDL_FIND(name) \
  if (!(functions.name = (__typeof__(SDL_##name) *)dlsym(opened, "SDL_" #name))) { \
    *problem = "this SDL has no SDL_" #name "; 2.26 or later is needed"; \
    dlclose(opened); \
    return 0; \
  }
  SDL_FUNCTIONS(SDL_FIND)
#undef SDL_FIND
  library = opened;
  return &functions;
}
