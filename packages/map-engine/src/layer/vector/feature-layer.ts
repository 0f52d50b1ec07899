import type { FeatureLike } from 'ol/Feature.js';
import type OlVectorLayer from 'ol/layer/Vector.js';
import type { LayerModel, MixedLayerModel, Problem, VectorLayerModel, VectorScheme } from '../../model';
import { lacksAssets } from '../../renderer/style/compiled-style';
import type { DataRows } from '../../scheme';
import { loadAssets } from '../../symbol';
import type { AssetNeeds, Picture } from '../../symbol';
import { createLayerCore, layerOf } from '../base-layer';
import type { LayerCore, SharedMembers } from '../base-layer';
import { checkFeatures, missingFields } from './check-features';
import { CanvasVectorLayer } from '../../renderer/canvas/canvas-vector-layer';
import type { LayerStyle } from '../../renderer/canvas/canvas-vector-layer';
import { extentOfFeatures } from './extent-of-features';
import { homeOf, moveFromHome } from './feature-home';
import type { FeatureHome } from './feature-home';
import { classedField, displayName, displayValue } from './feature-info';
import type { FeatureInfo } from './feature-info';
import type { MapLayer } from '../map-layer';
import { featureInputs } from '../../source/feature-inputs';
import type { LayerFeatures } from '../../source/feature-inputs';
import { geometryKind, propertiesOf } from '../../source/feature-properties';
import { idOf, toFeatures } from '../../source/to-feature';

/**
 * Features of a layer: a GeoJSON collection, a list, or a function that fetches either. A broken feature in a list makes
 * the factory throw GepDataError; what a function rejects with, and broken features of it, go to the event `failed`.
 */
export interface FeatureLoaders {
  readonly features?: LayerFeatures | ((options: { readonly signal: AbortSignal }) => Promise<LayerFeatures>);
}

/** What layers of features can also do. */
export interface FeatureLayer<Model extends LayerModel> extends MapLayer<Model> {
  readonly olLayer: OlVectorLayer;
  /** Settled when the features of the loader are in, or have failed. */
  readonly ready: Promise<void>;
  /** Replaces all features. @throws GepDataError naming a broken feature; the layer is then as it was. */
  setFeatures(features: LayerFeatures): void;
  /** What a feature of this layer says, at a position in the map's projection. */
  infoOf(feature: FeatureLike, coordinate: number[]): FeatureInfo;
  /**
   * What is wrong between the features and the scheme: fields that no feature has, features without geometry. Asked
   * after `data-changed` and `style-changed`.
   */
  problems(): Problem[];
}

/** What a kind of feature layer hands to the common part. */
export interface FeatureLayerParts<Model extends LayerModel> {
  readonly layer: FeatureLayer<Model>;
  readonly core: LayerCore<Model>;
  /** Draws with a new style function as soon as its pictures are there. */
  restyle(needs: AssetNeeds, compile: (assets: ReadonlyMap<string, Picture | null>) => LayerStyle): void;
}

type FeatureModel = VectorLayerModel | MixedLayerModel;

/** The scheme that draws a feature. */
function schemeOf(model: FeatureModel, feature: FeatureLike): VectorScheme {
  if (model.kind !== 'mixed') return model.scheme;
  return model.schemes[geometryKind(feature.getGeometry()?.getType() ?? 'Point')];
}

/**
 * Source, loading, reprojection and information of a layer of features; the kinds add their schemes.
 * @param onFeatures called with the attributes of new features before they are drawn; what it throws keeps the old ones
 */
export function createFeatureLayer<Model extends FeatureModel>(
  model: Model,
  loaders: FeatureLoaders,
  onFeatures: (properties: DataRows) => void = () => undefined,
): FeatureLayerParts<Model> {
  const olLayer = new CanvasVectorLayer();
  const source = olLayer.getSource()!;
  let home: FeatureHome | null = null;
  const core = createLayerCore(model, olLayer, (next, previous) => {
    const features = source.getFeatures();
    home ??= homeOf(features, previous);
    // Out and in again at once: the source would re-sort every single feature while it moves.
    source.clear(true);
    moveFromHome(features, home, next);
    source.addFeatures(features);
  });
  const assets = new Map<string, Picture | null>();
  const abort = new AbortController();
  let styling = 0;

  // In a microtask: the host attaches its listeners once it has the layer.
  let checking = false;
  const report = () => {
    if (checking) return;
    checking = true;
    queueMicrotask(() => {
      checking = false;
      if (abort.signal.aborted) return;
      const missing = missingFields(core.model, source.getFeatures());
      if (missing.length > 0) core.events.emit('problems', missing);
    });
  };

  const setFeatures = (given: LayerFeatures) => {
    const inputs = featureInputs(given);
    // All are made before the old ones go: a broken feature leaves the layer as it was.
    const features = toFeatures(inputs, core.model.projection, core.projection);
    onFeatures(inputs.map(({ properties }) => properties));
    source.clear(true);
    source.addFeatures(features);
    home = null;
    core.events.emit('data-changed', undefined);
    report();
  };

  const load = async (features: Extract<FeatureLoaders['features'], (...options: never[]) => unknown>) => {
    core.events.emit('loading', true);
    try {
      const loaded = await features({ signal: abort.signal });
      if (!abort.signal.aborted) setFeatures(loaded);
    } catch (error) {
      if (!abort.signal.aborted) core.events.emit('failed', error);
    } finally {
      core.events.emit('loading', false);
    }
  };

  const { features } = loaders;
  // A list is there at once, and a broken feature in it is the caller's error, as in `setFeatures`.
  if (features && typeof features !== 'function') setFeatures(features);

  const layer = layerOf<FeatureLayer<Model>, SharedMembers<Model>>(core.members, {
    olLayer,
    ready: typeof features === 'function' ? load(features) : Promise.resolve(),
    setFeatures,
    infoOf(feature, coordinate) {
      const properties = propertiesOf(feature) as FeatureInfo['properties'];
      const name = displayName(properties, core.model.nameField);
      const value = displayValue(properties, classedField(schemeOf(core.model, feature)));
      return { id: idOf(feature), name, value, properties, coordinate };
    },
    extent: () => extentOfFeatures(source.getFeatures()),
    problems: () => checkFeatures(core.model, source.getFeatures()),
    dispose() {
      abort.abort();
      core.events.clear();
      source.clear(true);
      olLayer.dispose();
    },
  });

  return {
    layer,
    core,
    restyle(needs, compile) {
      const turn = ++styling;
      report();
      if (!lacksAssets(needs, assets)) return olLayer.restyle(compile(assets));
      void loadAssets(needs, assets).then((problems) => {
        if (turn !== styling || abort.signal.aborted) return;
        olLayer.restyle(compile(assets));
        if (problems.length > 0) core.events.emit('problems', problems);
      });
    },
  };
}
