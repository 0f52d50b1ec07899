import type { RasterWindow } from '@gep/api-client/contract';
import { binaryAnswer, noContent, writtenAnswer } from '../call/call-request';
import type { BinaryAnswer, CallRequest } from '../call/call-request';
import type { RasterWindowTask } from '../worker/raster-window';
import type { WorkerPool } from '../worker/worker-pool';
import { windowSize } from './raster-layer';
import type { WindowQuery } from './raster-layer';
import { rasterWindowOf } from './raster-windows';

/** Who asks for a window, and in which form. */
export type WindowAsked = Pick<CallRequest, 'wantsBinary' | 'signal' | 'language'>;

/**
 * A window of cells as numbers, or as a GeoTIFF, which has no content where nothing is inside the window.
 * @param cells null: there are none
 * @throws GepError as `windowSize` does
 */
export async function windowAnswer(
  workers: WorkerPool,
  cells: RasterWindowTask['cells'] | null,
  query: WindowQuery,
  { wantsBinary, signal, language }: WindowAsked,
): Promise<BinaryAnswer | typeof noContent> {
  const size = windowSize(query);
  const { minX, minY, maxX, maxY } = query;
  const extent: RasterWindow['extent'] = [minX, minY, maxX, maxY];
  const form = wantsBinary ? 'tiff' : 'json';
  const bytes =
    cells && (await rasterWindowOf(workers, { kind: 'raster-window', cells, extent, ...size, form }, signal));
  if (wantsBinary) return bytes ? binaryAnswer(bytes, 'image/tiff') : noContent;
  const window = { exist: bytes !== null, extent, ...size, noDataValue: -9999 };
  return writtenAnswer(language, window, bytes);
}
