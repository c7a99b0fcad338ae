# Each target works alone on a fresh clone.

.PHONY: setup demo test second-package selector-package bench same-bytes sanitize check format pictures clean

# Installs what is missing, by Debian package name; does nothing when all is there.
setup:
	@script/setup

# Plays the examples without a display and leaves pictures in out/.
demo: setup
	@swift run touchstone demo reels
	@swift run touchstone demo scanner
	@swift run touchstone demo practice

# Everything a change has to pass: the format, all tests, and the use from another package.
test: setup
	@script/test

# Compiles iOS source in another package in language modes 5 and 6, runs it and tests it.
second-package: setup
	@script/second-package

# Builds, runs and tests a package with @objc and #selector by `touchstone build`, `run` and `test`.
selector-package: setup
	@script/selector-package

# Figures are worth something only when optimized.
bench: setup
	@script/bench

# The same scripts in debug and release show the same pictures.
same-bytes: setup
	@script/same-bytes

# Tests and a soak under the address and thread sanitizers; takes well over an hour.
sanitize: setup
	@script/sanitize

# One format; takes seconds.
check:
	@script/check

format:
	@script/check --fix

# The pictures of the documentation, made anew.
pictures: demo
	@cp out/reels/screens.png Documentation/Images/reels.png
	@cp out/scanner/screens.png Documentation/Images/scanner.png
	@cp out/practice/screens.png Documentation/Images/practice.png

clean:
	@rm -rf .build out Tests/SecondPackage/.build Tests/SelectorPackage/.build
