import { decodeWkb } from '@gep/map-engine/geometry';
import {
  burnZones,
  createZonalAccumulator,
  gridExtent,
  intersectExtents,
  prepareZones,
  windowTransform,
} from '@gep/raster';
import { openCells } from './open-cells';
import type { CellTerm } from './open-cells';
import { projectShape } from './project-shape';
import { zoneWindows } from './zone-windows';

/** Counts the cells of a grid in shapes, whether they have a value or not. */
export interface ZoneCellsTask {
  readonly kind: 'zone-cells';
  /** A raster on the grid; none of its cells is read. */
  readonly raster: readonly CellTerm[];
  /** Polygons of EPSG:3857 as WKB in base64. */
  readonly shapes: readonly string[];
}

export interface ZoneCellsResult {
  /** Of each shape, by the centres of cells. */
  readonly cells: readonly number[];
  /** Whether each shape reaches the grid: one without a cell that does is between the centres of cells. */
  readonly reached: readonly boolean[];
  /** How often a cell is in a further shape. */
  readonly shared: number;
}

export async function zoneCells({ raster, shapes }: ZoneCellsTask): Promise<ZoneCellsResult> {
  const source = await openCells(raster);
  const { info } = source;
  await source.close();
  const zones = prepareZones(shapes.map((shape) => projectShape(decodeWkb(shape), info.crs)));
  const accumulator = createZonalAccumulator(zones, { coverage: 'center' });
  let once = 0;
  for (const window of zoneWindows(info, zones)) {
    const [left, top, right, bottom] = window;
    const frame = {
      width: right - left,
      height: bottom - top,
      transform: windowTransform(info.transform, window),
    };
    accumulator.add({ ...frame, crs: info.crs, data: new Uint8Array(frame.width * frame.height) });
    once += burnZones(zones, frame).reduce((sum, zone) => (zone < 0 ? sum : sum + 1), 0);
  }
  const cells = accumulator.finish().map(({ count }) => count);
  const whole = gridExtent(info);
  return {
    cells,
    reached: zones.extents.map((extent) => intersectExtents(extent, whole) !== null),
    shared: cells.reduce((sum, count) => sum + count, 0) - once,
  };
}
