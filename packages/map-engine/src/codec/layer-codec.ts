import { defaults } from '../model';
import type { FeatureData, GroupLayerModel, LayerKind, LayerModel } from '../model';
import { styleCaps } from './caps';
import { decodeFeatures, encodeFeatures, idOf } from './feature-codec';
import { readTree } from './guard';
import { layerParts } from './layer-parts';
import type { LayerOf } from './layer-parts';
import type { Common, LayerParts } from './layer-wire';
import { opacity, shortText, size } from './shared-parts';
import { textParts } from './text-parts';
import { missingParts, withMissingParts } from './unknown-parts';
import { asObject, below, bool, code, integer, invalid, list, read } from './wire';
import type { JsonObject, Wire, WireCodec } from './wire';

/** Codes of the specification's map engine. */
const layerType = code<LayerKind>({
  group: 0,
  point: 1,
  line: 2,
  polygon: 3,
  mixed: 4,
  raster: 5,
  tile: 6,
  image: 7,
});

/** A layer of the server: its model, and the features that came with it by the id of their layer. */
export interface DecodedLayer<L extends LayerModel = LayerModel> {
  readonly layer: L;
  readonly features: ReadonlyMap<string, readonly FeatureData[]>;
}

const zIndex = integer(-1_000_000, 1_000_000);

/**
 * Reads a layer as the server sends it, as text or as a parsed tree: numeric `layerType`, and the parts that travel
 * as JSON text inside it (`layerStyle`, `layerExtent`, `additionalAttribute`). As strict as `decodeScheme`; unknown
 * parts are kept, a layer without a style gets the default one of its kind.
 * @param kind the only kind that is taken; by default all are
 * @throws GepDataError as `decodeScheme`, with the path through the text, e.g. `layerStyle.categories[0].color`.
 * @example
 * const { layer, features } = decodeLayer({ id: 'a', layerType: 3, features: [{ fid: '7', geometryWkb: null }] });
 * layer.kind; // 'polygon'
 * features.get('a'); // [{ id: '7', wkb: null, properties: {} }]
 */
export function decodeLayer<K extends LayerKind = LayerKind>(
  json: unknown,
  kind?: K,
): DecodedLayer<LayerOf<K>> {
  const features = new Map<string, readonly FeatureData[]>();
  const tree = readTree(json, { textLength: styleCaps.layerTextLength, skip: 'features' });
  const layer = decodeOne(asObject(tree, ''), '', features);
  if (kind !== undefined && layer.kind !== kind) {
    throw invalid('layerType', `${layerType.encode(kind)} (${kind})`);
  }
  return { layer: layer as LayerOf<K>, features };
}

function decodeOne(wire: Wire, at: string, features: Map<string, readonly FeatureData[]>): LayerModel {
  const kind = layerType.decode(wire.layerType, below(at, 'layerType'));
  const common = decodeCommon(wire, at);
  const own = decodeFeatures(wire.features, below(at, 'features'));
  if (own.length > 0 && features.has(common.id)) throw invalid(below(at, 'id'), 'a unique id');
  if (own.length > 0) features.set(common.id, own);
  if (kind === 'group') {
    const children = list<LayerModel>(
      { decode: (child, path) => decodeOne(asObject(child, path), path, features) } as WireCodec<LayerModel>,
      styleCaps.children,
    );
    const group: GroupLayerModel = {
      kind,
      ...common,
      children: read(wire, 'childrenLayer', children, [], at),
    };
    return withExtra(group, wire, at);
  }
  // One entry a kind, so the one found by a layer's kind reads and writes that layer.
  const parts = layerParts[kind] as unknown as LayerParts<LayerModel>;
  return withExtra(parts.decode(wire, at, common), wire, at);
}

function decodeCommon(wire: Wire, at: string): Common {
  const projection = read(wire, 'projection', shortText, '', at);
  const original = read(wire, 'originalProjection', shortText, '', at);
  const layerOrder = read(wire, 'layerOrder', zIndex, 0, at);
  return {
    id: wire.id === undefined || wire.id === null ? '' : idOf(wire.id, () => below(at, 'id')),
    name: read(wire, 'name', shortText, '', at),
    visible: read(wire, 'visible', bool, true, at),
    opacity: read(wire, 'opacity', opacity, 1, at),
    zIndex: read(wire, 'zIndex', zIndex, layerOrder, at),
    projection: projection === '' ? defaults.inputProjection : projection,
    originalProjection: original === '' ? null : original,
    ...optional(wire, at, 'filePath', shortText),
    ...optional(wire, at, 'minResolution', size),
    ...optional(wire, at, 'maxResolution', size),
  };
}

function optional<K extends string, T>(wire: Wire, at: string, key: K, codec: WireCodec<T>) {
  const value = wire[key];
  if (value === undefined || value === null) return {};
  return { [key]: codec.decode(value, below(at, key)) } as { readonly [P in K]: T };
}

/** Properties with their own codecs, which keep unknown parts themselves. */
const ownKeepers = new Set(['features', 'childrenLayer', 'layerStyle', 'scheme']);

function withExtra<L extends LayerModel>(layer: L, wire: Wire, at: string): L {
  const tree = Object.fromEntries(
    Object.entries(wire)
      .filter(([name]) => !ownKeepers.has(name))
      .map(([name, value]) => [name, textParts.decode(name, value, below(at, name))]),
  );
  const extra = missingParts(tree, encodeTree(layer));
  return extra ? { ...layer, extra } : layer;
}

/** The layer without its texts of JSON, those still being trees. */
function encodeTree(layer: LayerModel): JsonObject {
  const common: JsonObject = {
    id: layer.id,
    name: layer.name,
    layerType: layerType.encode(layer.kind),
    visible: layer.visible,
    opacity: layer.opacity,
    zIndex: layer.zIndex,
    projection: layer.projection,
    originalProjection: layer.originalProjection,
    ...(layer.filePath === undefined ? {} : { filePath: layer.filePath }),
    ...(layer.minResolution === undefined ? {} : { minResolution: layer.minResolution }),
    ...(layer.maxResolution === undefined ? {} : { maxResolution: layer.maxResolution }),
  };
  if (layer.kind === 'group') return common;
  const parts = layerParts[layer.kind] as unknown as LayerParts<LayerModel>;
  return { ...common, ...parts.encode(layer) };
}

/**
 * The server's JSON of a layer as a plain tree for JSON.stringify.
 * @param features those of the layer and its children by layer id.
 * @throws TypeError for features whose geometry is bytes.
 * @example
 * const { layer } = decodeLayer({ id: 'a', layerType: 3 });
 * encodeLayer(layer); // { id: 'a', layerType: 3, … }
 */
export function encodeLayer(layer: LayerModel, features: DecodedLayer['features'] = new Map()): JsonObject {
  const own = features.get(layer.id);
  return {
    ...textParts.encode(withMissingParts(encodeTree(layer), layer.extra)),
    ...(layer.kind === 'group'
      ? { childrenLayer: layer.children.map((child) => encodeLayer(child, features)) }
      : {}),
    ...(own ? { features: encodeFeatures(own) } : {}),
  };
}
