#pragma once
#include <SDL2/SDL.h>

// What the window uses of SDL 2, found when it is loaded. Nothing links with the library: bringing it in costs a process about 4 ms
// before its first line, and most processes that show views never open a window.
#define SDL_FUNCTIONS(F) \
  F(Init) F(Quit) F(GetError) F(SetHint) \
  F(CreateWindow) F(DestroyWindow) F(SetWindowTitle) F(SetWindowSize) F(SetWindowMinimumSize) F(GetWindowSize) \
  F(GetWindowSizeInPixels) F(GetWindowSurface) F(UpdateWindowSurfaceRects) F(GetPixelFormatName) \
  F(GetDisplayUsableBounds) F(GetCurrentDisplayMode) \
  F(WaitEventTimeout) F(PollEvent) F(PushEvent) F(GetModState) F(GetTouchDeviceType) \
  F(StartTextInput) F(StopTextInput)

#define SDL_FUNCTION_POINTER(name) __typeof__(SDL_##name) *name;
struct SDLFunctions {
  SDL_FUNCTIONS(SDL_FUNCTION_POINTER)
};
#undef SDL_FUNCTION_POINTER

/// The functions, or null: then `problem` says why, until the next call.
const struct SDLFunctions *load_sdl(const char **problem);
