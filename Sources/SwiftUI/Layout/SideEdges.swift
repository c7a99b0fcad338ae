/// A side along which a bar lies: left and right are called by their place in reading direction.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }
