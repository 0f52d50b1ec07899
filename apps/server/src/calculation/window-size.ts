import type { FlatFrame, FlatInput, WindowModel } from '../worker/tasks';

/** Cells of a window where memory allows more: a window takes a fraction of a second, and so does the way to a stop. */
const cellsWanted = 250_000;
/** What the arrays of a window may take, with its halo. */
const bytesAllowed = 160e6;
/** Districts, inside, and what a model makes on its way from its inputs to its layers, a cell. */
const bytesAlways = 100;

/** What the size of a window depends on. */
interface Needs {
  readonly frame: Pick<FlatFrame, 'width' | 'height'>;
  /** Rows of neighbours. */
  readonly halo: number;
  readonly cases: readonly Pick<WindowModel, 'rasters'>[];
  /** The largest number of layers that one of the models has. */
  readonly layers: number;
}

/** Bytes a cell of a window takes while models are computed: each band once, and the layers of one model at a time. */
export function bytesPerCell({ cases, layers }: Pick<Needs, 'cases' | 'layers'>): number {
  const files = new Map<string, FlatInput>();
  for (const { rasters } of cases)
    for (const raster of Object.values(rasters))
      if (typeof raster === 'object' && 'path' in raster) files.set(raster.path, raster);
  // Classes are read as 4 bytes, and some models read them as numbers of 8.
  const inputs = [...files.values()].reduce(
    (sum, { bands, cellType }) => sum + bands * (cellType === 'int32' ? 12 : 8),
    0,
  );
  return bytesAlways + inputs + layers * 12;
}

/**
 * Rows of a window: a few hundred thousand cells, fewer where a cell has many bands, and at least as many as its halo
 * where memory allows, because the rows of the halo are read again and again.
 */
export function windowRows(needs: Needs): number {
  const { frame, halo } = needs;
  const allowed = Math.floor(bytesAllowed / bytesPerCell(needs) / frame.width) - 2 * halo;
  const wanted = Math.max(Math.ceil(cellsWanted / frame.width), 2 * halo);
  return Math.max(1, Math.min(wanted, allowed));
}
