import type { GepClient } from '@gep/api-client';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import { differenceLoader } from '@gep/map-engine/layer';
import type { Extent, FeatureData, Field, RasterBand } from '@gep/map-engine/model';
import { describe } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import { commonUnit } from '../../message/unit';
import { ConsoleFault } from '../../session/console-fault';
import { differencePolygonScheme, differenceRasterScheme } from '../style/difference-scheme';
import type { LayerContext } from './layer-context';
import type { LayerPlace } from './layer-place';
import { rasterModel, readPolygons, styleVersion } from './open-layer';
import type { OpenedLayer, OpenedPolygons, OpenedRaster } from './open-layer';
import { rasterLoader } from './raster-loader';

/*
 * One result minus another of the same unit. Cells of one grid are subtracted as they are. Colours are not saved: they follow
 * from the differences.
 */

type Minus = NonNullable<LayerContext['minus']>;

/**
 * @param minus what is taken away from the result of the place
 * @throws ConsoleFault where both are the same, or have nothing in common; ApiError, NetworkError, AbortError of the client
 */
export function openDifference(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
  minus: Minus,
): Promise<OpenedLayer> {
  const open = place.layerType === 5 ? rasterDifference : polygonDifference;
  return open(client, place, signal, context, minus);
}

const unsaved = () => ({ badStyle: false, version: styleVersion(null) });

async function polygonDifference(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
  minus: Minus,
): Promise<OpenedPolygons> {
  const [later, earlier] = await Promise.all(
    [place, minus.place].map((one) => readPolygons(client, one, signal)),
  );
  const features = subtracted(later.features, earlier.features);
  const rows = features.map(({ properties }) => properties);
  const values = rows.flatMap(({ Sum }) => (typeof Sum === 'number' ? [Sum] : []));
  checkValues(values);
  const unit = commonUnit(minus.unit, values, context.language);
  const columns = context.columns.map((column) => (column.name === 'Sum' ? { ...column, unit } : column));
  const fields = columns.map(({ name, alias }): Field => {
    const type = name === 'Name' || name === 'code' ? 'STRING' : 'REAL';
    return { name, type, alias };
  });
  const field = fields.find(({ name }) => name === 'Sum') ?? { name: 'Sum', type: 'REAL' };
  const scheme = differencePolygonScheme(field, rows);
  const layer = createPolygonLayer({ ...later.model, fields, scheme, features });
  return {
    kind: 'polygon',
    ...{ place, context: { ...context, columns }, layer, fields, features, ...unsaved() },
  };
}

/** The districts of the later result with both values and their difference; none where one of them is missing. */
function subtracted(later: readonly FeatureData[], earlier: readonly FeatureData[]): FeatureData[] {
  const keyOf = ({ properties: { code, Name } }: FeatureData) => code ?? Name ?? null;
  const before = new Map(earlier.map((feature) => [keyOf(feature), feature.properties.Sum ?? null]));
  return later.map((feature) => {
    const { Name = null, code = null, Sum: to = null } = feature.properties;
    const from = before.get(keyOf(feature)) ?? null;
    const Sum = typeof to === 'number' && typeof from === 'number' ? to - from : null;
    return { ...feature, properties: { Name, code, Sum, later: to, earlier: from } };
  });
}

/** Cells of each side of the window that the classes are made of. */
const sampleSide = 512;

async function rasterDifference(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
  minus: Minus,
): Promise<OpenedRaster> {
  const info = await client.rasterBaseInfo(place, { signal });
  const load = differenceLoader(rasterLoader(client, place), rasterLoader(client, minus.place));
  const [minX, minY, maxX, maxY] = info.extent;
  const extent: Extent = [minX, minY, maxX, maxY];
  const resolution = Math.max(maxX - minX, maxY - minY) / sampleSide;
  const block = await load(extent, resolution, { signal, projection: 'EPSG:3857', resampling: 'nearest' });
  const cells = (block?.bands[0] ?? new Float32Array()).filter((cell) => !Number.isNaN(cell));
  checkValues(cells);
  const model = rasterModel(place, info);
  const bands = model.bands.map((band) => differenceBand(band, cells));
  const layer = createRasterLayer({
    ...{ ...model, bands, load },
    scheme: differenceRasterScheme(cells, bands),
  });
  const sizes = Array.from(cells, Math.abs).sort((a, b) => a - b);
  const unit = commonUnit(minus.unit, [sizes[sizes.length >> 1], sizes[sizes.length - 1]], context.language);
  const { cellSize } = info;
  return { kind: 'raster', place, context, layer, bands, unit, cellSize, estimated: false, ...unsaved() };
}

/** What is known of the cells of one result is not true of the differences. */
function differenceBand(band: RasterBand, cells: TypedArray): RasterBand {
  const { min, max, mean, stddev, count } = describe(cells);
  const unknown = { noData: null, histogram: null, uniqueValues: [], uniqueValueCount: 0 };
  const statistics = { ...band.statistics, ...unknown, min, max, mean, stddev, totalCount: count };
  return { ...band, statistics };
}

/** @throws ConsoleFault */
function checkValues(values: ArrayLike<number>): void {
  if (values.length === 0) throw new ConsoleFault('difference-apart');
  if (Array.from(values).every((value) => value === 0)) throw new ConsoleFault('difference-same');
}
