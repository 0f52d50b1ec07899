import type { GepClient } from '@gep/api-client';
import { differenceLoader } from '@gep/map-engine/layer';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import type { Extent, RasterBand } from '@gep/map-engine/model';
import { describe } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import { commonUnit } from '../../../message/unit';
import { differenceRasterScheme } from '../../style/difference-scheme';
import type { LayerContext, Minus } from '../layer-context';
import type { LayerPlace } from '../layer-place';
import { rasterModel } from '../open-raster';
import type { OpenedRaster } from '../opened-layer';
import { rasterLoader } from '../raster-loader';
import { styleVersion } from '../saved-style';
import { checkValues } from './check-values';

/** Cells of each side of the window that the classes are made of. */
const sampleSide = 512;

export async function rasterDifference(
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
  return {
    kind: 'raster',
    place,
    context,
    layer,
    bands,
    unit,
    cellSize,
    estimated: false,
    badStyle: false,
    version: styleVersion(null),
  };
}

/** What is known of the cells of one result is not true of the differences. */
function differenceBand(band: RasterBand, cells: TypedArray): RasterBand {
  const { min, max, mean, stddev, count } = describe(cells);
  const unknown = { noData: null, histogram: null, uniqueValues: [], uniqueValueCount: 0 };
  const statistics = { ...band.statistics, ...unknown, min, max, mean, stddev, totalCount: count };
  return { ...band, statistics };
}
