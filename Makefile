# Each target works alone on a fresh clone.

.PHONY: setup demo test bench check format clean

# Installs what is missing, by Debian package name; does nothing when all is there.
setup:
	@script/setup

# Plays the examples without a screen and leaves pictures in out/.
demo: setup
	@swift run touchstone demo reels

test: setup
	@swift test --disable-xctest

# Figures are worth something only when optimized.
bench: setup
	@swift run -c release graph-bench

# The gate: format and module order.
check: setup
	@script/check

format:
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Exhibits

clean:
	@rm -rf .build out
