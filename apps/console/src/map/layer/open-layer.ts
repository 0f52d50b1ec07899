import type { GepClient, LayerInfo, RasterBaseInfo } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import type { RasterMapLayer, VectorMapLayer } from '@gep/map-engine/layer';
import { isRasterScheme, isVectorScheme } from '@gep/map-engine/model';
import type { FeatureData, Field, FieldValue, RasterBand, Scheme, VectorScheme } from '@gep/map-engine/model';
import { fieldStatistics } from '@gep/map-engine/scheme';
import { recountRows } from '@gep/map-engine/scheme/edit';
import { commonUnit } from '../../message/unit';
import type { ShownUnit } from '../../message/unit';
import { defaultPolygonScheme, defaultRasterScheme } from '../style/default-scheme';
import type { FormVersion } from '../../session/use-form-versions';
import { fitRasterScheme, fitVectorScheme, stretchJointly } from './fit-scheme';
import { jointBand } from './joint-band';
import type { DrawnLayer } from './drawn-layer';
import { labelFormat } from './label-format';
import { noUnit, styledUnit } from './layer-context';
import type { LayerContext, ShownColumn } from './layer-context';
import type { LayerPlace } from './layer-place';
import { rasterLoader } from './raster-loader';
import { decodeSchemeText } from '../style/style-text';

interface Opened {
  readonly place: LayerPlace;
  readonly context: LayerContext;
  /** The saved style could not be read; the default one is used instead. */
  readonly badStyle: boolean;
  /** The version of its style. */
  readonly version: FormVersion;
}

export interface OpenedPolygons extends Opened {
  readonly kind: 'polygon';
  readonly layer: VectorMapLayer;
  /** Those that are offered, by the names that people read. */
  readonly fields: readonly Field[];
  readonly features: readonly FeatureData[];
}

export interface OpenedRaster extends Opened {
  readonly kind: 'raster';
  /** Its scheme has the bands with what is known of them. */
  readonly layer: RasterMapLayer;
  /** What is known of its cells alone: a stretch of its scheme has the range of both years. */
  readonly bands: readonly RasterBand[];
  /** Of its cells, in both years. */
  readonly unit: ShownUnit;
  /** Side of a cell of the result in metres. */
  readonly cellSize: number;
  /** Whether range, deviation and histogram are only estimated yet. */
  readonly estimated: boolean;
}

/** A result layer as the screen works with it. */
export type OpenedLayer = OpenedPolygons | OpenedRaster;

/** A layer of the layer list: a result, or a file of the reader, whose numbers are as they are. */
export type ListedDrawn = OpenedLayer | (DrawnLayer & { readonly context?: undefined });

/** The unit of the numbers in the legend of a layer. */
export function legendUnitOf(opened: ListedDrawn, scheme: Scheme): ShownUnit {
  if (!opened.context) return noUnit;
  return opened.kind === 'raster' ? opened.unit : styledUnit(scheme, opened.context.columns);
}

/**
 * Fetches what a result layer is and makes its map layer, in the saved style or in the default one.
 * @throws ApiError, NetworkError, AbortError of the client
 */
export function openLayer(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
): Promise<OpenedLayer> {
  const open = place.layerType === 5 ? openRaster : openPolygons;
  return open(client, place, signal, context);
}

async function openPolygons(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
): Promise<OpenedPolygons> {
  const { version: seen, layerStyle, info, model, features } = await readPolygons(client, place, signal);
  const rows = features.map((feature) => feature.properties);
  const aliased = model.fields.map((field) => ({ ...field, ...aliasOf(context.columns, field) }));
  const saved = savedScheme(layerStyle, isVectorScheme);
  const otherValues = async (fieldName: string): Promise<readonly FieldValue[]> => {
    const { projectId } = place;
    if (context.otherYear === null) return [];
    const at = { projectId, layerId: info.id, fieldName, compareFlag: context.otherYear };
    const { field } = await client.fieldValues(at, { signal });
    return field.map((value) => (typeof value === 'boolean' ? null : value));
  };
  const scheme = saved
    ? await fitVectorScheme(saved, rows, otherValues)
    : await defaultScheme(valueField(info, aliased), rows, otherValues, context);
  const layer: VectorMapLayer = createPolygonLayer({
    ...{ ...model, scheme: withAliases(scheme, aliased), features },
    formatLabel: labelFormat(context.columns, () => layer.scheme),
  });
  const badStyle = layerStyle !== null && saved === null;
  const version = styleVersion(seen);
  const fields = aliased.filter(
    ({ name }) => !context.columns.some((one) => one.hidden && one.name === name),
  );
  return { kind: 'polygon', place, context, layer, fields, features, badStyle, version };
}

/** The districts of a result with their values, and the style that was saved for them. */
export async function readPolygons(client: GepClient, place: LayerPlace, signal: AbortSignal) {
  // The polygons by themselves: the browser keeps them, and gets them again only when they are others.
  const [{ value, version }, { features: polygons }] = await Promise.all([
    client.versioned('vectorData', { ...place, part: 'info' }, { signal }),
    client.vectorData({ ...place, part: 'features' }, { signal }),
  ]);
  const { layerStyle, ...info } = value;
  const { layer: model, features } = decodeLayer({ ...info, features: polygons }, 'polygon');
  return { version, layerStyle, info, model, features: features.get(model.id) ?? [] };
}

/** Classes of the values of both years, so that the same value has the same colour. */
async function defaultScheme(
  field: Field | null,
  rows: readonly FeatureData['properties'][],
  otherValues: (field: string) => Promise<readonly FieldValue[]>,
  { ramp }: LayerContext,
): Promise<VectorScheme> {
  if (!field) return defaultPolygonScheme(null, null, rows, ramp);
  const others = (await otherValues(field.name)).map((value) => ({ [field.name]: value }));
  const statistics = fieldStatistics(rows, [field]);
  const scheme = defaultPolygonScheme(field, statistics, [...rows, ...others], ramp);
  return scheme.kind === 'single-symbol' ? scheme : recountRows(scheme, { properties: rows });
}

const aliasOf = (columns: readonly ShownColumn[], { name }: Field): Pick<Field, 'alias'> => {
  const alias = columns.find((column) => column.name === name)?.alias;
  return alias === undefined ? {} : { alias };
};

/** The fields of a scheme as the layer has them: aliases are not saved. */
function withAliases(scheme: VectorScheme, fields: readonly Field[]): VectorScheme {
  const known = (field: Field): Field => fields.find(({ name }) => name === field.name) ?? field;
  if ('fields' in scheme) return { ...scheme, fields: scheme.fields.map(known) };
  return 'field' in scheme && scheme.field ? { ...scheme, field: known(scheme.field) } : scheme;
}

async function openRaster(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
): Promise<OpenedRaster> {
  const load = rasterLoader(client, place);
  // It takes as long to start as the description takes to come.
  load.worker?.warm();
  const [read, other] = await Promise.all([
    client.versioned('rasterBaseInfo', place, { signal }),
    context.otherYear === null
      ? null
      : client.rasterBaseInfo({ ...place, compareFlag: context.otherYear }, { signal }),
  ]);
  const { layerStyle, unit, cellSize } = read.value;
  const model = rasterModel(place, read.value);
  const others = other ? rasterModel(place, other).bands : [];
  const saved = savedScheme(layerStyle, isRasterScheme);
  const bands = saved ? withKnown(model.bands, saved.bands) : model.bands;
  const scale = jointBand(bands[0]?.statistics ?? null, others[0]?.statistics ?? null);
  const layer = createRasterLayer({
    ...model,
    scheme: saved
      ? fitRasterScheme(saved, bands, others)
      : stretchJointly(defaultRasterScheme(bands, scale, context.ramp), bands, others),
    load,
  });
  const badStyle = layerStyle !== null && saved === null;
  const version = styleVersion(read.version);
  const estimated = read.value.bandInfoVo.some(
    ({ rasterStatisticsInfoVo }) => rasterStatisticsInfoVo.estimated === true,
  );
  const sizes = scale ? [scale.mean, Math.max(Math.abs(scale.min), Math.abs(scale.max))] : [];
  const shown = commonUnit(unit, sizes, context.language);
  return {
    kind: 'raster',
    place,
    context,
    layer,
    bands,
    unit: shown,
    cellSize,
    estimated,
    badStyle,
    version,
  };
}

export function rasterModel(
  place: LayerPlace,
  { crs, extent, bandInfoVo }: Pick<RasterBaseInfo, 'crs' | 'extent' | 'bandInfoVo'>,
) {
  // The answer of this call lacks name, kind and projection: windows and extent are in EPSG:3857.
  const wire = {
    id: `${place.modelId}-${place.name}-${place.compareFlag}`,
    name: place.name,
    layerType: 5,
    projection: 'EPSG:3857',
    originalProjection: crs,
    layerExtent: extent,
    bandInfoVo,
  };
  return decodeLayer(wire, 'raster').layer;
}

/** The version of a style that is open, which moves on with each save. */
export function styleVersion(version: string | null): FormVersion {
  const known = { version };
  return {
    get version() {
      return known.version;
    },
    advance: (next) => void (known.version = next),
  };
}

/** The field that carries the values: the one that the server names, else Sum, sum or t_value. */
function valueField(info: Pick<LayerInfo, 'valueField'>, fields: readonly Field[]): Field | null {
  const names = [info.valueField, 'Sum', 'sum', 't_value'];
  return fields.find((field) => names.includes(field.name)) ?? null;
}

function savedScheme<S extends Scheme>(
  layerStyle: string | null,
  fits: (scheme: Scheme) => scheme is S,
): S | null {
  const scheme = layerStyle === null ? null : decodeSchemeText(layerStyle);
  return scheme && fits(scheme) ? scheme : null;
}

/** Statistics belong to the data, not to the style; what was counted for the style stays where the present ones lack it. */
function withKnown(bands: readonly RasterBand[], saved: readonly RasterBand[]): RasterBand[] {
  return bands.map((band, index) => {
    const known = saved[index]?.statistics;
    const { statistics } = band;
    return {
      ...band,
      statistics: {
        ...statistics,
        histogram: statistics.histogram ?? known?.histogram ?? null,
        uniqueValues:
          statistics.uniqueValues.length > 0 ? statistics.uniqueValues : (known?.uniqueValues ?? []),
      },
    };
  });
}
