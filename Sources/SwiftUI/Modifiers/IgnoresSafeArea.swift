import AttributeGraph

/// Lets a view go on to the edges of the screen where it touches the safe area's.
///
/// The size that is reported stays the one for the safe area; only where the view is put does it get more room, so that the
/// layout around it does not change.
struct IgnoresSafeAreaModifier: Equatable {
  var regions: SafeAreaRegions
  var edges: Edge.Set
}

extension IgnoresSafeAreaModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let space = inputs.space
    let safeArea = inputs.safeArea
    let direction = inputs.direction
    let child = inputs.makeChild(
      "ignoresSafeArea", body,
      placing: { computer, outer in
        let modifier = modifier.value
        guard modifier.regions.contains(.container), safeArea.value.hasInsets else { return outer }
        var room = safeArea.value.room(around: outer.frame.applying(space.transformToRoot()))
        if direction.isRightToLeft.value { room = room.mirrored }
        room = room.only(modifier.edges)
        let offer = ProposedViewSize(
          width: outer.size.width + room.leading + room.trailing, height: outer.size.height + room.top + room.bottom)
        return ViewPlace(
          origin: CGPoint(x: outer.origin.x - room.leading, y: outer.origin.y - room.top),
          size: ViewSize(computer.size(offer), proposal: offer))
      })
    return _ViewOutputs(layout: child)
  }
}

extension EdgeInsets {
  fileprivate func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension View {
  /// Gives the view the room beyond the safe area at the edges that it touches.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}
