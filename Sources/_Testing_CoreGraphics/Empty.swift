// Asked for by `import Testing` beside CoreGraphics; has nothing to add.
