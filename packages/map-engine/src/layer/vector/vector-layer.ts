import type { VectorGeometry, VectorLayerModel, VectorScheme } from '../../model';
import { modelDefaults } from '../base-layer';
import { checkSchemeGeometry, compileStyle, schemeNeeds } from '../../renderer/style/style-function';
import { createFeatureLayer } from './feature-layer';
import type { FeatureLayer, FeatureLoaders } from './feature-layer';
import type { FeatureRenderer } from '../../renderer/webgl/webgl-renderer';

/** A layer of one geometry with one scheme. */
export interface VectorMapLayer extends FeatureLayer<VectorLayerModel> {
  readonly scheme: VectorScheme;
  /** Draws with another scheme; features and geometry stay as they are. */
  setScheme(next: VectorScheme): void;
}

/** A model of which only the scheme must be given; missing parts take plain values (EPSG:4326, visible, opaque). */
export type VectorLayerInput = Partial<Omit<VectorLayerModel, 'kind' | 'scheme'>> & {
  readonly scheme: VectorScheme;
};

/** Features of a layer, and what draws them. */
export interface SchemeLayerOptions extends FeatureLoaders {
  /** {@link webglRenderer}, for schemes that it draws; by default features are painted on a canvas. */
  readonly renderer?: FeatureRenderer;
}

/** Common part of point, line and polygon layers. */
export function createSchemeLayer(
  kind: VectorGeometry,
  input: VectorLayerInput,
  { renderer, ...loaders }: SchemeLayerOptions,
): VectorMapLayer {
  const model: VectorLayerModel = {
    ...modelDefaults,
    fields: [],
    statistics: null,
    nameField: null,
    ...input,
    kind,
  };
  checkSchemeGeometry(model.scheme, kind);
  const { layer, core, restyle } = createFeatureLayer(model, loaders);
  const draw = (scheme: VectorScheme) =>
    restyle(schemeNeeds(scheme), (assets) => {
      const compiled = compileStyle(scheme, assets);
      return { ...compiled, renderer: renderer?.(scheme, compiled.rowOf, assets) };
    });
  draw(model.scheme);
  return Object.defineProperties(layer, {
    scheme: { get: () => core.model.scheme, enumerable: true },
    setScheme: {
      value(next: VectorScheme) {
        checkSchemeGeometry(next, kind);
        core.update({ scheme: next });
        draw(next);
        core.events.emit('style-changed', next);
      },
    },
  }) as VectorMapLayer;
}
