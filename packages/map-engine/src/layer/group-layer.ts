import LayerGroup from 'ol/layer/Group.js';
import { unionExtents } from '../geometry';
import type { Extent, GroupLayerModel } from '../model';
import { createLayerCore, layerOf, modelDefaults } from './base-layer';
import type { SharedMembers } from './base-layer';
import type { MapLayer } from './map-layer';

/** Layers that are shown, ordered and disposed together. */
export interface GroupMapLayer extends MapLayer<GroupLayerModel> {
  readonly children: readonly MapLayer[];
}

/** Layers that exist already, and parts of the group's model. */
export type GroupLayerOptions = Partial<Omit<GroupLayerModel, 'kind' | 'children'>> & {
  readonly children: readonly MapLayer[];
};

/**
 * A group of layers that exist already; disposing the group disposes them.
 * @example
 * const group = map.addLayer(createGroupLayer({ name: 'Results', zIndex: 2, children: [layer] }));
 * group.setVisible(false);
 */
export function createGroupLayer({ children, ...parts }: GroupLayerOptions): GroupMapLayer {
  const olLayer = new LayerGroup({ layers: children.map((child) => child.olLayer) });
  const core = createLayerCore<GroupLayerModel>(
    { ...modelDefaults, ...parts, kind: 'group', children: children.map((child) => child.model) },
    olLayer,
    (next) => {
      for (const child of children) child.reproject(next);
    },
  );
  return layerOf<GroupMapLayer, SharedMembers<GroupLayerModel>>(core.members, {
    get model() {
      return { ...core.model, children: children.map((child) => child.model) };
    },
    children,
    extent: () =>
      children.reduce<Extent | null>((extent, child) => unionExtents(extent, child.extent()), null),
    dispose() {
      core.events.clear();
      for (const child of children) child.dispose();
      olLayer.dispose();
    },
  });
}
