/// A modifier whose body runs for every step of an animation of its parameters.
public protocol AnimatableModifier: Animatable, ViewModifier {}
