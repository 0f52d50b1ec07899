import type { GepClient, LayerInfo } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import type { RasterMapLayer, VectorMapLayer } from '@gep/map-engine/layer';
import { isRasterScheme, isVectorScheme } from '@gep/map-engine/model';
import type {
  FeatureData,
  Field,
  RasterBand,
  RasterScheme,
  Scheme,
  VectorScheme,
} from '@gep/map-engine/model';
import { generateCategories } from '@gep/map-engine/scheme';
import { defaultPolygonScheme, defaultRasterScheme } from '../style/default-scheme';
import type { FormVersion } from '../../session/use-form-versions';
import type { LayerPlace } from './layer-place';
import { rasterLoader } from './raster-loader';
import { decodeSchemeText } from '../style/style-text';

interface Opened {
  readonly place: LayerPlace;
  readonly unit: string;
  /** The saved style could not be read; the default one is used instead. */
  readonly badStyle: boolean;
  /** The version of its style. */
  readonly version: FormVersion;
}

export interface OpenedPolygons extends Opened {
  readonly kind: 'polygon';
  readonly layer: VectorMapLayer;
  readonly fields: readonly Field[];
  readonly features: readonly FeatureData[];
}

export interface OpenedRaster extends Opened {
  readonly kind: 'raster';
  /** Its scheme has the bands with what is known of them. */
  readonly layer: RasterMapLayer;
  /** Whether range, deviation and histogram are only estimated yet. */
  readonly estimated: boolean;
}

/** A result layer as the screen works with it. */
export type OpenedLayer = OpenedPolygons | OpenedRaster;

/**
 * Fetches what a result layer is and makes its map layer, in the saved style or in the default one.
 * @param ramp of the default style
 * @throws ApiError, NetworkError, AbortError of the client
 */
export function openLayer(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  ramp?: string,
): Promise<OpenedLayer> {
  const open = place.layerType === 5 ? openRaster : openPolygons;
  return open(client, place, signal, ramp);
}

async function openPolygons(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  ramp?: string,
): Promise<OpenedPolygons> {
  // The polygons by themselves: the browser keeps them, and gets them again only when they are others.
  const [read, { features: polygons }] = await Promise.all([
    client.versioned('vectorData', { ...place, part: 'info' }, { signal }),
    client.vectorData({ ...place, part: 'features' }, { signal }),
  ]);
  const { layerStyle, ...info } = read.value;
  const { layer: model, features: byLayer } = decodeLayer({ ...info, features: polygons }, 'polygon');
  const { fields, statistics } = model;
  const features = byLayer.get(model.id) ?? [];
  const properties = features.map((feature) => feature.properties);
  const saved = savedScheme(layerStyle, isVectorScheme);
  const layer = createPolygonLayer({
    ...model,
    scheme: saved
      ? withRows(saved, properties)
      : defaultPolygonScheme(valueField(info, fields), statistics, properties, ramp),
    features,
  });
  const badStyle = layerStyle !== null && saved === null;
  const version = styleVersion(read.version);
  return { kind: 'polygon', place, layer, fields, features, unit: info.unit, badStyle, version };
}

async function openRaster(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  ramp?: string,
): Promise<OpenedRaster> {
  const read = await client.versioned('rasterBaseInfo', place, { signal });
  const { layerStyle, crs, extent, unit, bandInfoVo } = read.value;
  // The answer of this call lacks name, kind and projection: windows and extent are in EPSG:3857.
  const { layer: model } = decodeLayer(
    {
      id: `${place.modelId}-${place.name}-${place.compareFlag}`,
      name: place.name,
      layerType: 5,
      projection: 'EPSG:3857',
      originalProjection: crs,
      layerExtent: extent,
      bandInfoVo,
    },
    'raster',
  );
  const { bands } = model;
  const saved = savedScheme(layerStyle, isRasterScheme);
  const layer = createRasterLayer({
    ...model,
    scheme: saved ? withKnownBands(saved, bands) : defaultRasterScheme(bands, ramp),
    load: rasterLoader(client, place),
  });
  const badStyle = layerStyle !== null && saved === null;
  const version = styleVersion(read.version);
  const estimated = bandInfoVo.some(
    ({ rasterStatisticsInfoVo }) => rasterStatisticsInfoVo.estimated === true,
  );
  return { kind: 'raster', place, layer, estimated, unit, badStyle, version };
}

/** The version of a style that is open, which moves on with each save. */
function styleVersion(version: string | null): FormVersion {
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

/** A style of another program may name a field and no classes: they are made from the features. */
function withRows(scheme: VectorScheme, properties: readonly FeatureData['properties'][]): VectorScheme {
  const made = scheme.categories.length > 0 || scheme.other.count !== null;
  return made ? scheme : generateCategories(scheme, { properties });
}

/** Statistics belong to the data, not to the style: the present ones go first. */
function withKnownBands(scheme: RasterScheme, bands: readonly RasterBand[]): RasterScheme {
  const known = bands.map((band, index) => {
    const saved = scheme.bands[index]?.statistics;
    const { statistics } = band;
    return {
      ...band,
      statistics: {
        ...statistics,
        histogram: statistics.histogram ?? saved?.histogram ?? null,
        uniqueValues:
          statistics.uniqueValues.length > 0 ? statistics.uniqueValues : (saved?.uniqueValues ?? []),
      },
    };
  });
  return { ...scheme, bands: known };
}
