import type { VectorSchemeBuilder } from '../../scheme';
import { checkRows } from '../../scheme/check/check-rows-made';
import type { VectorGeometry, VectorLayerModel, VectorScheme } from '../../model';
import { layerOf, modelDefaults } from '../base-layer';
import { checkSchemeGeometry, prepareStyle } from '../../renderer/style/compiled-style';
import type { PreparedStyle } from '../../renderer/style/compiled-style';
import { createFeatureLayer } from './feature-layer';
import type { FeatureLayer, FeatureLoaders } from './feature-layer';
import type { FeatureRenderer } from '../../renderer/webgl/webgl-renderer';
import type { LabelFormat } from '../../symbol';

/** A layer of one geometry with one scheme. */
export interface VectorMapLayer extends FeatureLayer<VectorLayerModel> {
  readonly scheme: VectorScheme;
  /** Draws with another scheme from the next frame on; features and geometry stay as they are. */
  setScheme(next: VectorScheme): void;
}

/** Point, line or polygon layers take a scheme of their geometry, or what builds one from their features. */
type SchemeInput<G extends VectorGeometry> = VectorScheme | VectorSchemeBuilder<G>;

/** Refuses schemes whose type names another geometry. */
type Fits<G extends VectorGeometry, S> = S extends { readonly geometry: infer Own }
  ? G extends Own
    ? unknown
    : { readonly geometry: G }
  : unknown;

/**
 * A layer's scheme and features, what draws these, and parts of its model; absent ones take plain values (EPSG:4326,
 * visible, opaque).
 */
export type VectorLayerOptions<
  G extends VectorGeometry = VectorGeometry,
  S extends SchemeInput<G> = SchemeInput<G>,
> = Partial<Omit<VectorLayerModel, 'kind' | 'scheme'>> &
  FeatureLoaders & {
    readonly scheme: S & Fits<G, S>;
    /** {@link webglRenderer}, for schemes that it draws; by default features are drawn on a canvas. */
    readonly renderer?: FeatureRenderer;
    /** How labels are written, e.g. numbers in the unit of the legend; default: the values as they are. */
    readonly formatLabel?: LabelFormat;
  };

/** Common part of point, line and polygon layers. */
export function createVectorLayer<G extends VectorGeometry>(
  kind: G,
  { scheme, features, renderer, formatLabel, ...parts }: VectorLayerOptions<G>,
): VectorMapLayer {
  // A builder makes the scheme of the first features; until then it has no rows.
  let build = typeof scheme === 'function' ? (scheme as VectorSchemeBuilder<G>) : null;
  const model: VectorLayerModel = {
    ...modelDefaults,
    fields: [],
    statistics: null,
    nameField: null,
    ...parts,
    scheme: typeof scheme === 'function' ? scheme({ geometry: kind, properties: [] }) : scheme,
    kind,
  };
  checkSchemeGeometry(model.scheme, kind);
  if (build === null) checkRows(model.scheme);
  let first = model.scheme;
  let use = (built: VectorScheme): void => {
    first = built;
  };
  const { layer, core, restyle } = createFeatureLayer(model, { features }, (properties) => {
    if (build === null || properties.length === 0) return;
    const built = build({ geometry: kind, properties });
    build = null;
    use(built);
  });
  let prepared: { readonly of: VectorScheme; readonly style: PreparedStyle } | null = null;
  const draw = (next: VectorScheme) => {
    // Schemes are values: one that is set again asks for missing pictures again, and is not compiled again.
    if (prepared?.of !== next) prepared = { of: next, style: prepareStyle(next, formatLabel) };
    const { style } = prepared;
    restyle(style.needs, (assets) => {
      const compiled = style.compile(assets);
      return { ...compiled, renderer: renderer?.(next, compiled, assets) };
    });
  };
  core.update({ scheme: first });
  draw(first);
  use = (next) => {
    core.update({ scheme: next });
    draw(next);
    core.events.emit('style-changed', next);
  };
  return layerOf<VectorMapLayer, FeatureLayer<VectorLayerModel>>(layer, {
    get scheme() {
      return core.model.scheme;
    },
    setScheme(next) {
      checkSchemeGeometry(next, kind);
      build = null;
      use(next);
    },
  });
}
