import type { TypeLevel } from '@gep/ecosystem-models';
import { changeStep } from '@gep/api-client/contract';
import type { ChangedPlace } from '@gep/api-client/contract';
import { windowTransform } from '@gep/raster';
import type { CellWindow, GridFrame } from '@gep/raster';
import type { BinaryAnswer, noContent } from '../call/call-request';
import type { RangeTools } from '../range/result-ranges';
import { webMercatorExtent, windowSize } from '../result/raster-layer';
import type { WindowQuery } from '../result/raster-layer';
import { windowAnswer } from '../result/window-answer';
import type { WindowAsked } from '../result/window-answer';
import type { ChangedCells } from '../worker/change-match';
import { districtsIn, districtsOf } from './extent-account';
import { pathsOf } from './kept-changes';
import { landCoverYears } from './land-cover-years';

/** Which cells: of a district by its code or of the project; of a pair of types, or of one or both of any. */
interface Wanted {
  readonly projectId: string;
  readonly code?: string | undefined;
  readonly typeLevel?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Null where there are no two land covers. @throws GepError NOT_FOUND for a district without figures */
async function changedCells(
  tools: RangeTools,
  { projectId, code, typeLevel = 1, from, to }: Wanted,
): Promise<ChangedCells | null> {
  const years = await landCoverYears(tools.services, projectId);
  if ('missing' in years) return null;
  return {
    frame: years.frame,
    ...(await pathsOf(tools.services, years)),
    districts: code === undefined ? null : districtsIn(await districtsOf(tools, years), code),
    typeLevel: typeLevel as TypeLevel,
    from: from ?? null,
    to: to ?? null,
    step: changeStep,
  };
}

/**
 * Where the cells of a change are, and how many.
 * @throws GepError NOT_FOUND for a district without figures
 */
export async function changedPlace(tools: RangeTools, wanted: Wanted): Promise<ChangedPlace> {
  const cells = await changedCells(tools, wanted);
  if (cells === null) return { cells: 0, extent: null };
  const found = await tools.workers.run({ kind: 'changed-place', cells }, tools.signal);
  return { cells: found.cells, extent: found.window && mapExtent(cells.frame, found.window) };
}

/** @throws GepError as `changedPlace` and `windowSize` do */
export async function changedWindow(
  tools: RangeTools,
  query: Wanted & WindowQuery,
  asked: WindowAsked,
): Promise<BinaryAnswer | typeof noContent> {
  // A window that is too large is refused before a file is looked for.
  windowSize(query);
  const cells = await changedCells(tools, query);
  return windowAnswer(tools.workers, cells, query, asked);
}

function mapExtent(frame: GridFrame, window: CellWindow): [number, number, number, number] {
  const [left, top, right, bottom] = window;
  const transform = windowTransform(frame.transform, window);
  return [...webMercatorExtent({ width: right - left, height: bottom - top, transform, crs: frame.crs })];
}
