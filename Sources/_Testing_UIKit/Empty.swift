// Asked for by `import Testing` beside UIKit; has nothing to add.
