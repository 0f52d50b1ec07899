import type { FeatureLike } from 'ol/Feature.js';
import type { MixedLayerModel, VectorGeometry, VectorScheme } from '../../model';
import { geometryKind } from '../../source/feature-properties';
import { layerOf, modelDefaults } from '../base-layer';
import { checkSchemeGeometry, mergeNeeds, prepareStyle } from '../../renderer/style/compiled-style';
import type { PreparedStyle } from '../../renderer/style/compiled-style';
import { createFeatureLayer } from './feature-layer';
import type { FeatureLayer, FeatureLoaders } from './feature-layer';

/** A layer of points, lines and polygons, each geometry with its own scheme. */
export interface MixedMapLayer extends FeatureLayer<MixedLayerModel> {
  /** Draws one geometry with another scheme. */
  setScheme(next: VectorScheme): void;
}

/** A layer's features and parts of its model, of which only the schemes must be given. */
export type MixedLayerOptions = Partial<Omit<MixedLayerModel, 'kind' | 'schemes'>> &
  Pick<MixedLayerModel, 'schemes'> &
  FeatureLoaders;

/**
 * Features of any geometry in one layer.
 * @throws TypeError for a scheme of another geometry than its place
 * @example
 * const [point, line, polygon] = (['point', 'line', 'polygon'] as const).map((geometry) => singleSymbolScheme(geometry));
 * createMixedLayer({ schemes: { point, line, polygon }, features });
 */
export function createMixedLayer({ features, ...parts }: MixedLayerOptions): MixedMapLayer {
  const model: MixedLayerModel = { ...modelDefaults, fields: [], nameField: null, ...parts, kind: 'mixed' };
  const geometries: readonly VectorGeometry[] = ['point', 'line', 'polygon'];
  for (const geometry of geometries) checkSchemeGeometry(model.schemes[geometry], geometry);
  const { layer, core, restyle } = createFeatureLayer(model, { features });
  const { schemes: first } = model;
  let prepared: Readonly<Record<VectorGeometry, PreparedStyle>> = {
    point: prepareStyle(first.point),
    line: prepareStyle(first.line),
    polygon: prepareStyle(first.polygon),
  };
  const draw = () => {
    const { point, line, polygon } = prepared;
    restyle(mergeNeeds([point.needs, line.needs, polygon.needs]), (assets) => {
      const compiled = {
        point: point.compile(assets),
        line: line.compile(assets),
        polygon: polygon.compile(assets),
      };
      const labelled = geometries.some((geometry) => compiled[geometry].labelPriority);
      return {
        style: (feature, resolution) => compiled[geometryOf(feature)].style(feature, resolution),
        labelPriority: labelled
          ? (feature) => compiled[geometryOf(feature)].labelPriority?.(feature) ?? -Infinity
          : null,
      };
    });
  };
  draw();
  return layerOf<MixedMapLayer, FeatureLayer<MixedLayerModel>>(layer, {
    setScheme(next) {
      checkSchemeGeometry(next, next.geometry);
      const { schemes } = core.model;
      if (next !== schemes[next.geometry]) prepared = { ...prepared, [next.geometry]: prepareStyle(next) };
      core.update({ schemes: { ...schemes, [next.geometry]: next } });
      draw();
      core.events.emit('style-changed', next);
    },
  });
}

function geometryOf(feature: FeatureLike): VectorGeometry {
  return geometryKind(feature.getGeometry()?.getType() ?? 'Point');
}
