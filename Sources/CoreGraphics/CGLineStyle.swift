/// How the ends of a stroked line are drawn.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// How the corners of a stroked line are drawn.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
