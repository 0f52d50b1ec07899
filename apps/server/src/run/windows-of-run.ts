import proj4 from 'proj4';
import type { RunWindows } from '@gep/api-client/contract';
import { findGrid } from '../project/grid-queries';
import type { PreparedGrid } from '../project/grid-queries';
import type { Services } from '../services';
import { windowStates } from '../window/window-queries';

/** A straight edge of the grid is curved on the map. */
const pieces = 16;

/** The windows of the pass that a project's calculation is in, neighbours of one state as one; empty between passes. */
export async function windowsOfRun({ database }: Services, projectId: string): Promise<RunWindows[]> {
  const grid = await findGrid(database.db, projectId);
  if (!grid) return [];
  const found: { state: RunWindows['state']; count: number; top: number; bottom: number }[] = [];
  for (const { state, top, bottom } of await windowStates(database.db, projectId)) {
    const last = found.at(-1);
    if (last?.state !== state) found.push({ state, count: 1, top, bottom });
    else found[found.length - 1] = { ...last, count: last.count + 1, bottom };
  }
  const ringOf = outlines(grid);
  return found.map(({ state, count, top, bottom }) => ({ state, count, ring: ringOf(top, bottom) }));
}

/** The outline of rows of a grid in EPSG:3857. */
function outlines({ crs, transform: [a, b, c, d, e, f], width }: PreparedGrid) {
  const { forward } = proj4(crs, 'EPSG:3857');
  const point = (column: number, row: number): [number, number] => {
    const [x, y] = forward([a * column + b * row + c, d * column + e * row + f]);
    return [x, y];
  };
  const across = Array.from({ length: pieces + 1 }, (_, i) => (width * i) / pieces);
  return (top: number, bottom: number): [number, number][] => [
    ...across.map((column) => point(column, top)),
    ...[...across].reverse().map((column) => point(column, bottom)),
    point(0, top),
  ];
}
